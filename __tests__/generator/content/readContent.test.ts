import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { englishLabels, labelSchemas, labelsIn } from '../../../src/content/schema/labels';
import { contentModules } from '../../../src/generator/content/contentModules';
import { readContent } from '../../../src/generator/content/readContent';
import { deploymentOfSources } from '../../../src/generator/deployment';
import { BuildError, readSite } from '../../../src/generator/site';
import { sitemap } from '../../../src/generator/sitemap';
import { company } from '../../support/company';
import { companyCopy } from '../../support/companyCopy';
import { setAt } from '../../support/setAt';
import { tableOf, valueIn } from '../../support/tables';

const folder = companyCopy();

const fileOf = (name: string) => path.join(folder(), 'content', `${name}.json`);

/** Sets what is at a place of a file; undefined takes it away. */
function set(name: string, place: string, value?: unknown): void {
  const root: unknown = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  setAt(root, place, value);
  writeFileSync(fileOf(name), JSON.stringify(root));
}

/** Mistakes that are made at once: one of each file. */
function inRounds(heading: string): string[][][] {
  const rounds: string[][][] = [];
  for (const mistake of tableOf('mistakes', heading)) {
    const round = rounds.find((made) => made.every(([file]) => file !== mistake[0]));
    if (round) round.push(mistake);
    else rounds.push([mistake]);
  }
  return rounds;
}

// References are looked for if each file is right on its own.
test.each(['In a file on its own', 'Between files'].flatMap(inRounds))(
  'a mistake is reported with its file, its place and the remedy: round %#',
  (...round) => {
    const lines = round.map(([file = '', place = '', value, says]) => {
      set(file, place, valueIn(value));
      return `content/${file}.json: ${says}`;
    });
    expect(readContent(folder()).problems.sort()).toEqual(lines.sort());
  },
);

test('every problem of every file is reported at once', () => {
  set('company', 'name');
  set('slides', 'slides', []);
  set('services', 'services.0.panel', 'nothing');
  rmSync(fileOf('contact'));
  writeFileSync(fileOf('home'), '{ "tagline": ');
  const { problems } = readContent(folder());
  // The error that stops a build says them, and nothing of the code.
  expect(() => readSite(folder())).toThrow(new BuildError(problems.join('\n')));
  expect(problems).toContain('content/company.json: name is missing.');
  expect(problems).toContain('content/slides.json: slides has no entries.');
  expect(problems).toContain('content/contact.json: is missing.');
  // References between files are checked all the same.
  expect(problems).toContainEqual(
    expect.stringMatching(/services\[0\]\.panel .* names no category/),
  );
  expect(problems).toContainEqual(expect.stringMatching(/^content\/home\.json: is not JSON: /));
});

test('a file of another shape is reported, and one that the content does not have: its name may be misspelled', () => {
  writeFileSync(fileOf('about'), 'null');
  writeFileSync(fileOf('servces'), '{}');
  expect(readContent(folder()).problems).toEqual([
    'content/servces.json: is no file of the content.',
    'content/about.json: has to be an object in braces.',
  ]);
});

test('a name that Windows keeps for a device is refused with the reason, for files and for addresses', () => {
  for (const file of ['pages/com1.md', 'downloads/NUL.tar.gz', 'pages/com10.md'])
    cpSync(path.join(folder(), 'content/pages/terms.md'), path.join(folder(), 'content', file));
  const kept = (name: string) => `has the name “${name}”, which Windows keeps for a device: choose`;
  set('siemens', 'page.path', '/aux');
  expect(readContent(folder()).problems.sort()).toEqual([
    expect.stringContaining(`content/downloads/NUL.tar.gz: ${kept('NUL')}`),
    expect.stringContaining(`content/pages/com1.md: ${kept('com1')}`),
    expect.stringContaining(`content/siemens.json: page.path ${kept('aux')}`),
  ]);
});

test('an article that was changed before its day is refused, and a day in the future is a note', () => {
  const article = path.join(folder(), 'content/articles/what-a-test-is-for.md');
  const text = readFileSync(article, 'utf8').replace(/^updated:.*\n/m, '');
  const dated = (...lines: string[]) =>
    writeFileSync(article, text.replace(/^date:.*/m, lines.join('\n')));
  dated('date: 2026-03-02', 'updated: 2026-03-01');
  expect(readContent(folder()).problems).toContainEqual(
    expect.stringMatching(/^content\/articles\/.*\.md: updated is before date\./),
  );
  dated('date: 2999-01-01', 'updated: 2999-01-02');
  const { problems, notes } = readContent(folder());
  expect([problems, notes.filter((note) => note.includes('in the future')).length]).toEqual([
    [],
    2,
  ]);
});

test('more than fits is a note, and no problem', () => {
  const slides = Array.from({ length: 11 }, (_, at) => ({ id: `s${at}`, text: `One more: ${at}` }));
  set('slides', 'slides', slides);
  set('company', 'name', 'K'.repeat(70));
  const entries = Array.from({ length: 8 }, (_, at) => ({ text: `P ${at}`, href: `/#p${at}` }));
  set('site', 'navigation', entries);
  const { problems, notes } = readContent(folder());
  expect(problems).toEqual([]);
  expect(notes).toContain(
    'content/slides.json: slides has 11 entries; more than 7 may not look right.',
  );
  expect(notes).toContainEqual(
    expect.stringMatching(/^content\/company\.json: name has 70 characters; more than 60 may not/),
  );
  expect(notes).toContain(
    'content/site.json: navigation has 8 entries; more than 7 may not look right: put some of them into `entries` of one.',
  );
});

