import { type Content, checkContent } from '../../src/build/checkContent';
import { siteContent, siteFiles } from '../../src/build/siteContent';
import type { SuccessorSource } from '../../src/content/types';
import { slugify } from '../../src/ui/slugify';

/** The site's content with one mistake in it. */
function problemsAfter(mistake: (content: Content) => void): string[] {
  const { otherTexts, ...rest } = siteContent;
  // The other texts hold functions, which cannot be cloned. A synonym, a successor, a maker of a job
  // or a count of what a mistake takes away would be a second mistake.
  const [client] = rest.partners.slice(-1);
  const content = {
    ...structuredClone(rest),
    otherTexts,
    synonyms: [],
    successors: [],
    facts: [],
    jobs: rest.jobs.map((job) => ({ ...job, partner: client?.id ?? '', makers: [] })),
  };
  mistake(content);
  return checkContent(content, siteFiles);
}

function first<Entry>(list: Entry[]): Entry {
  const [entry] = list;
  if (entry === undefined) throw new Error('The list is empty.');
  return entry;
}

/** What the site's content says today; what is tested holds whatever it says. */
function names() {
  const technology = first(siteContent.technologies);
  const brand = first(technology.brands);
  const [section, otherSection] = siteContent.itSolutions.sections;
  return {
    job: first(siteContent.jobs).id,
    service: first(siteContent.services).id,
    partner: first(siteContent.partners).id,
    otherPartner: siteContent.partners[1]?.id ?? '',
    category: technology.category,
    brand: brand.name,
    otherBrand: technology.brands[1]?.name ?? '',
    model: first(brand.models),
    section: section?.title ?? '',
    otherSection: otherSection?.title ?? '',
  };
}

const {
  job,
  service,
  partner,
  otherPartner,
  category,
  brand,
  otherBrand,
  model,
  section,
  otherSection,
} = names();

function withoutSharePicture(content: Content) {
  content.routes = content.routes.map((route) =>
    route.id === 'home' ? { ...route, sharePicture: 'heroes/gone' } : route,
  );
}

