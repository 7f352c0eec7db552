import { type Content, checkContent } from '../../src/build/checkContent';
import { siteContent, siteFiles } from '../../src/build/siteContent';
import type { Successor } from '../../src/content/types';
import { slugify } from '../../src/ui/slugify';

/** The site's content with one mistake in it. */
function problemsAfter(mistake: (content: Content) => unknown): string[] {
  const { otherTexts, ...rest } = siteContent;
  // The other texts hold functions, which cannot be cloned. A synonym, a successor, a maker of a job
  // or a count of what a mistake takes away would be a second mistake.
  const content: Content = {
    ...structuredClone(rest),
    otherTexts,
    synonyms: [],
    successors: [],
    facts: [],
    jobs: rest.jobs.map((job) => ({ ...job, partner: at(rest.partners, -1).id, makers: [] })),
  };
  mistake(content);
  return checkContent(content, siteFiles);
}

function at<Entry>(list: readonly Entry[], place = 0): Entry {
  const entry = list.at(place);
  if (entry === undefined) throw new Error('The list is too short.');
  return entry;
}

/** Changes the first entry of a list. */
const spoil = <Entry extends object>(list: readonly Entry[], change: Partial<Entry>) =>
  Object.assign(at(list), change);

// What the site's content says today; what is tested holds whatever it says.
const [partner = '', otherPartner = ''] = [0, 1].map((place) => at(siteContent.partners, place).id);
const service = at(siteContent.services).id;
const job = at(siteContent.jobs).id;
const station = at(siteContent.line.stations).id;
const symptom = at(siteContent.line.symptoms).id;
const chapter = at(siteContent.about.sections).id;
const { category, brands } = at(siteContent.technologies);
const [brand = '', otherBrand = ''] = brands.map(({ name }) => name);
const model = at(at(brands).models);
const [section, otherSection = ''] = siteContent.itSolutions.sections.map(({ title }) => title);

const noPicture = (name: string) =>
  `there is no picture "${name}", or not all of its files (add it below pictures/, then npm run images)`;

/** A synonym beside those of the site. */
const also =
  (name: string, ...words: string[]) =>
  ({ synonyms }: Content) =>
    synonyms.push({ name, also: words });

const publication = { publisher: 'A', title: 'T', address: 'https://a.example/t' };

/** A way on for a model, from two publications unless something else is said. */
const successor =
  (
    change: Partial<Successor>,
    second = { publisher: 'B', title: 'U', address: 'https://b.example/u' },
  ) =>
  ({ successors }: Content) =>
    successors.push({
      ...{ model, successor: 'VHS' },
      source: { kind: 'independent', publications: [publication, { ...publication, ...second }] },
      ...change,
    });

