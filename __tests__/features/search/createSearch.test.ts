import { type Hit, marksOf } from '../../../src/features/search/marks';
import type { Searched } from '../../../src/features/search/searchIndex';
import { fold } from '../../../src/features/search/words';
import { indexOf, readPictures } from '../../../src/generator/pictures/readPictures';
import { renderSite, searchedPages } from '../../../src/generator/renderSite';
import { makeSearchFile } from '../../../src/generator/search/searchFile';
import { company } from '../../support/company';
import { markedIn, searchesOf } from '../../support/searches';

const find = searchesOf(company, []);
const searchOf = (searched: Partial<Searched>) =>
  searchesOf(company, [], { synonyms: [], ...searched });

/** A name with what is marked in brackets. */
const marked = ({ name, marks }: Hit) =>
  marks.reduceRight(
    (text, [start, end]) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
    name,
  );

/** Everything that is marked, category by category. */
const allMarked = async (query: string) => markedIn(await find(query)).map(marked);

test.each([
  ['s7-1500', ['SIMATIC [S7-1500]']],
  ['1500', ['SIMATIC S7-[1500]', 'GoFa CRB [1500]0']],
  ['flex 525', ['Power[Flex] [525]']],
  ['power flex 525', ['[PowerFlex] [525]']],
  ['iq-r', ['MELSEC [iQ-R]']],
  ['citect', ['AVEVA Plant SCADA (formerly [Citect] SCADA)']],
])('"%s" is marked where it stands', async (query, expected) => {
  expect(await allMarked(query)).toEqual(expected);
});

test('every word has to be found, in any order, in the model, its maker or its category', async () => {
  expect(await allMarked('nx1p2 omron')).toEqual(['[Omron]', '[NX1P2]']);
  expect(await allMarked('hmi omron na')).toEqual(['[HMI] Solutions', '[Omron]', '[NA] Series']);
});

test('words that only join others are left out in any script, and however they are typed', async () => {
  const words = { replacing: [], fillers: ['Für', 'إلى'] };
  const found = await searchOf({ words })('fur Für إلى الى s7-1500');
  expect([found?.unknown, found?.partly, found?.models]).toEqual([[], false, 1]);
});

test.each(['s7-1600', 's71501', 'ur11', '5381', 'zz', 'kick', '%%%%'])(
  '"%s" is nothing else with another number or letter',
  async (query) => {
    expect((await find(query))?.models ?? 0).toBe(0);
  },
);

describe('an order number', () => {
  const orderNumbers = [
    { names: ['SIMATIC S7-300'], also: ['6ES7 31'] },
    { names: ['SIMATIC S7-1500'], also: ['6ES7 315-9', '6ES7 51'] },
    { names: ['SLC 500'], also: ['1747-L', 'SLCP5'] },
  ];
  const findPart = searchOf({ orderNumbers });

  test.each([
    ['6ES7 315-2EH14-0AB0', 'SIMATIC S7-300'],
    ['6es7315 2eh14 0ab0', 'SIMATIC S7-300'],
    ['CPU 6ES73152EH140AB0 replacement', 'SIMATIC S7-300'],
    ['6ES7 315-9', 'SIMATIC S7-1500'],
    ['1747-L5', 'SLC 500'],
    ['allen-bradley 1747 L542', 'SLC 500'],
    ['slc P5 203', 'SLC 500'],
  ])('"%s" is known by its longest beginning, however it is typed', async (query, model) => {
    const found = await findPart(query);
    expect(found).toMatchObject({ models: 1, unknownNumbers: [] });
    // As a name is that is found by another word for it.
    expect(found?.mark(model)).toMatchObject({
      marks: [[0, model.length]],
      synonym: expect.stringMatching(/\d/),
    });
  });

  test('finds what replaces an older model, and while it is typed all that begin so', async () => {
    for (const query of ['1747-L542', 'slc 500 obsolete'])
      expect(await findPart(query)).toMatchObject({ models: 1, answers: [{ model: 'SLC 500' }] });
    expect((await findPart('6ES7'))?.models).toBe(2);
  });

  test.each(['6ES7 953-8LM32-0AA0', 'replace 22B-D010N104', '20G11 ND2P2 AA0'])(
    'that none of ours begins finds nothing, and is said to be none that we know: "%s"',
    async (query) => {
      const nothing = { models: 0, answers: [], places: [], unknown: [] };
      const unknownNumbers = [expect.stringMatching(/\d/)];
      expect(await findPart(query)).toMatchObject({ ...nothing, unknownNumbers });
    },
  );
});

