import type {
  About,
  ItSolutions,
  OpeningHours,
  Partner,
  ServiceCard,
  Slide,
  Synonyms,
  TechnologyCategory,
} from '../content/types';
import type { Route } from '../routes';
import { slugify } from '../ui/slugify';

/** Everything the check reads; the build and the tests pass the site's own, or a broken one. */
export type Content = {
  slides: Slide[];
  services: ServiceCard[];
  partners: Partner[];
  technologies: TechnologyCategory[];
  synonyms: Synonyms[];
  itSolutions: ItSolutions;
  about: About;
  openingHours: OpeningHours;
  routes: readonly Route[];
  /** Panels that lead on to a page, by their category. */
  panelLinks: readonly { category: string }[];
  /** Every other file of texts by its name: none of its texts may be empty. */
  otherTexts: Record<string, unknown>;
};

/** What the check asks of the disk. */
export type Files = {
  /** Whether a picture of that name was encoded and has all its files: `heroes/plc`. */
  hasPicture: (name: string) => boolean;
  /** Whether an address is that of a file below `static/`: `/partners/x.svg`. */
  hasStaticFile: (address: string) => boolean;
};

/** How many there are of each (specification, section 9). */
const counts = {
  slides: 7,
  services: 8,
  partners: 10,
  technologies: 8,
  itSections: 4,
  aboutSections: 5,
} as const;

/** The fewest that make a panel worth opening. */
const atLeast = { brands: 5, models: 3, items: 5 } as const;

type Entry = object;

/**
 * Finds what is wrong with the content: a wrong count, an id or name used twice, an empty text, a
 * picture that is not there, hours that cannot be. Each problem is one line that names the file,
 * the entry and the field.
 */
export function checkContent(content: Content, files: Files): string[] {
  const { openingHours, routes, panelLinks, otherTexts, ...lists } = content;
  const { slides, services, partners, technologies, synonyms, itSolutions, about } = lists;
  const check = new Check();

  check.list('src/content/slides.ts', slides, 'id', counts.slides);
  check.list('src/content/services.ts', services, 'id', counts.services);
  check.list('src/content/partners.ts', partners, 'id', counts.partners);
  check.list('src/content/technologies.ts', technologies, 'category', counts.technologies);
  check.list('src/content/itSolutions.ts', itSolutions.sections, 'title', counts.itSections);
  check.list('src/content/about.ts', about.sections, 'id', counts.aboutSections);
  check.unique('src/content/services.ts', services, 'title');
  check.unique('src/content/partners.ts', partners, 'title');
  check.uniqueAddresses(
    'src/content/technologies.ts',
    technologies.map(({ category }) => category),
  );
  check.uniqueAddresses(
    'src/content/itSolutions.ts',
    itSolutions.sections.map(({ title }) => title),
  );
  check.unique('src/routes.ts', routes, 'id');
  check.unique('src/routes.ts', routes, 'path');
  check.unique('src/routes.ts', routes, 'title');

  const pictured = [
    ...slides.map(({ id, img }) => ['src/content/slides.ts', id, 'img', img] as const),
    ...services.map(({ id, imgSrc }) => ['src/content/services.ts', id, 'imgSrc', imgSrc] as const),
    ['src/content/about.ts', 'introduction', 'img', about.img] as const,
    ...about.sections.map(({ id, img }) => ['src/content/about.ts', id, 'img', img] as const),
    ...routes.map(
      ({ id, sharePicture }) => ['src/routes.ts', id, 'sharePicture', sharePicture] as const,
    ),
  ];
  for (const [file, entry, field, name] of pictured) {
    if (!files.hasPicture(name)) {
      check.report(
        file,
        entry,
        field,
        `there is no picture "${name}", or not all of its files (add it below pictures/, then npm run images)`,
      );
    }
  }
  for (const { id, imgSrc } of partners) {
    if (!files.hasStaticFile(imgSrc)) {
      check.report(
        'src/content/partners.ts',
        id,
        'imgSrc',
        `there is no file "${imgSrc}" below static/`,
      );
    }
  }
  for (const { category, brands } of technologies) {
    check.unique('src/content/technologies.ts', brands, 'name', category);
    check.fewest('src/content/technologies.ts', category, 'brands', brands, atLeast.brands);
    for (const { name, models } of brands) {
      check.noRepetition('src/content/technologies.ts', `${category} › ${name}`, 'models', models);
      check.fewest(
        'src/content/technologies.ts',
        `${category} › ${name}`,
        'models',
        models,
        atLeast.models,
      );
    }
  }
  check.synonyms('src/content/synonyms.ts', synonyms, technologies);
  for (const { title, items } of itSolutions.sections) {
    check.noRepetition('src/content/itSolutions.ts', title, 'items', items);
    check.fewest('src/content/itSolutions.ts', title, 'items', items, atLeast.items);
  }

  for (const { category } of panelLinks) {
    if (!technologies.some((technology) => technology.category === category)) {
      check.report('src/content/pages.ts', category, 'panelLinks', 'names no technology category');
    }
  }

  for (const field of ['opens', 'closes'] as const) {
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(openingHours[field])) {
      check.report('src/content/company.ts', 'openingHours', field, 'is no time such as 08:00');
    }
  }
  if (openingHours.opens >= openingHours.closes) {
    check.report('src/content/company.ts', 'openingHours', 'closes', 'is not after opens');
  }
  if (!Intl.supportedValuesOf('timeZone').includes(openingHours.timeZone)) {
    check.report('src/content/company.ts', 'openingHours', 'timeZone', 'is no IANA time zone');
  }

  for (const [name, value] of Object.entries({ ...lists, ...otherTexts }))
    check.noEmptyText(`src/content/${name}.ts`, value);
  check.noEmptyText('src/routes.ts', routes);
  return check.problems;
}

