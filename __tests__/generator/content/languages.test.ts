import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { labelsIn } from '../../../src/content/schema/labels';
import { readSites, type Site } from '../../../src/generator/site';
import { sitemap } from '../../../src/generator/sitemap';
import { textFiles } from '../../../src/generator/textFiles';
import { addGerman } from '../../support/addGerman';
import { companyCopy } from '../../support/companyCopy';

const folder = companyCopy();

/** Writes a text of the German content. */
function write(file: string, text: string): void {
  const target = path.join(folder(), 'content/de', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

beforeEach(() => addGerman(folder()));

test('a further language has the facts of the first, and no word of it', () => {
  const [first, german] = readSites(folder());
  expect(german?.content.site.language).toBe('de');
  expect(german?.content.company.contact.telephone).toBe(first.content.company.contact.telephone);
  expect(german?.content.company.openingHours).toMatchObject({
    timeZone: first.content.company.openingHours?.timeZone,
  });
  expect(german?.content.company.areaServed).toBeUndefined();
  expect(german?.content.about).toBeUndefined();
  expect(german?.content.partners).toBeUndefined();
  expect(german?.content.written.projects).toEqual([]);
  expect(german?.content.labels).toEqual(labelsIn('de'));
});

test('an entry is that of the same id, and refers to nothing that the language has not', () => {
  const services = {
    title: 'Was wir tun',
    services: [{ id: 'plc', title: 'Steuerungen', description: 'Wir bauen um.' }],
  };
  write('services.json', JSON.stringify(services));
  const [first, german] = readSites(folder());
  const [service] = german?.content.services?.services ?? [];
  const before = first.content.services?.services.find(({ id }) => id === 'plc');
  expect(before).toBeDefined();
  expect(service).toMatchObject({
    title: 'Steuerungen',
    ...(before?.imgSrc && { imgSrc: before.imgSrc }),
  });
  expect(german?.content.services?.services).toHaveLength(1);
});

test('a person has one name in all languages, unless one of them writes it otherwise', () => {
  const [one, other] = readSites(folder())[0].content.people?.people ?? [];
  const people = [
    { id: one?.id, role: 'Leitung' },
    { id: other?.id, role: 'Technik', name: 'Jürgen' },
  ];
  write('people.json', JSON.stringify({ title: 'Wir', people }));
  const [, german] = readSites(folder());
  expect(german?.content.people?.people.map(({ name }) => name)).toEqual([one?.name, 'Jürgen']);
});

test('a text has the days of the first language, and its own words', () => {
  const [name] = readSites(folder())[0].content.written.articles.map((article) => article.name);
  write(`articles/${name}.md`, '---\ntitle: Prüfen\ndescription: Wozu.\n---\n\nEin Text.\n');
  write(
    'articles.json',
    JSON.stringify({
      page: { title: 'Texte', description: 'Alle.' },
      title: 'Texte',
      introduction: 'Alle.',
    }),
  );
  const [first, german] = readSites(folder());
  const [article] = german?.content.written.articles ?? [];
  const before = first.content.written.articles.find((one) => one.name === name);
  expect(article?.front).toMatchObject({ title: 'Prüfen', date: before?.front.date });
  expect(article?.body).toContain('Ein Text.');
});

test('what programs look for at the top of a site is there once', () => {
  const filesOf = (site: Site) => textFiles(site).map(([file]) => file);
  const [first, german] = readSites(folder()).map(filesOf);
  for (const file of ['robots.txt', '.well-known/security.txt']) {
    expect(first).toContain(file);
    expect(german).not.toContain(file);
  }
  expect(german).toContain('sitemap.xml');
});

test('a mistake in it is told with its own file', () => {
  rmSync(path.join(folder(), 'content/de/home.json'));
  write('contact.json', '{');
  write('shop.json', '{}');
  expect(() => readSites(folder())).toThrow(/^content\/de\/shop\.json: is no file/m);
  expect(() => readSites(folder())).toThrow(/^content\/de\/home\.json: tagline is missing/m);
  expect(() => readSites(folder())).toThrow(/^content\/de\/contact\.json: is not JSON/m);
});

test('each page names itself in the other language, and what is not there the nearest above it', () => {
  const [first, german] = readSites(folder());
  const { origin } = first.content.site;
  expect(german?.content.site.origin).toBe(`${origin}/de`);
  expect(sitemap(first)).toContain(
    `hreflang="de" href="${origin}/de/contact"/><xhtml:link rel="alternate" hreflang="x-default" href="${origin}/contact"/>`,
  );
  expect(sitemap(first)).not.toContain(`${origin}/de/about`);
  expect(german && sitemap(german)).toContain(
    `hreflang="x-default" href="${origin}/contact"/></url>`,
  );
  expect(first.modules.site.languages).toMatchObject([{ language: 'de', name: 'Deutsch' }]);
  expect(german?.modules.site.languages).toMatchObject([{ name: 'English', below: '' }]);
});