/** The line that each mistake is told by: the file below `src/content/`, the entry and the field. */
const mistakes: Record<string, (content: Content) => unknown> = {
  'slides.ts, the list, length: has no entries': ({ slides }) => slides.splice(0),
  'jobs.ts, the list, length: has no entries': ({ jobs }) => jobs.splice(0),
  [`partners.ts, ${otherPartner}, id: is used twice`]: ({ partners }) =>
    spoil(partners, { id: otherPartner }),
  [`partners.ts, ${partner}, imgSrc: there is no file "/partners/missing.svg" below static/`]: ({
    partners,
  }) => spoil(partners, { imgSrc: '/partners/missing.svg' }),
  [`line.ts, ${station}, services: there is no "magic"`]: ({ line }) =>
    spoil(line.stations, { services: ['magic'] }),
  [`line.ts, ${station}, makers: there is no "Nobody"`]: ({ line }) =>
    spoil(line.stations, { makers: ['Nobody'] }),
  [`line.ts, ${symptom}, looks: there is no "cellar"`]: ({ line }) =>
    spoil(at(line.symptoms).looks, { station: 'cellar' }),
  [`jobs.ts, ${job}, partner: "nobody" is no partner's id`]: ({ jobs }) =>
    spoil(jobs, { partner: 'nobody' }),
  [`jobs.ts, ${job}, makers[0]: "Nobody" is no maker in technologies.ts`]: ({ jobs }) =>
    spoil(jobs, { makers: ['Nobody'] }),
  [`home.ts, facts, 1000 clients: there are ${siteContent.partners.length} partners`]: ({
    facts,
  }) => facts.push({ figure: '1000 clients', text: 'by name', counted: 'partners' }),
  [`about.ts, ${chapter}, action: "shop" is no route's id`]: ({ about }) =>
    spoil(about.sections, { action: { text: 'See more', page: 'shop' } }),
  [`about.ts, ${chapter}, more: "shop" is no route's id`]: ({ about }) =>
    spoil(about.sections, { more: { text: 'See more', page: 'shop' } }),
  [`about.ts, introduction, img: ${noPicture('about/missing')}`]: ({ about }) =>
    Object.assign(about, { img: 'about/missing' }),
  [`services.ts, ${service}, panel: names no technology category`]: ({ services }) =>
    spoil(services, { panel: 'Simens' }),
  [`services.ts, ${service}, imgSrc: ${noPicture('services/missing')}`]: ({ services }) =>
    spoil(services, { imgSrc: 'services/missing' }),
  [`services.ts, ${service}, backText: is empty`]: ({ services }) =>
    spoil(services, { backText: ' ' }),
  [`technologies.ts, ${category} › ${brand}, models[0]: is empty`]: ({ technologies }) =>
    at(at(technologies).brands).models.splice(0, 1, ''),
  [`technologies.ts, ${category} › ${brand}, models: has "${model}" twice`]: ({ technologies }) =>
    at(at(technologies).brands).models.push(model),
  [`technologies.ts, ${category} › ${brand}, models: has no entries`]: ({ technologies }) =>
    spoil(at(technologies).brands, { models: [] }),
  [`technologies.ts, ${category} › ${otherBrand}, name: is used twice`]: ({ technologies }) =>
    spoil(at(technologies).brands, { name: otherBrand }),
  [`technologies.ts, ${category}, brands: has no entries`]: ({ technologies }) =>
    spoil(technologies, { brands: [] }),
  [`itSolutions.ts, ${section}, items: has no entries`]: ({ itSolutions }) =>
    spoil(itSolutions.sections, { items: [] }),
  [`itSolutions.ts, ${otherSection}, address: #${slugify(otherSection)} is used twice`]: ({
    itSolutions,
  }) => spoil(itSolutions.sections, { title: otherSection.toLowerCase() }),
  'technologiesPage.ts, Simens, panelLinks: names no technology category': (content) =>
    Object.assign(content, { panelLinks: [{ category: 'Simens' }] }),
  'home.ts, an entry, tagline: is empty': (content) =>
    Object.assign(content, { otherTexts: { home: { tagline: '' } } }),
  'company.ts, openingHours, opens: is no time such as 08:00': ({ openingHours }) =>
    Object.assign(openingHours, { opens: '08.00' }),
  'company.ts, openingHours, closes: is not after opens': ({ openingHours }) =>
    Object.assign(openingHours, { closes: '05:00' }),
  'company.ts, openingHours, timeZone: is no IANA time zone': ({ openingHours }) =>
    Object.assign(openingHours, { timeZone: 'Pacific/Aukland' }),

  'synonyms.ts, Betamax, name: names no category, maker, model or heading': also('Betamax', 'Tape'),
  [`synonyms.ts, ${brand}, also[1]: "tape" is a synonym of "${category}" already`]: (content) =>
    [also(category, 'Tape'), also(brand, 'Tale', 'tape')].map((add) => add(content)),
  [`synonyms.ts, ${brand}, also[1]: is empty`]: also(brand, 'Tape', ' '),
  [`synonyms.ts, ${model}, also[0]: is the name itself`]: also(model, model.toLowerCase()),
  [`synonyms.ts, ${brand}, name: is used twice`]: (content) =>
    [also(brand, 'Tape'), also(brand, 'Reel')].map((add) => add(content)),
  [`synonyms.ts, ${brand}, also: has no entries`]: also(brand),

  'successors.ts, Betamax, model: names no model': successor({ model: 'Betamax' }),
  [`successors.ts, ${model}, successor: is the model itself`]: successor({
    successor: model.toLowerCase(),
  }),
  [`successors.ts, ${model} › Discontinuation, number: is empty`]: successor({
    source: { kind: 'document', maker: 'Acme', title: 'Discontinuation', number: '' },
  }),
  [`successors.ts, ${model}, source: has no two publications independent of each other`]: successor(
    {},
    { ...publication, title: 'U' },
  ),
  [`successors.ts, ${model}, source: has an address that is not one of https`]: successor(
    {},
    { ...publication, address: 'b.example' },
  ),
};

test.each(Object.entries(mistakes))('a mistake is told: %s', (line, mistake) => {
  expect(problemsAfter(mistake)).toEqual([`src/content/${line}`]);
});

test('a company has as many entries as it likes', () => {
  expect(
    problemsAfter(({ slides, services, partners, itSolutions, line }) => {
      slides.push({ ...at(slides), id: 'eighth' });
      services.pop();
      // A station that names the service would be a mistake.
      for (const station of line.stations) station.services = [];
      partners.push({ ...at(partners), id: 'eleventh', title: 'Eleventh' });
      itSolutions.sections.pop();
    }),
  ).toEqual([]);
});

test('two routes with one path, and a picture for shared links that is not there, are told', () => {
  const home = at(siteContent.routes);
  const [picture, copy] = [
    { sharePicture: 'heroes/gone' },
    { id: 'notFound', title: 'Copy' },
  ] as const;
  const problems = (routes: Content['routes']) =>
    checkContent({ ...siteContent, routes }, siteFiles);
  expect(problems([...siteContent.routes, { ...home, ...copy }])).toEqual([
    'src/routes.ts, notFound, id: is used twice',
    'src/routes.ts, /, path: is used twice',
  ]);
  expect(problems([{ ...home, ...picture }, ...siteContent.routes.slice(1)])).toEqual([
    `src/routes.ts, home, sharePicture: ${noPicture('heroes/gone')}`,
  ]);
});