test.each(['', 's', ' & '])('"%s" is too little to search for', async (query) => {
  expect(await find(query)).toBeUndefined();
});

test('accents, capitals and dashes make no difference', async () => {
  expect(fold('Équipe S7–1500')).toBe('equipes71500');
  expect(await allMarked('SÍNAMICS g120c')).toContain('[SINAMICS] [G120C]');
  expect(marksOf([fold('totika')], 'under Tōtika')).toEqual([[6, 12]]);
  expect(marksOf([fold('한국')], '우리 한국어')).toEqual([[3, 5]]);
  expect(marksOf(['machines'], 'Machine safety')).toEqual([]);
  const products = [{ category: 'Geräte', brands: [{ name: 'Mueller', models: ['Förderer'] }] }];
  const findGerman = searchOf({ products });
  for (const query of ['geraete', 'gerate', 'GERÄTE', 'müller', 'foerderer'])
    expect((await findGerman(query))?.models).toBe(1);
});

/** Places of a site in a language that has these texts below a heading each. */
const placesIn = (language: string, headings: string[]) => {
  const places = headings.map((heading) => ({
    href: `/x#${heading}`,
    page: 'X',
    heading,
    text: '',
  }));
  const words = { replacing: [], fillers: ['の', 'は'] };
  const findIn = searchOf({ language, places, words });
  return async (query: string) => {
    const found = await findIn(query);
    const marks = found?.places.map(({ heading }) => marked(found.mark(heading)));
    return { marks, guessed: found?.guessed, unknown: found?.unknown };
  };
};

describe.each([
  ['de', ['Förderanlage', 'Straße', 'Öl', 'Anlagen']],
  ['he', ['המכונה הישנה', 'תוכנה']],
  ['ja', ['制御盤の設計', 'サーボモータの保守', 'ガス', 'S7-1500の価格']],
  ['tr', ['IŞIK SIMATIC', 'İstanbul']],
])('in %s', (language, headings) => {
  const findIn = placesIn(language, headings);
  const cases: Record<string, [query: string, ...marks: string[]][]> = {
    de: [
      ['anlage', '[Anlage]n', '[Förderanlage]'],
      ['foerderanlage', '[Förderanlage]'],
      ['FÖRDER', '[Förder]anlage'],
      ['strasse', '[Straße]'],
      ['oel', '[Öl]'],
    ],
    he: [
      ['מכונה', '[המכונה] הישנה'],
      ['הַמְּכוֹנָה', '[המכונה] הישנה'],
    ],
    ja: [
      ['設計', '制御盤の[設計]'],
      ['制御盤の設計は？', '[制御盤]の[設計]'],
      ['モータ', 'サーボ[モータ]の保守'],
      ['盤', '制御[盤]の設計'],
      ['ｻｰﾎﾞ', '[サーボ]モータの保守'],
      ['s7-1500の価格', '[S7-1500]の[価格]'],
      ['カス'],
    ],
    tr: [
      ['ışık', '[IŞIK] SIMATIC'],
      ['simatic', 'IŞIK [SIMATIC]'],
      ['istanbul', '[İstanbul]'],
    ],
  };
  test.each(cases[language] ?? [])('"%s" is found', async (query, ...marks) => {
    expect(await findIn(query)).toMatchObject({ marks, guessed: [] });
  });
});

test('a longer word goes by the one that it ends with where languages join words', async () => {
  const german = placesIn('de', ['Anlage', 'Motor']);
  expect(await german('Verpackungsanlage')).toMatchObject({
    marks: ['[Anlage]'],
    guessed: ['verpackungsanlage'],
  });
  const hebrew = placesIn('he', ['מכונה']);
  expect(await hebrew('למכונה')).toMatchObject({ marks: ['[מכונה]'] });
  const english = placesIn('en', ['Restart', 'Start']);
  expect(await english('start')).toMatchObject({ marks: ['[Start]'] });
});

