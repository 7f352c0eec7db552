import { textsOf } from '../../../scripts/proofread/textsOf';
import { content } from '../../support/company';

const texts = textsOf(content);
const textAt = (place: string) => texts.find((each) => each.place === place)?.text;

test('titles, labels, cards and front matter are read, each with its place', () => {
  expect(textAt('content/home.json: tagline')).toBe(content.home.tagline);
  expect(textAt('content/services.json: services[0].title')).toBe(
    content.services?.services[0]?.title,
  );
  expect(textAt('content/labels/flip-card.json: turn')).toBe(content.labels['flip-card'].turn);
  const [job] = content.written.jobs;
  expect(textAt(`${job?.file}: title`)).toBe(job?.front.title);
});

test('a text of Markdown is read paragraph by paragraph, with its line and without its code', () => {
  const [article] = content.written.articles;
  const written = { ...content.written, jobs: [], pages: [], articles: article ? [article] : [] };
  const body =
    'First\nline of `x := 1` code.\n\n| A | B |\n| --- | --- |\n| C | D |\n\n![Alt](x "Caption")\n';
  const own = written.articles.map((each) => ({ ...each, body, firstLine: 10 }));
  const read = textsOf({ ...content, written: { ...written, articles: own } });
  const ofBody = read.filter(({ place }) => place.startsWith(`${article?.file}:1`));
  expect(ofBody.map(({ place, text }) => [place.slice(-2), text])).toEqual([
    ['10', 'First line of X code.'],
    ['13', 'A'],
    ['13', 'B'],
    ['15', 'C'],
    ['15', 'D'],
    ['17', 'Alt\nCaption'],
  ]);
});

test('ids, addresses, references and pictures are no texts, and slots are numbers', () => {
  expect(texts.some(({ place }) => /\.(id|href|img|imgSrc)$/.test(place))).toBe(false);
  expect(texts.some(({ text }) => /[{}]/.test(text))).toBe(false);
});
