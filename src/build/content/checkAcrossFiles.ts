import Holidays from 'date-holidays';
import type { Content } from '../../content/schema';
import { fileSchemas } from '../../content/schema';
import { slugify } from '../../ui/slugify';
import { pageElementIds, readMarkdown } from '../written/markdown';
import { didYouMean } from './didYouMean';
import { holidayCalendar } from './officeHours';
import type { Problems } from './problems';
import { pagePaths } from './routes';

/**
 * Checks what no field says by itself: panels whose names make the same address, a synonym of nothing, a link of the navigation to nowhere, holidays of a country or region
 * that nobody knows.
 */
export function checkAcrossFiles(content: Content, problems: Problems): void {
  checkAddresses(content, problems);
  checkSynonyms(content, problems);
  checkNavigation(content, problems);
  checkHolidays(content, problems);
}

/** The headings of the pages whose ids are made of their texts, and where each is written. */
function addressedHeadings({ technologies, itsolutions }: Content) {
  return [
    {
      file: 'technologies' as const,
      value: technologies,
      headings: [
        ...(technologies?.technologies ?? []).map(({ category }, index) => ({
          title: category,
          path: ['technologies', index, 'category'],
        })),
        ...(technologies?.topics ?? []).map(({ title }, index) => ({
          title,
          path: ['topics', index, 'title'],
        })),
        ...(technologies?.best
          ? [{ title: technologies.best.title, path: ['best', 'title'] }]
          : []),
      ],
    },
    {
      file: 'itsolutions' as const,
      value: itsolutions,
      headings: (itsolutions?.sections ?? []).map(({ title }, index) => ({
        title,
        path: ['sections', index, 'title'],
      })),
    },
  ];
}

function checkAddresses(content: Content, problems: Problems): void {
  for (const { file, value, headings } of addressedHeadings(content)) {
    const taken = new Set(pageElementIds);
    for (const { title, path } of headings) {
      const id = slugify(title);
      const what = id
        ? taken.has(id) && `makes the address #${id}, which another has already`
        : 'has no letter or digit that an address could be made of';
      if (what) problems.report(`content/${file}.json`, fileSchemas[file], value, path, what);
      // Of a panel, what opens and closes has an id of its own.
      taken.add(id).add(`${id}-content`);
    }
  }
}

/** Every short text of the content: what may be a name or a heading, and have a synonym. */
function namesOf(content: unknown): string[] {
  if (typeof content === 'string') return content.length <= longestName ? [content] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(namesOf);
}

/** In characters. */
const longestName = 90;

function checkSynonyms(content: Content, problems: Problems): void {
  const { synonyms, written, ...others } = content;
  if (!synonyms) return;
  const headings = Object.values(written)
    .flat()
    .flatMap(({ front, body }) => [front, readMarkdown(body).headings]);
  const names = new Set(namesOf([others, headings]));
  for (const [index, { names: own, also }] of synonyms.synonyms.entries()) {
    const report = (path: PropertyKey[], what: string) =>
      problems.report(
        'content/synonyms.json',
        fileSchemas.synonyms,
        synonyms,
        ['synonyms', index, ...path],
        what,
      );
    for (const [place, name] of own.entries())
      if (!names.has(name))
        report(
          ['names', place],
          `is no category, maker, model or heading: "${name}"${didYouMean(name, names)}`,
        );
    for (const [place, synonym] of also.entries())
      if (own.some((name) => slugify(name) === slugify(synonym)))
        report(['also', place], 'is the name itself');
  }
}

function checkNavigation({ site }: Content, problems: Problems): void {
  for (const [index, { href }] of site.navigation.entries()) {
    if (pagePaths.includes(href.split('#')[0] ?? '')) continue;
    problems.report(
      'content/site.json',
      fileSchemas.site,
      site,
      ['navigation', index, 'href'],
      `leads to no page of the site: "${href}"${didYouMean(href, pagePaths)}`,
    );
  }
}

function checkHolidays({ company }: Content, problems: Problems): void {
  const { holidays } = company.openingHours ?? {};
  if (!holidays) return;
  const { country, region, except = [] } = holidays;
  const calendar = new Holidays();
  const report = (what: string, ...keys: PropertyKey[]) =>
    problems.report(
      'content/company.json',
      fileSchemas.company,
      company,
      ['openingHours', 'holidays', ...keys],
      what,
    );
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
