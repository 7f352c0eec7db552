import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { readContent } from '../../src/build/content/readContent';
import { collectionSchemas, type Field, fields, fileSchemas } from '../../src/content/schema';
import { insideOf, unwrapped } from '../../src/content/schema/inside';
import { companyFolder } from './companyFolder';

/** In German, Finnish, Hungarian and English, with the longest words that headings of such a site have. */
const names = [
  'Đồng Nai Größenmaßstäbliche Abfüllanlagen-Steuerungstechnik®',
  'Käyttöönottosuunnitelma ja prosessiautomaatiojärjestelmä',
  'Folyamatirányítástechnika és teljesítményelektronika',
  'Fleet Management, Telecommunications, Configuration',
];
const [name = ''] = names;
const title =
  'Thiết kế dây chuyền chiết rót tự động, từ bản vẽ đến sản phẩm đầu tiên: không dừng máy';
const sentences =
  'Wir übernehmen die Steuerung, die Antriebe und die Bedienung der Anlage, prüfen jede Sicherheitsfunktion nach Norm und übergeben alles mit Quelltext. Chúng tôi lập trình, lắp đặt và bảo trì hệ thống điều khiển cho nhà máy nước giải khát. ';
const longestWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** How many entries lists get: as many as look right, or more where it may be; others stay as they are. */
const counts: Record<string, number> = {
  'about.timeline.steps': 30,
  'contact.next.steps': 30,
  'home.facts': 6,
  'itsolutions.sections': 30,
  'partners.partners': 30,
  'people.people': 12,
  'services.services': 30,
  'slides.slides': 15,
  'technologies.best.platforms': 12,
  // Every copy of a card finds the copy of its category or topic.
  'technologies.technologies': 32,
  'technologies.topics': 4,
};

/** Where a value stands: its path without places in lists, and which copy of an entry it is in, from 0. */
type Place = { at: string; copy: number };

/** Which of so many a text always has. */
const shareOf = (said: string, count: number) => said.length % count;

/** A text as long as looks right, which begins with what was said; in another copy with its number. */
function longer(said: string, { at, copy }: Place, { reference, fits = 0 }: Field): string {
  // A maker stands in many categories, and an industry in many jobs.
  const isShared = reference === 'maker' || /\.(brands\.name|industry)$/.test(at);
  const own = copy > 0 && !isShared ? `${copy + 1}. ${said}` : said;
  const longerNames: (Field['reference'] | undefined)[] = ['maker', 'model', 'category'];
  const length = longerNames.includes(reference) ? 60 : fits;
  // What is shorter is a time or a figure.
  if (length < 20) return said;
  // Long names of panels stand among short ones.
  if (copy % 2 === 1 && /\.(panel|category|topics\.title)$/.test(at)) return own;
  const longName = names[shareOf(said, names.length)] ?? name;
  const more = length > 100 ? sentences.repeat(3) : length > 60 ? title : longName;
  return own.length < length - 1 ? `${own} ${more}`.slice(0, length).trim() : own;
}

/** What a file says, with texts as long and lists with as many entries as such a site has. */
function lavish(schema: z.core.$ZodType, value: unknown, place: Place): unknown {
  const inside = new Map(insideOf(schema));
  if (Array.isArray(value)) {
    const length = Math.max(counts[place.at] ?? 0, value.length);
    const entry = inside.get('[]');
    return Array.from({ length }, (_, index) => {
      const copy = place.copy || Math.floor(index / value.length);
      const own: unknown = value[index % value.length];
      return entry ? lavish(entry, own, { ...place, copy }) : own;
    });
  }
  if (typeof value === 'object' && value)
    return Object.fromEntries(
      Object.entries(value).map(([key, own]) => {
        const child = inside.get(key);
        const at = `${place.at}.${key}`;
        return [key, child ? lavish(child, own, { ...place, at }) : own];
      }),
    );
  if (typeof value !== 'string') return value;
  if (place.at.endsWith('.id') && place.copy > 0) return `${value}-${place.copy + 1}`;
  return longer(value, place, fields.get(unwrapped(schema).inner) ?? { label: '', hint: '' });
}

type FileName = keyof typeof fileSchemas;