// biome-ignore format: a table reads better as rows
test.each<[string, (content: Content) => void, string]>([
  ['a list without entries', ({ slides }) => { slides.length = 0; },
    'src/content/slides.ts, the list, length: has no entries'],
  ['an id used twice', ({ partners }) => { first(partners).id = otherPartner; },
    `src/content/partners.ts, ${otherPartner}, id: is used twice`],
  ['a station of the line with a service that is not there',
    ({ line }) => { first(line.stations).services = ['magic']; },
    `src/content/line.ts, ${first(siteContent.line.stations).id}, services: there is no "magic"`],
  ['a station of the line with a maker that is not there',
    ({ line }) => { first(line.stations).makers = ['Nobody']; },
    `src/content/line.ts, ${first(siteContent.line.stations).id}, makers: there is no "Nobody"`],
  ['a symptom that looks at a station that is not there',
    ({ line }) => { first(first(line.symptoms).looks).station = 'cellar'; },
    `src/content/line.ts, ${first(siteContent.line.symptoms).id}, looks: there is no "cellar"`],
  ['a job of nobody who is a partner', ({ jobs }) => { first(jobs).partner = 'nobody'; },
    `src/content/jobs.ts, ${job}, partner: "nobody" is no partner's id`],
  ['a job with a maker that is not there', ({ jobs }) => { first(jobs).makers = ['Nobody']; },
    `src/content/jobs.ts, ${job}, makers[0]: "Nobody" is no maker in technologies.ts`],
  ['a band of jobs without jobs', ({ jobs }) => { jobs.length = 0; },
    'src/content/jobs.ts, the list, length: has no entries'],
  ['a fact that counts too many clients',
    ({ facts }) => { facts.push({ figure: '1000 clients', text: 'by name', counted: 'partners' }); },
    `src/content/home.ts, facts, 1000 clients: there are ${siteContent.partners.length} partners`],
  ['an action of the About page that leads nowhere',
    ({ about }) => { first(about.sections).action = { text: 'See more', page: 'shop' }; },
    `src/content/about.ts, ${first(siteContent.about.sections).id}, action: "shop" is no route's id`],
  ['about: a further link to a page that is not there',
    ({ about }) => { first(about.sections).more = { text: 'See more', page: 'shop' }; },
    `src/content/about.ts, ${first(siteContent.about.sections).id}, more: "shop" is no route's id`],
  ['a service whose panel is not there', ({ services }) => { first(services).panel = 'Simens'; },
    `src/content/services.ts, ${service}, panel: names no technology category`],
  ['a picture that is not there', ({ services }) => { first(services).imgSrc = 'services/missing'; },
    `src/content/services.ts, ${service}, imgSrc: there is no picture "services/missing", or not all of its files (add it below pictures/, then npm run images)`],
  ['a picture of the About page that is not there', ({ about }) => { about.img = 'about/missing'; },
    'src/content/about.ts, introduction, img: there is no picture "about/missing", or not all of its files (add it below pictures/, then npm run images)'],
  ['a picture for shared links that is not there',
    withoutSharePicture,
    'src/routes.ts, home, sharePicture: there is no picture "heroes/gone", or not all of its files (add it below pictures/, then npm run images)'],
  ['a mark that is not there', ({ partners }) => { first(partners).imgSrc = '/partners/missing.svg'; },
    `src/content/partners.ts, ${partner}, imgSrc: there is no file "/partners/missing.svg" below static/`],
  ['an empty text', ({ services }) => { first(services).backText = ' '; },
    `src/content/services.ts, ${service}, backText: is empty`],
  ['an empty model', ({ technologies }) => { first(first(technologies).brands).models[0] = ''; },
    `src/content/technologies.ts, ${category} › ${brand}, models[0]: is empty`],
  ['no brands', ({ technologies }) => { first(technologies).brands.length = 0; },
    `src/content/technologies.ts, ${category}, brands: has no entries`],
  ['no models', ({ technologies }) => { first(first(technologies).brands).models.length = 0; },
    `src/content/technologies.ts, ${category} › ${brand}, models: has no entries`],
  ['no items', ({ itSolutions }) => { first(itSolutions.sections).items.length = 0; },
    `src/content/itSolutions.ts, ${section}, items: has no entries`],
  ['an address of a mark that does not begin at the root',
    ({ partners }) => { first(partners).imgSrc = 'partners/tussock-dairy.svg'; },
    `src/content/partners.ts, ${partner}, imgSrc: there is no file "partners/tussock-dairy.svg" below static/`],
  ['a model listed twice', ({ technologies }) => { first(first(technologies).brands).models.push(model); },
    `src/content/technologies.ts, ${category} › ${brand}, models: has "${model}" twice`],
  ['two panels with one address',
    ({ itSolutions }) => { first(itSolutions.sections).title = otherSection.toLowerCase(); },
    `src/content/itSolutions.ts, ${otherSection}, address: #${slugify(otherSection)} is used twice`],
  ['a link to a page in a panel that is not there',
    (content) => { content.panelLinks = [{ category: 'Simens' }]; },
    'src/content/technologiesPage.ts, Simens, panelLinks: names no technology category'],
  ['an empty text of a page', (content) => { content.otherTexts = { home: { tagline: '' } }; },
    'src/content/home.ts, an entry, tagline: is empty'],
  ['an hour that no clock shows', ({ openingHours }) => { openingHours.opens = '08.00'; },
    'src/content/company.ts, openingHours, opens: is no time such as 08:00'],
  ['an office that closes before it opens', ({ openingHours }) => { openingHours.closes = '05:00'; },
    'src/content/company.ts, openingHours, closes: is not after opens'],
  ['a time zone that is not there', ({ openingHours }) => { openingHours.timeZone = 'Pacific/Aukland'; },
    'src/content/company.ts, openingHours, timeZone: is no IANA time zone'],
  ['a brand named twice in a panel',
    ({ technologies }) => { first(first(technologies).brands).name = otherBrand; },
    `src/content/technologies.ts, ${category} › ${otherBrand}, name: is used twice`],
])('%s is one line with file, entry and field', (_, mistake, line) => {
  expect(problemsAfter(mistake)).toEqual([line]);
});

