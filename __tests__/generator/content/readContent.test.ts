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

const folder = companyCopy();

const fileOf = (name: string) => path.join(folder(), 'content', `${name}.json`);

/** Sets what is at a path of a file; undefined takes it away. */
function set(name: string, keys: readonly (string | number)[], value?: unknown): void {
  const root: unknown = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  let parent: unknown = root;
  for (const key of keys.slice(0, -1)) parent = Reflect.get(Object(parent), key);
  Reflect.set(Object(parent), keys.at(-1) ?? '', value);
  writeFileSync(fileOf(name), JSON.stringify(root));
}

type Mistake = [name: string, keys: readonly (string | number)[], value?: unknown];

/** Each reported line, and its mistake. */
const mistakes: Record<string, Mistake> = {
  'content/company.json: contact.telephone has to be a telephone number such as +64 9 555 0142. It may be left out: take its line away.':
    ['company', ['contact', 'telephone'], 'call us'],
  'content/company.json: breakdown.telephone is missing. breakdown may be left out as a whole.': [
    'company',
    ['breakdown', 'telephone'],
  ],
  'content/company.json: contact does not know "telefone" (did you mean "telephone"?).': [
    'company',
    ['contact', 'telefone'],
    '+64 9 555 0100',
  ],
  'content/company.json: openingHours.opens has to be a time from 00:00 to 23:59, such as 08:00. openingHours may be left out as a whole.':
    ['company', ['openingHours', 'opens'], '08.00'],
  'content/company.json: openingHours.closes is not after opens. openingHours may be left out as a whole.':
    ['company', ['openingHours', 'closes'], '05:00'],
  'content/company.json: openingHours.holidays.country is no country whose holidays are known: "XX". openingHours.holidays may be left out as a whole.':
    ['company', ['openingHours', 'holidays', 'country'], 'XX'],
  'content/company.json: openingHours.closings[0].to is before from. openingHours.closings may be left out as a whole.':
    ['company', ['openingHours', 'closings'], [{ from: '2026-12-24', to: '2026-12-04' }]],
  'content/home.json: links[0] (“Our projects”) needs a page or an address, and not both. links may be left out as a whole.':
    ['home', ['links', 0], { text: 'Our projects', page: 'about', href: '/projects' }],
  'content/slides.json: slides[1].img (“plc”) has to be a path below pictures/ without its extension, such as heroes/hall. It may be left out: take its line away.':
    ['slides', ['slides', 1, 'img'], './pictures/heroes/hall.JPG'],
  'content/home.json: tagline has the character U+0000, which cannot be shown.': [
    'home',
    ['tagline'],
    'Lines that\u0000 run',
  ],
  'content/slides.json: slides[1].img (“plc”) names no picture: there is no pictures/heroes/gone with .jpg, .jpeg, .png, .webp, .avif, .tif, .tiff, .svg. It may be left out: take its line away.':
    ['slides', ['slides', 1, 'img'], 'heroes/gone'],
  'content/partners.json: partners[1].id (“tussock-dairy”) "tussock-dairy" is there twice.': [
    'partners',
    ['partners', 1, 'id'],
    'tussock-dairy',
  ],
  'content/services.json: services[0].backText (“plc”) is empty. It may be left out: take its line away.':
    ['services', ['services', 0, 'backText'], ' '],
  'content/about.json: sections[0].link.page (“industrial-automation”) names no page: "shop" (there are "home", "technologies", "about", "contact", "itsolutions", "siemens", "privacy", "terms"). It may be left out: take its line away.':
    ['about', ['sections', 0, 'link'], { text: 'See more', page: 'shop' }],
  'content/about.json: introduction[0] has {company.motto}, which the content does not say: write it without.':
    ['about', ['introduction', 0], '{company.motto}: we stay.'],
  'content/technologies.json: technologies[0].brands[0].models[1] (“SIMATIC controllers”) "SIMATIC S7-1500" is there twice. technologies[0].brands[0].models may be left out as a whole.':
    ['technologies', ['technologies', 0, 'brands', 0, 'models', 1], 'SIMATIC S7-1500'],
  'content/successors.json: successors[0].document.address (“SIMATIC S7-300”) has to be an address that begins with https://. successors[0].document may be left out as a whole.':
    ['successors', ['successors', 0, 'document', 'address'], 'b.example'],
  'content/site.json: navigation[1] (“Technologies”) needs an address or links of its own, and not both.':
    ['site', ['navigation', 1, 'href']],
  'content/redirects.json: redirects[0].from has to be a path such as /services.html, without what follows ? or #.':
    ['redirects', ['redirects', 0, 'from'], '/?p=12'],
  'content/site.json: language has to be a language tag such as en-NZ, de or vi.': [
    'site',
    ['language'],
    'New Zealand English',
  ],
  'content/labels/search.json: searched has {words}, which nothing is filled into (there is {query}). It may be left out: take its line away.':
    ['labels/search', ['searched'], 'Searched for {words}: {query}'],
  'content/labels/search.json: searched lacks {query}. It may be left out: take its line away.': [
    'labels/search',
    ['searched'],
    'Searched',
  ],
  'content/site.json: editor.repository has to be the owner and the name of the repository, such as company/website. editor may be left out as a whole.':
    ['site', ['editor'], { repository: 'https://github.com/company/website' }],
};

