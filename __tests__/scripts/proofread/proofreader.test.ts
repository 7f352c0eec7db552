import { listedWords, mostWords, proofreader } from '../../../scripts/proofread/proofreader';

const mistakesIn = proofreader(listedWords('# Machines\ncapper\nOEE # a figure\n'));

const sentenceOf = (words: number) => `The ${'very '.repeat(words - 3)}long line.`;

test('a sentence of thirty words is read, one of more is named with its number of words', () => {
  expect(mistakesIn(sentenceOf(mostWords))).toEqual([]);
  expect(mistakesIn(sentenceOf(31))).toEqual([`has 31 words in a sentence: ${sentenceOf(31)}`]);
});

test('two sentences are counted apart, and so are two lines', () => {
  expect(mistakesIn(`${sentenceOf(20)} ${sentenceOf(20)}`)).toEqual([]);
  expect(mistakesIn(`${'word '.repeat(20)}\n${'word '.repeat(20)}`)).toEqual([]);
});

test.each([
  'The labels are organised by colour in the centre.',
  'It’s the line’s capper. Capper and filler share one OEE.',
  'An S7-1500 with 268 points at 10:00 am',
])('words of the dictionary, of the list and with digits are known: %s', (text) => {
  expect(mistakesIn(text)).toEqual([]);
});

test.each(['color', 'organized', 'labeled', 'palletzier'])('%s is not known', (word) => {
  const text = `The ${word} line stops.`;
  expect(mistakesIn(text)).toEqual([`does not know “${word}”: ${text}`]);
});

test('what is listed in capitals is known in capitals only', () => {
  expect(mistakesIn('oee')).toEqual(['does not know “oee”: oee']);
  expect(mistakesIn('Capper')).toEqual([]);
});
