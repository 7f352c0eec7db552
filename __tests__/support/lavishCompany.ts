import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Field, fields } from '../../src/content/schema';
import { insideOf, unwrapped } from '../../src/content/schema/inside';
import type { FormField } from '../../src/features/contact-form/content';
import { readContent } from '../../src/generator/content/readContent';
import { collectionSchemas, fileSchemas } from '../../src/generator/content/schemas';
import { companyFolder } from './companyFolder';

/** The longest words that such headings have, in German, Finnish, Hungarian and English. */
const names = [
  'Đồng Nai Größenmaßstäbliche Abfüllanlagen-Steuerungstechnik®',
  'Käyttöönottosuunnitelma ja prosessiautomaatiojärjestelmä',
  'Folyamatirányítástechnika és teljesítményelektronika',
  'Fleet Management, Telecommunications, Configuration',
];
const title =
  'Thiết kế dây chuyền chiết rót tự động, từ bản vẽ đến sản phẩm đầu tiên: không dừng máy';
const sentences =
  'Wir übernehmen die Steuerung, die Antriebe und die Bedienung der Anlage, prüfen jede Sicherheitsfunktion nach Norm und übergeben alles mit Quelltext. Chúng tôi lập trình, lắp đặt và bảo trì hệ thống điều khiển cho nhà máy nước giải khát. ';

/** The length of each list: about three times its own, if so many fit. Other lists keep theirs. */
const counts: Record<string, number> = {
  'about.timeline.steps': 12,
  articles: 9,
  'contact.next.steps': 9,
  'home.facts': 6,
  'itsolutions.sections': 12,
  projects: 9,
  'partners.partners': 30,
  'people.people': 9,
  'services.services': 24,
  'slides.slides': 14,
  'technologies.best.platforms': 9,
  // As many as there are cards, each of which leads to a category or topic.
  'technologies.technologies': 24,
  'technologies.topics': 3,
};

/** Fields that each copy lacks, or every second one. Without `onHome`, home keeps its projects. */
const lacking: Record<string, number> = {
  'projects.date': 2,
  'projects.onHome': 1,
  'partners.partners.imgSrc': 2,
  'partners.partners.work': 1,
  'services.services.backText': 2,
};

/** The file and path of a value, without places in lists, and its copy of an entry, from 0. */
type Place = { at: string; copy: number };

/** A text as long as looks right, which begins with the original; in copies with their number. */
function longer(text: string, { at, copy }: Place, { reference, fits = 0 }: Field): string {
  const [, year = '', day] = /^(\d{4})(-\d\d-\d\d)$/.exec(text) ?? [];
  // A copy of a project or an article is a year older.
  if (day) return `${+year - copy}${day}`;
  // A maker stands in many categories, and an industry in many projects.
  const isShared = reference === 'maker' || /\.(brands\.name|industry)$/.test(at);
  const numbered = copy > 0 && !isShared ? `${copy + 1}. ${text}` : text;
  const longerNames: (Field['reference'] | undefined)[] = ['maker', 'model', 'category'];
  const length = longerNames.includes(reference) ? 60 : fits;
  // Shorter ones are times and figures.
  if (length < 20) return text;
  // Long names of panels stand among short ones.
  if (copy % 2 === 1 && /\.(panel|category|topics\.title)$/.test(at)) return numbered;
  const longName = names[text.length % names.length];
  const more = length > 100 ? sentences.repeat(3) : length > 60 ? title : longName;
  return numbered.length < length - 1 ? `${numbered} ${more}`.slice(0, length).trim() : numbered;
}