/** Those that are looked for if each file is right on its own. */
const references: Record<string, Mistake> = {
  'content/line.json: stations[0].makers[0] (“depalletiser”) names no maker in content/technologies.json: "Nobody". stations[0].makers may be left out as a whole.':
    ['line', ['stations', 0, 'makers', 0], 'Nobody'],
  'content/itsolutions.json: sections[1].title (“web”) makes the address #web, which another has already.':
    ['itsolutions', ['sections', 1, 'title'], 'web'],
  'content/synonyms.json: synonyms[0].names[0] is no category, maker, model or heading: "Betamax".':
    ['synonyms', ['synonyms', 0, 'names', 0], 'Betamax'],
  'content/services.json: services[0].href (“plc”) has a link to no page of the site: "/projets" (did you mean "/projects"?). It may be left out: take its line away.':
    ['services', ['services', 0, 'href'], '/projets'],
  'content/questions.json: questions[0].more.href has a link to no page of the site: "/tems#price" (did you mean "/terms"?). questions[0].more may be left out as a whole.':
    ['questions', ['questions', 0, 'more', 'href'], '/tems#price'],
  'content/siemens.json: page.path makes the address /contact, which content/contact.json has already. It may be left out: take its line away.':
    ['siemens', ['page', 'path'], '/contact'],
  'content/redirects.json: redirects[0].from is the address of a page: /about.': [
    'redirects',
    ['redirects', 0, 'from'],
    '/About.html',
  ],
  'content/redirects.json: redirects[1].from is there twice: /services.': [
    'redirects',
    ['redirects', 1, 'from'],
    '/services/',
  ],
  'content/redirects.json: redirects[0].to is an old address as well: "/services" (give the one where visitors end).':
    ['redirects', ['redirects', 0, 'to'], '/services'],
  'content/labels/panels.json: models lacks the form "one", which the language of the site (en-NZ) has. It may be left out: take its line away.':
    ['labels/panels', ['models', 'one']],
};

/** Mistakes that are made at once: one of each file. */
function inRounds(all: Record<string, Mistake>) {
  const rounds: [line: string, mistake: Mistake][][] = [];
  for (const entry of Object.entries(all)) {
    const [, [file]] = entry;
    const round = rounds.find((made) => made.every(([, [other]]) => other !== file));
    if (round) round.push(entry);
    else rounds.push([entry]);
  }
  return rounds;
}

test.each([...inRounds(mistakes), ...inRounds(references)])(
  'a mistake is reported with its file, its place and the remedy: round %#',
  (...round) => {
    for (const [, mistake] of round) set(...mistake);
    expect(readContent(folder()).problems.sort()).toEqual(round.map(([line]) => line).sort());
  },
);

test('every problem of every file is reported at once', () => {
  set('company', ['name']);
  set('slides', ['slides'], []);
  set('services', ['services', 0, 'panel'], 'nothing');
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
  set('siemens', ['page', 'path'], '/aux');
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
  set('slides', ['slides'], slides);
  set('company', ['name'], 'K'.repeat(70));
  const entries = Array.from({ length: 8 }, (_, at) => ({ text: `P ${at}`, href: `/#p${at}` }));
  set('site', ['navigation'], entries);
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
  set(
    'site',
    ['navigation'],
    [...entries, { text: 'More', entries: [{ text: 'A', href: '/siemens' }] }],
  );
  const { content, problems } = readContent(folder());
  expect(problems).toEqual([]);
  const { navigation } = contentModules(content, company, new Date()).site;
  expect(navigation.map(({ text }) => text)).toEqual([...links.slice(1), elsewhere]);
});

test('a page at an address of its own has it wherever it is named, and its file is called so', () => {
  set('itsolutions', ['page', 'path'], '/services');
  set('site', ['navigation', 1], { text: 'Services', href: '/services' });
  set('redirects', ['redirects', 0], { from: '/itsolutions', to: '/services' });
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
  set('company', ['address', 'city'], 'Palmerston North');
  set('company', ['name'], 'Rātā & Sons');
  set('company', ['contact', 'telephone'], '+64 9 555 0142');
  set('home', ['tagline'], 'Call {company.contact.telephone} now.');
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
    set('site', ['language'], language);
    for (const name of ['labels/panels', 'labels/search', 'synonyms']) rmSync(fileOf(name));
    const { content, notes, problems } = readContent(folder());
    expect(problems).toEqual([]);
    expect(notes.join('\n')).not.toContain('still in English');
    expect(content.labels.panels).toEqual(labels?.panels);
  },
);

test('a site in a language without labels is told of those in English that it shows, and gets no others', () => {
  set('site', ['language'], 'fi');
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