class Check {
  readonly problems: string[] = [];

  report(file: string, entry: string, field: string, problem: string) {
    this.problems.push(`${file}, ${entry || 'an entry'}, ${field}: ${problem}`);
  }

  list(file: string, entries: readonly Entry[], key: string, count: number) {
    if (entries.length !== count) {
      this.report(file, 'the list', 'length', `has ${entries.length} entries instead of ${count}`);
    }
    this.unique(file, entries, key);
  }

  unique(file: string, entries: readonly Entry[], key: string, within?: string) {
    const seen = new Set<unknown>();
    for (const entry of entries) {
      const value: unknown = Reflect.get(entry, key);
      const where = within ? `${within} › ${value}` : String(value);
      if (seen.has(value)) this.report(file, where, key, 'is used twice');
      seen.add(value);
    }
  }

  /** Headings that would get the same address on their page. */
  uniqueAddresses(file: string, titles: string[]) {
    const seen = new Set<string>();
    for (const title of titles) {
      const address = slugify(title);
      if (seen.has(address)) this.report(file, title, 'address', `#${address} is used twice`);
      seen.add(address);
    }
  }

  noRepetition(file: string, entry: string, field: string, list: readonly string[]) {
    for (const [index, text] of list.entries()) {
      if (list.indexOf(text) !== index) this.report(file, entry, field, `has "${text}" twice`);
    }
  }

  fewest(file: string, entry: string, field: string, list: readonly unknown[], fewest: number) {
    if (list.length < fewest) {
      this.report(file, entry, field, `has ${list.length} instead of at least ${fewest}`);
    }
  }

  /** Synonyms stand for what there is, and each for one thing. */
  synonyms(file: string, synonyms: readonly Synonyms[], technologies: TechnologyCategory[]) {
    this.unique(file, synonyms, 'name');
    const names = new Set(
      technologies.flatMap(({ category, brands }) => [
        category,
        ...brands.flatMap(({ name, models }) => [name, ...models]),
      ]),
    );
    const owners = new Map<string, string>();
    for (const { name, also } of synonyms) {
      if (!names.has(name)) this.report(file, name, 'name', 'names no category, maker or model');
      this.fewest(file, name, 'also', also, 1);
      for (const [at, synonym] of also.entries()) {
        const key = slugify(synonym);
        const owner = owners.get(key);
        if (owner)
          this.report(file, name, `also[${at}]`, `"${synonym}" stands for "${owner}" already`);
        else if (key) owners.set(key, name);
        if (key && key === slugify(name))
          this.report(file, name, `also[${at}]`, 'is the name itself');
      }
    }
  }

  noEmptyText(file: string, value: unknown, entry = '', field = '') {
    if (typeof value === 'string') {
      if (value.trim() === '') this.report(file, entry, field, 'is empty');
    } else if (value && typeof value === 'object') {
      const name = ['id', 'category', 'name', 'title']
        .map((key): unknown => Reflect.get(value, key))
        .find((candidate) => typeof candidate === 'string' && candidate);
      const within = [entry, name].filter(Boolean).join(' › ');
      for (const [key, child] of Object.entries(value)) {
        this.noEmptyText(file, child, within, Array.isArray(value) ? `${field}[${key}]` : key);
      }
    }
  }
}