test('the navigation leads to pages, lists, written pages and elsewhere, and names no page that is left out', () => {
  rmSync(fileOf('siemens'));
  const links = [
    '/siemens',
    '/projects',
    '/privacy#who',
    '/articles/what-a-test-is-for',
    '/#projects',
  ];
  const elsewhere = 'https://shop.tarnline.example/';
  const entries = [...links, elsewhere].map((href) => ({ text: href, href }));
  set('site', 'navigation', [
    ...entries,
    { text: 'More', entries: [{ text: 'A', href: '/siemens' }] },
  ]);
  const { content, problems } = readContent(folder());
  expect(problems).toEqual([]);
  const { navigation } = contentModules(content, company, new Date()).site;
  expect(navigation.map(({ text }) => text)).toEqual([...links.slice(1), elsewhere]);
});

test('a page at an address of its own has it wherever it is named, and its file is called so', () => {
  set('itsolutions', 'page.path', '/services');
  set('site', 'navigation.1', { text: 'Services', href: '/services' });
  set('redirects', 'redirects.0', { from: '/itsolutions', to: '/services' });
  const site = readSite(folder());
  expect(site.routes).toContainEqual(
    expect.objectContaining({ id: 'itsolutions', path: '/services', name: 'Services' }),
  );
  expect(sitemap(site)).toContain(`${site.content.site.origin}/services</loc>`);
  const { addresses } = deploymentOfSources([site], '/inbox');
  expect(addresses['/services']?.status).toBe(200);
  expect(addresses['/services/']).toEqual({ status: 301, location: '/services' });
  expect(addresses['/itsolutions']).toEqual({ status: 301, location: '/services' });
});

test('facts of the company stand only in its file: texts fill them in, and addresses as part of one', () => {
  set('company', 'address.city', 'Palmerston North');
  set('company', 'name', 'Rātā & Sons');
  set('company', 'contact.telephone', '+64 9 555 0142');
  set('home', 'tagline', 'Call {company.contact.telephone} now.');
  const { content, problems } = readContent(folder());
  expect(problems).toEqual([]);
  expect(content.about?.introduction[0]).toMatch(/^Rātā & Sons was founded in /);
  expect(content.company.contact.social?.text).toBe('Rātā & Sons on LinkedIn');
  // A number to call is never divided between two lines.
  expect(content.home.tagline).toBe('Call +64\u00a09\u00a0555\u00a00142 now.');
  const privacy = content.written.pages.find(({ front }) => front.isPrivacy);
  expect(privacy?.body).toContain('[+64\u00a09\u00a0555\u00a00142](tel:+6495550142)');
  expect(content.company.contact.location?.href).toContain('Palmerston%20North');
});

test.each(['ar', 'de', 'es', 'fr', 'he', 'ja'])(
  'a site in %s has all labels in that language',
  (language) => {
    const labels = labelsIn(`${language}-XX`);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // What a button says is in the name that is heard (WCAG 2.5.3).
    const { button = '', named = '' } = labels?.copy ?? {};
    expect(named.toLowerCase()).toContain(button.toLowerCase());
    for (const [file, english] of Object.entries(englishLabels)) {
      const said: unknown = Reflect.get(labels ?? {}, file);
      expect([labelSchemas[file]?.safeParse(said).error, said]).toEqual([
        undefined,
        expect.anything(),
      ]);
      for (const [name, label] of Object.entries(english)) {
        const own: unknown = Reflect.get(Object(said), name);
        const isPlural = typeof label === 'object' && 'other' in label;
        if (isPlural) expect(Object.keys(Object(own)).sort()).toEqual([...forms].sort());
        else expect(!own).toBe(!label);
      }
    }
    set('site', 'language', language);
    for (const name of ['labels/panels', 'labels/search', 'synonyms']) rmSync(fileOf(name));
    const { content, notes, problems } = readContent(folder());
    expect(problems).toEqual([]);
    expect(notes.join('\n')).not.toContain('still in English');
    expect(content.labels.panels).toEqual(labels?.panels);
  },
);

test('a site in a language without labels is told of those in English that it shows, and gets no others', () => {
  set('site', 'language', 'fi');
  const untranslated = () => {
    const { notes, problems } = readContent(folder());
    expect(problems).toEqual([]);
    return notes.find((note) => note.includes('still in English'));
  };
  expect(untranslated()).toMatch(/carousel, .* line, /);
  for (const name of ['line', 'line-picture']) rmSync(fileOf(name));
  expect(untranslated()).toMatch(/: (?!.* line, )carousel, /);
  const modules = contentModules(readContent(folder()).content, company, new Date());
  expect(Object.values(modules['labels/line']).filter(Boolean)).toEqual([]);
});