test('an unknown word is named, and results of the others are shown', async () => {
  const found = await find('powerflex crooked');
  expect(found).toMatchObject({ models: 3, partly: false, unknown: ['crooked'], guessed: [] });
});

test.each(['night shift callout', 'site visit', 'how soon can you start', 'start'])(
  '"%s" finds no product that has it as a piece of a name only',
  async (query) => {
    const models = ['Startdrive', 'Starters', 'OpenShift', 'SiteWise'];
    const findWords = searchOf({
      products: [{ category: 'Drives', brands: [{ name: 'Siemens', models }] }],
      places: [{ href: '/x', page: 'X', heading: 'Start', text: 'A site visit. The shift.' }],
    });
    expect((await findWords(query))?.models).toBe(0);
    expect((await findWords('startd'))?.models).toBe(1);
  },
);

describe('a question', () => {
  const question = { question: 'The price?', answer: 'It depends.', asked: ['price', 'how much'] };
  const ask = searchOf({ questions: [question] });

  test.each(['price', 'prices', 'pric', 'how much', 'much how', 'how much is a powerflex 525'])(
    'is asked by "%s"',
    async (query) => {
      expect(await ask(query)).toMatchObject({ question, unknown: [] });
    },
  );

  test.each(['how', 'pri', 'priceless', 'powerflex'])('is not asked by "%s"', async (query) => {
    expect((await ask(query))?.question).toBeUndefined();
  });

  test('comes before the products that have the other words', async () => {
    expect(await ask('powerflex price')).toMatchObject({ question, models: 3, partly: false });
  });

  test('is no answer if it leaves out more than half of the words, and no product has them', async () => {
    const answered = searchOf({
      questions: [question],
      places: [{ href: '/x', page: 'X', heading: 'Label brakes', text: 'Springs and prices.' }],
    });
    expect((await answered('label price'))?.question).toBe(question);
    expect((await answered('label brakes price'))?.question).toBeUndefined();
  });
});

/** The search of the company with its pages. */
async function searchOfCompany() {
  const { pictures } = await readPictures(company.folder, company.content);
  const rendered = await renderSite(company, indexOf(pictures));
  return searchesOf(company, searchedPages(company, rendered));
}
const search = searchOfCompany();
const findOnSite = async (query: string) => (await search)(query);

test('a place is shown with the words around those found, and how to get there', async () => {
  const found = await findOnSite('modbus');
  const [place] = found?.places ?? [];
  expect(place).toMatchObject({ href: '/itsolutions#open-source', page: 'IT Solutions' });
  const excerpt = place?.excerpt ?? '';
  const marks = found?.mark(excerpt).marks.map(([start, end]) => excerpt.slice(start, end));
  expect(marks).toEqual(['Modbus']);
  expect(excerpt.length).toBeLessThan(200);
});

test('an exact name comes first, whatever another heading says', async () => {
  const headings = (await findOnSite('safety'))?.places.map(({ heading }) => heading);
  expect(headings?.slice(0, 2)).toEqual(['Safety', 'Machine safety']);
});

test('places with all of the words come instead of products that have some of them', async () => {
  const found = await findOnSite('modbus gateways');
  expect(found).toMatchObject({ models: 0, partly: false });
  expect(found?.places[0]?.heading).toBe('Open Source');
  expect(await findOnSite('powerflex 40')).toMatchObject({ models: 3, places: [], partly: true });
});

test('a number is not found in a text beside a name that is unknown', async () => {
  const html = '<main><h1>Prices</h1><p>It costs $1,400.</p></main>';
  const findPrice = searchesOf(company, [{ path: '/x', name: 'X', html }]);
  expect((await findPrice('micrologix 1400'))?.places).toEqual([]);
  expect((await findPrice('1400'))?.places).toHaveLength(1);
});

test('a search for a maker names no replacement', async () => {
  for (const query of ['siemens', 'modicon', 'schneider electric', 's7-1500', 'controllogix']) {
    expect((await findOnSite(query))?.answers).toEqual([]);
  }
});

test('on a site too large to load quickly, a note says so', () => {
  expect(makeSearchFile(company, []).notes).toEqual([]);
  expect(makeSearchFile(company, [], 100).notes).toEqual([expect.stringContaining('seconds')]);
});
