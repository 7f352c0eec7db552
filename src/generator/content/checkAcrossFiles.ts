import Holidays from 'date-holidays';
import { type Content, fileSchemas } from '../../content/schema';
import { slugify } from '../../ui/slugify';
import { keysOf, textsIn } from '../objects';
import { pageElementIds, readMarkdown } from '../written/markdown';
import { holidayCalendar } from './officeHours';
import { didYouMean, type Problems } from './problems';

/**
 * Checks what no field says by itself: panels whose names make the same address, a synonym of nothing,
 * holidays of a country or region that nobody knows.
 */
export function checkAcrossFiles(content: Content, problems: Problems): void {
  checkAddresses(content, problems);
  checkSynonyms(content, problems);
  checkHolidays(content, problems);
}

/** Reports what is wrong at places of a file of the content. */
export const reporter =
  (content: Content, file: keyof typeof fileSchemas, problems: Problems) =>
  (path: readonly PropertyKey[], what: string): void =>
    problems.report(`content/${file}.json`, fileSchemas[file], content[file], path, what);

/** The headings of the pages whose ids are made of their texts, and where each is written. */
function addressedHeadings({ technologies, itsolutions }: Content) {
  const placed = (titles: readonly string[] | undefined, list: string, key: string) =>
    (titles ?? []).map((title, index) => ({ title, path: [list, index, key] }));
  const titleOf = ({ title }: { title: string }) => title;
  return {
    technologies: [
      ...placed(
        technologies?.technologies.map(({ category }) => category),
        'technologies',
        'category',
      ),
      ...placed(technologies?.topics?.map(titleOf), 'topics', 'title'),
      ...(technologies?.best ? [{ title: technologies.best.title, path: ['best', 'title'] }] : []),
    ],
    itsolutions: placed(itsolutions?.sections.map(titleOf), 'sections', 'title'),
  };
}

function checkAddresses(content: Content, problems: Problems): void {
  const headings = addressedHeadings(content);
  for (const file of keysOf(headings)) {
    const report = reporter(content, file, problems);
    const taken = new Set(pageElementIds);
    for (const { title, path } of headings[file]) {
      const id = slugify(title);
      if (!id) report(path, 'has no letter or digit that an address could be made of');
      else if (taken.has(id)) report(path, `makes the address #${id}, which another has already`);
      // Of a panel, what opens and closes has an id of its own.
      taken.add(id).add(`${id}-content`);
    }
  }
}

/** A text that is longer, in characters, is no name or heading that may have a synonym. */
const longestName = 90;

function checkSynonyms(content: Content, problems: Problems): void {
  const { synonyms, written, ...others } = content;
  if (!synonyms) return;
  const headings = Object.values(written)
    .flat()
    .flatMap(({ front, body }) => [front, readMarkdown(body).headings]);
  const texts = [...textsIn([others, headings])];
  const names = new Set(texts.filter(({ length }) => length <= longestName));
  const report = reporter(content, 'synonyms', problems);
  for (const [index, { names: own, also }] of synonyms.synonyms.entries()) {
    for (const [place, name] of own.entries())
      if (!names.has(name))
        report(
          ['synonyms', index, 'names', place],
          `is no category, maker, model or heading: "${name}"${didYouMean(name, names)}`,
        );
    for (const [place, synonym] of also.entries())
      if (own.some((name) => slugify(name) === slugify(synonym)))
        report(['synonyms', index, 'also', place], 'is the name itself');
  }
}

function checkHolidays(content: Content, problems: Problems): void {
  const { holidays } = content.company.openingHours ?? {};
  if (!holidays) return;
  const { country, region, except = [] } = holidays;
  const calendar = new Holidays();
  const report = (what: string, ...keys: PropertyKey[]) =>
    reporter(content, 'company', problems)(['openingHours', 'holidays', ...keys], what);
  if (!(country in calendar.getCountries()))
    report(`is no country whose holidays are known: "${country}"`, 'country');
  else if (region && !(region in (calendar.getStates(country) ?? {})))
    report(`is no region of ${country} whose holidays are known: "${region}"`, 'region');
  else {
    const names = new Set(
      holidayCalendar(holidays)
        .getHolidays(new Date().getUTCFullYear())
        .map(({ name }) => name),
    );
    for (const [index, name] of except.entries())
      if (!names.has(name))
        report(`is no holiday there: "${name}"${didYouMean(name, names)}`, 'except', index);
  }
}