const said = (name: string): unknown => {
  const file = path.join(companyFolder, 'content', `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** What the tests' company says in a file, made lavish. */
function file<Name extends FileName>(name: Name): z.infer<(typeof fileSchemas)[Name]>;
function file(name: FileName): unknown {
  const schema = fileSchemas[name];
  return schema.parse(lavish(schema, said(name), { at: name, copy: 0 }));
}

/** Files of which some entries lack something, or have it of another kind. */
function changedFiles() {
  const domain = 'abfuellanlagen-steuerungstechnik.example';
  const about = file('about');
  const company = file('company');
  const home = file('home');
  const site = file('site');
  const itsolutions = file('itsolutions');
  const services = file('services');
  const partners = file('partners');
  const technologies = file('technologies');
  services.services.forEach((card, index) => {
    if (index % 5 === 4) delete card.backText;
  });
  partners.partners.forEach((partner, index) => {
    if (index % 3 === 2) delete partner.imgSrc;
    if (index % 2 === 0) delete partner.work;
  });
  for (const category of technologies.technologies)
    category.work = { build: sentences, support: 'x'.repeat(40), migrate: sentences.slice(0, 100) };
  about.timeline?.steps.forEach((step, index) => {
    step.when = `${1991 + index}`;
  });
  home.introduction = [
    'Let\'s begin: "it\'s" written with the marks of a keyboard, which a script has to escape.',
  ];
  company.legalName = `${name} GmbH & Co. KGaA`;
  company.contact.telephone = '+45 75 55 01 42';
  company.contact.mail = `kontaktaufnahme@${domain}`;
  company.contact.more = [
    { title: 'Vertrieb und Ersatzteile', telephone: '+64 9 555 0111' },
    { title: 'Đặt hàng', mail: `bestellungen-und-ersatzteile@${domain}` },
    { title: 'YouTube', text: 'Filme', href: 'https://www.youtube.com/@anlagen.example' },
  ];
  site.origin = 'https://www.abfuellanlagen.example';
  site.securityLanguages = ['en', 'mi'];
  site.navigation.push(
    { text: 'IT Solutions', href: '/it' },
    { text: 'Jobs', href: '/jobs' },
    {
      text: 'Reading',
      entries: [
        { text: 'Articles', href: '/articles' },
        { text: 'Privacy', href: '/privacy' },
        { text: 'Shop', href: `https://shop.${domain}` },
      ],
    },
  );
  itsolutions.page.path = '/it';
  const redirects = { redirects: [{ from: '/itsolutions', to: '/it' }] };
  return { about, company, home, itsolutions, partners, redirects, services, site, technologies };
}

/** What people write into a text, as they write it. */
const asWritten = `
${longestWord}.

#### Deeper than the headings before

A line that ends\\
before the next, a word[linked](/about)to another, and code of a stylesheet:

\`\`\`css
.inbox { background: url(/inbox/__tests__.png) }
\`\`\`

## Этапы

| ${name} | ${name} | ${name} |
|---|---|---|
| 1 | 2 | [alone](#этапы) |

| ${name} | ![A cabinet](jobs/cabinet) | ${name} |
|---|---|---|
| 1 | 2 | 3 |

[alone](/about)

![A cabinet](jobs/cabinet "${title}") ![A cabinet](jobs/cabinet)
![A cabinet](jobs/cabinet "${longestWord}")

[![A cabinet](jobs/cabinet "A cabinet")](https://film.example/)

## ${name}

See ![the cabinet](jobs/cabinet "A cabinet") there.
`;

/** Thirty jobs and thirty articles: those of the tests' company, one year earlier in each copy. */
function writtenFiles(): Map<string, string> {
  const { written } = readContent(companyFolder).content;
  const texts = new Map<string, string>();
  for (const collection of ['jobs', 'articles'] as const) {
    const all = written[collection];
    for (let index = 0; index < 30; index += 1) {
      const copy = Math.floor(index / all.length);
      const one = all[index % all.length];
      if (!one) continue;
      const earlier = JSON.stringify(one.front).replace(
        /"(\d{4})(-\d\d-\d\d)"/g,
        (_, year, day) => `"${year - copy}${day}"`,
      );
      const said = JSON.parse(earlier);
      // The home page is to show as many as it did.
      if (copy > 0) delete said.onHome;
      if (collection === 'jobs' && index % 10 === 9) delete said.date;
      const front = lavish(collectionSchemas[collection], said, { at: collection, copy });
      texts.set(
        `content/${collection}/${one.name}${copy ? `-${copy + 1}` : ''}.md`,
        `---\n${JSON.stringify(front)}\n---\n\n${one.body}\n${asWritten}`,
      );
    }
  }
  return texts;
}

const logo = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 288 48"><rect width="48" height="48" rx="8" fill="#ffb000"/><text x="60" y="34" font-family="sans-serif" font-weight="bold" font-size="29" fill="${colour}" textLength="224" lengthAdjust="spacingAndGlyphs">Abfüllanlagen-Steuerung</text></svg>\n`;

/** Writes the lavish company into a folder: the tests' company with much of everything, in long words. */
export function writeLavishCompany(folder: string): void {
  for (const part of ['content', 'brand'])
    cpSync(path.join(companyFolder, part), path.join(folder, part), { recursive: true });
  for (const collection of ['jobs', 'articles']) {
    rmSync(path.join(folder, 'content', collection), { recursive: true });
    mkdirSync(path.join(folder, 'content', collection));
  }
  const longerFiles = Object.entries(fileSchemas).map(([name, schema]): [string, unknown] => [
    name,
    lavish(schema, said(name), { at: name, copy: 0 }),
  ]);
  const json = [...longerFiles, ...Object.entries(changedFiles())].flatMap(([name, content]) =>
    content ? [[`content/${name}.json`, JSON.stringify(content, null, 2)] as const] : [],
  );
  const logos = { 'brand/logo.svg': logo('#06131b'), 'brand/logo-dark.svg': logo('#ffffff') };
  for (const [file, text] of [...json, ...writtenFiles(), ...Object.entries(logos)])
    writeFileSync(path.join(folder, file), text);
  // Its synonyms name makers and headings, which are longer now.
  for (const gone of ['content/synonyms.json', 'brand/symbol.svg']) rmSync(path.join(folder, gone));
}