/** A value of a file with texts and lists as long as such a site has. */
function lavish(schema: z.core.$ZodType, value: unknown, place: Place): unknown {
  const inside = new Map(insideOf(schema));
  if (Array.isArray(value)) {
    const length = Math.max(counts[place.at] ?? 0, value.length);
    const entry = inside.get('[]');
    return Array.from({ length }, (_, index) => {
      const copy = place.copy || Math.floor(index / value.length);
      const original: unknown = value[index % value.length];
      return entry ? lavish(entry, original, { ...place, copy }) : original;
    });
  }
  if (typeof value === 'object' && value)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => {
        const child = inside.get(key);
        const at = place.at ? `${place.at}.${key}` : key;
        if (place.copy > 0 && place.copy % (lacking[at] ?? Infinity) === 0) return [];
        return [[key, child ? lavish(child, part, { ...place, at }) : part]];
      }),
    );
  if (typeof value !== 'string') return value;
  // It has photographs alone.
  if (fields.get(unwrapped(schema).inner)?.picture)
    return value.replace(/^drawings\//, 'photographs/');
  // Places go by their names, which are longer.
  if (value.startsWith('/')) return value.replace(/#.*/, '');
  if (place.at.endsWith('.id') && place.copy > 0) return `${value}-${place.copy + 1}`;
  return longer(value, place, fields.get(unwrapped(schema).inner) ?? { label: '', hint: '' });
}

/** Where the company has its lists. */
const lists = { articles: '/news', projects: '/work' };

/** A field of each kind in the form. */
const formFields = (
  ['text', 'number', 'date', 'telephone', 'choice', 'choices', 'consent'] as const
).map((kind): FormField => {
  const field = { name: `own_${kind}`, kind, label: `${names[1]} (${kind})`, required: true };
  if (kind === 'date' || kind === 'telephone') return { ...field, required: false };
  return kind.startsWith('choice') ? { ...field, choices: names } : { ...field, hint: title };
});

/** The JSON files of the tests' company made lavish, a few with values of another kind. */
function lavishFiles(): object {
  const { content } = readContent(companyFolder);
  const all = z.object(fileSchemas);
  const files = all
    .partial()
    .required({
      company: true,
      contact: true,
      home: true,
      itsolutions: true,
      site: true,
      technologies: true,
    })
    .parse(lavish(all, content, { at: '', copy: 0 }));
  const { about, company, contact, home, itsolutions, site, technologies } = files;
  const domain = 'abfuellanlagen-steuerungstechnik.example';
  for (const category of technologies.technologies)
    category.work = { build: sentences, support: 'x'.repeat(40), migrate: sentences.slice(0, 100) };
  about?.timeline?.steps.forEach((step, index) => {
    step.when = `${1991 + index}`;
  });
  home.introduction = [
    'Let\'s begin: "it\'s" written with the marks of a keyboard, which a script has to escape.',
  ];
  company.legalName = `${names[0]} GmbH & Co. KGaA`;
  company.contact.telephone = '+49 (0) 2602 123456';
  company.contact.fax = '+45 75 55 01 43';
  company.contact.social = { href: `https://www.xing.example/pages/anlagen` };
  company.contact.mail = `kontaktaufnahme@${domain}`;
  company.contact.more = [
    { title: 'Vertrieb und Ersatzteile', telephone: '+64 9 555 0111' },
    { title: 'Đặt hàng', mail: `bestellungen-und-ersatzteile@${domain}` },
    { title: 'YouTube', text: 'Filme', href: 'https://www.youtube.com/@anlagen.example' },
  ];
  if (company.openingHours)
    company.openingHours.more = [
      { firstDay: 'Monday', lastDay: 'Friday', opens: '17:30', closes: '21:15' },
      { firstDay: 'Sunday', lastDay: 'Sunday', opens: '07:30', closes: '12:00' },
    ];
  contact.fields = formFields;
  site.origin = 'https://www.abfuellanlagen.example';
  site.securityLanguages = ['en', 'mi'];
  const links = [
    { text: 'Articles', href: '/news' },
    { text: 'Privacy', href: '/privacy' },
    { text: 'Shop', href: `https://shop.${domain}` },
  ];
  site.navigation.push(
    { text: 'IT Solutions', href: '/it' },
    { text: 'Projects', href: '/work' },
    { text: 'Reading', entries: links },
  );
  itsolutions.page.path = '/it';
  if (files.articles) files.articles.page.path = lists.articles;
  if (files.projects) files.projects.page.path = lists.projects;
  files.redirects = {
    redirects: [
      { from: '/itsolutions', to: '/it' },
      { from: '/jobs', to: '/work' },
    ],
  };
  // Its stations are written with their picture.
  delete files['line-picture'];
  // Its synonyms name makers and headings, which are longer now.
  delete files.synonyms;
  return files;
}

/** As many projects or articles as `counts` says: copies, with Markdown of all kinds. */
function writtenFiles(collection: 'projects' | 'articles'): [file: string, text: string][] {
  const originals = readContent(companyFolder).content.written[collection];
  const schema = z.array(collectionSchemas[collection]);
  const fronts = originals.map(({ front }) => front);
  const asWritten = readFileSync('__tests__/fixtures/as-written.md', 'utf8');
  return schema.parse(lavish(schema, fronts, { at: collection, copy: 0 })).map((front, index) => {
    const { name = '', body = '' } = originals[index % originals.length] ?? {};
    const copy = index < originals.length ? '' : `-${Math.floor(index / originals.length) + 1}`;
    const text = `---\n${JSON.stringify(front)}\n---\n\n${body}\n${asWritten}`;
    return [`${collection}/${name}${copy}.md`, text];
  });
}

const logo = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 336 48"><rect width="48" height="48" rx="8" fill="#ffb000"/><text x="60" y="34" font-family="sans-serif" font-weight="bold" font-size="29" fill="${colour}" textLength="272" lengthAdjust="spacingAndGlyphs">Abfüllanlagen-Steuerung</text></svg>\n`;

/** Writes into a folder the tests' company with much of everything, in long words. */
export function writeLavishCompany(folder: string): void {
  for (const part of ['content', 'brand'])
    cpSync(path.join(companyFolder, part), path.join(folder, part), { recursive: true });
  for (const gone of ['synonyms.json', 'line-picture.json'])
    rmSync(path.join(folder, 'content', gone));
  rmSync(path.join(folder, 'brand/symbol.svg'));
  for (const [name, colour] of Object.entries({ logo: '#06131b', 'logo-dark': '#ffffff' }))
    writeFileSync(path.join(folder, `brand/${name}.svg`), logo(colour));
  // A document in a folder of its own.
  const front = { title, description: title, date: '2026-01-01' };
  const document = `---\n${JSON.stringify(front)}\n---\n\n[…](/terms)\n`;
  const documents: [string, string][] = [
    ['pages/erzeugnis.md', document],
    ['pages/erzeugnis/bedienung.md', document],
  ];
  const json = Object.entries(lavishFiles()).flatMap(([name, value]): [string, string][] =>
    value ? [[`${name}.json`, JSON.stringify(value)]] : [],
  );
  for (const [file, text] of [
    ...json,
    ...writtenFiles('projects'),
    ...writtenFiles('articles'),
    ...documents,
  ]) {
    mkdirSync(path.dirname(path.join(folder, 'content', file)), { recursive: true });
    const moved = text.replace(
      /(?<=["(])\/(articles|projects)(?=[/")])/g,
      (_, name: keyof typeof lists) => lists[name],
    );
    writeFileSync(path.join(folder, 'content', file), moved);
  }
}