test.each<[string, Content['synonyms'], string]>([
  [
    'of nothing that is listed',
    [{ name: 'Betamax', also: ['Tape'] }],
    'src/content/synonyms.ts, Betamax, name: names no category, maker, model or heading',
  ],
  [
    'of two things',
    [
      { name: category, also: ['Tape'] },
      { name: brand, also: ['Tale', 'tape'] },
    ],
    `src/content/synonyms.ts, ${brand}, also[1]: "tape" is a synonym of "${category}" already`,
  ],
  [
    'that is empty',
    [{ name: brand, also: ['Tape', ' '] }],
    `src/content/synonyms.ts, ${brand}, also[1]: is empty`,
  ],
  [
    'that is the name itself',
    [{ name: model, also: [model.toLowerCase()] }],
    `src/content/synonyms.ts, ${model}, also[0]: is the name itself`,
  ],
  [
    'of a name listed twice',
    [
      { name: brand, also: ['Tape'] },
      { name: brand, also: ['Reel'] },
    ],
    `src/content/synonyms.ts, ${brand}, name: is used twice`,
  ],
  [
    'that is missing',
    [{ name: brand, also: [] }],
    `src/content/synonyms.ts, ${brand}, also: has no entries`,
  ],
])('a synonym %s is one line with file, entry and field', (_, synonyms, line) => {
  expect(
    problemsAfter((content) => {
      content.synonyms = synonyms;
    }),
  ).toEqual([line]);
});

const document = {
  kind: 'document',
  maker: 'Acme',
  title: 'Product discontinuation',
  number: 'PD-1',
} satisfies SuccessorSource;
const publication = { publisher: 'A', title: 'T', address: 'https://a.example/t' };

test.each<[string, Content['successors'][number], string]>([
  [
    'of a model that is not listed',
    { model: 'Betamax', successor: 'VHS', source: document },
    'src/content/successors.ts, Betamax, model: names no model',
  ],
  [
    'that is the model itself',
    { model, successor: model.toLowerCase(), source: document },
    `src/content/successors.ts, ${model}, successor: is the model itself`,
  ],
  [
    'from a document without its number',
    { model, successor: 'VHS', source: { ...document, number: '' } },
    `src/content/successors.ts, ${model} › ${document.title}, number: is empty`,
  ],
  [
    'from two publications of one publisher',
    {
      model,
      successor: 'VHS',
      source: { kind: 'independent', publications: [publication, { ...publication, title: 'U' }] },
    },
    `src/content/successors.ts, ${model}, source: has no two publications independent of each other`,
  ],
  [
    'from a publication nobody can open',
    {
      model,
      successor: 'VHS',
      source: {
        kind: 'independent',
        publications: [publication, { ...publication, address: 'b.example' }],
      },
    },
    `src/content/successors.ts, ${model}, source: has an address that is not one of https`,
  ],
])('a successor %s is one line with file, entry and field', (_, successor, line) => {
  expect(
    problemsAfter((content) => {
      content.successors = [successor];
    }),
  ).toEqual([line]);
});

test('a company has as many entries as it likes', () => {
  expect(
    problemsAfter(({ slides, services, partners, itSolutions, line }) => {
      slides.push({ ...first(slides), id: 'eighth' });
      services.pop();
      // A station that names the service would be a mistake.
      for (const station of line.stations) station.services = [];
      partners.push({ ...first(partners), id: 'eleventh', title: 'Eleventh' });
      itSolutions.sections.pop();
    }),
  ).toEqual([]);
});

test('two routes with one path are reported', () => {
  const [home] = siteContent.routes;
  if (!home) throw new Error('There are no routes.');
  const routes = [...siteContent.routes, { ...home, id: 'notFound' as const, title: 'Copy' }];
  expect(checkContent({ ...siteContent, routes }, siteFiles)).toEqual([
    'src/routes.ts, notFound, id: is used twice',
    'src/routes.ts, /, path: is used twice',
  ]);
});
