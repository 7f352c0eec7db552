import { type Hit, marksOf } from '../../../src/features/search/marks';
import type { Searched } from '../../../src/features/search/searchIndex';
import { fold } from '../../../src/features/search/words';
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
  ['iq-r', ['MELSEC [iQ-R]']],
  ['citect', ['AVEVA Plant SCADA (formerly [Citect] SCADA)']],
])('"%s" is marked where it stands', async (query, expected) => {
  expect(await allMarked(query)).toEqual(expected);
});

test('a mark ends with its word', () => {
  expect(marksOf(['machines'], 'Machine safety')).toEqual([]);
});

test('every word has to be found, in any order, in the model, its maker or its category', async () => {
  expect(await allMarked('nx1p2 omron')).toEqual(['[Omron]', '[NX1P2]']);
  expect(await allMarked('hmi omron na')).toEqual(['[HMI] Solutions', '[Omron]', '[NA] Series']);
});

test.each(['s7-1600', 's71501', 'ur11', '5381', 'zz', 'kick', '%%%%'])(
  '"%s" is nothing else with another number or letter',
  async (query) => {
    expect((await find(query))?.models ?? 0).toBe(0);
  },
);

test('words found by a synonym are marked whole, with the synonym', async () => {
  const [maker] = markedIn(await find('rockwell compactlogix'));
  expect(maker).toEqual({ name: 'Allen-Bradley', marks: [[0, 13]], synonym: 'Rockwell' });
});

test.each(['', 's', ' & '])('"%s" is too little to search for', async (query) => {
  expect(await find(query)).toBeUndefined();
});

test('accents, capitals and dashes make no difference', async () => {
  expect(fold('Équipe S7–1500')).toBe('equipes71500');
  expect(await allMarked('SÍNAMICS g120c')).toContain('[SINAMICS] [G120C]');
  expect(marksOf([fold('totika')], 'under Tōtika')).toEqual([[6, 12]]);
  expect(marksOf([fold('한국')], '우리 한국어')).toEqual([[3, 5]]);
});

test('of very many makers in a category the first are shown, and all are counted', async () => {
  const brands = Array.from({ length: 40 }, (_, at) => ({
    name: `Maker ${at}`,
    models: ['Valve'],
  }));
  const findMany = searchOf({ products: [{ category: 'Valves', brands }] });
  const found = await findMany('valve');
  expect(found?.models).toBe(40);
  expect(found?.categories[0]).toMatchObject({ found: 40, moreMakers: 28 });
  expect(found?.categories[0]?.makers).toHaveLength(12);
});

test('an unknown word is named, and results of the others are shown', async () => {
  expect(await find('powerflex crooked')).toMatchObject({
    models: 3,
    partly: false,
    unknown: ['crooked'],
    guessed: [],
  });
});

describe('a question', () => {
  const question = {
    question: 'What does it cost?',
    answer: 'It depends.',
    asked: ['price', 'how much'],
  };
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

  test.each(['night shift callout', 'site visit', 'how soon can you start'])(
    '"%s" finds no product beside its answer that has it as a piece of a name only',
    async (query) => {
      const products = [
        { category: 'Drives', brands: [{ name: 'Siemens', models: ['Startdrive', 'Starters'] }] },
        { category: 'IT', brands: [{ name: 'Cloud', models: ['OpenShift', 'SiteWise'] }] },
      ];
      const answer = searchOf({ products, questions: [{ ...question, asked: [query] }] });
      const found = await answer(query);
      expect(found?.question).toBeDefined();
      expect(found?.models).toBe(0);
    },
  );

  test('is no answer if half of the words are neither in it nor ask it; their results are shown', async () => {
    const labels = {
      question: 'Our labels go on crooked. Where do you look first?',
      answer: 'At the spring of the brake.',
      asked: ['crooked', 'labels crooked'],
    };
    const answer = searchOf({ questions: [labels] });
    expect(await answer('labels crooked')).toMatchObject({ question: labels });
    expect(await answer('crooked brake')).toMatchObject({ question: labels });
    const other = await answer('powerflex crooked');
    expect(other?.question).toBeUndefined();
    expect(other).toMatchObject({ models: 3, partly: true });
  });
});
