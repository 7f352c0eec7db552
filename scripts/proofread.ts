/**
 * `npm run proofread`: reads every text of a site in English for sentences of more than thirty
 * words, and for words that are in none of cspell's dictionary of its English, the content's names
 * and `content/words.txt`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../src/generator/content/schemas';
import { BuildError, readSite, siteFolder } from '../src/generator/site';
import { plainText, readMarkdown } from '../src/generator/written/markdown';
import { failWith } from './failWith';

/** A line that visitors read, and its place: `content/home/facts/0/text`. */
type Line = { place: string; text: string };

/** The places of names, of visitors' searches, of the line's drawing, and of others' titles. */
const unread =
  /^content\/(site|company|synonyms|queries|order-numbers|pictures|line-picture|labels\/search-words)$|\/(id|asked|document|publications)$/;

/** Every text within a value but ids, addresses and paths. A slot counts as a word. */
function linesIn(place: string, value: unknown): Line[] {
  if (unread.test(place)) return [];
  if (typeof value === 'string')
    return /^(\S*[-/#.:]\S+|[\p{Ll}\d]+)$/u.test(value)
      ? []
      : [{ place, text: value.replace(/\{[^{}]*\}/g, '1') }];
  return Object.entries(Object(value)).flatMap(([key, inner]) => linesIn(`${place}/${key}`, inner));
}

/** Paragraphs, entries, cells and captions, without the code in them. */
function linesOfMarkdown(file: string, body: string, firstLine: number): Line[] {
  let line = firstLine;
  return readMarkdown(body).tokens.flatMap(({ map, children }) => {
    // A cell has no line of its own, its row has.
    if (map) line = firstLine + map[0];
    const parts = (children ?? []).map((child) => {
      if (child.type === 'code_inline') return 'X';
      if (child.type === 'image') return `${child.content}\n${child.attrGet('title') ?? ''}`;
      return plainText([child]);
    });
    return parts
      .join('')
      .split('\n')
      .map((text) => ({ place: `${file}:${line}`, text }));
  });
}

const linesOf = ({ written, ...json }: Content): Line[] => [
  ...linesIn('content', json),
  ...[...written.projects, ...written.articles, ...written.pages].flatMap((page) => [
    ...linesIn(page.file, page.front),
    ...linesOfMarkdown(page.file, page.body, page.firstLine),
  ]),
];

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(['’.,:-][\p{L}\p{N}]+)*/gu) ?? [];

function longSentences({ place, text }: Line): string[] {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text);
  return [...sentences].flatMap(({ segment }) => {
    const { length } = wordsOf(segment);
    return length > 30 ? [`${place} has ${length} words in a sentence: ${segment}`] : [];
  });
}

/** The names of the company and its people, of clients, makers and models. */
function namesIn({ company, synonyms, people, partners, technologies }: Content): string[] {
  const brands = technologies?.technologies.map((category) => category.brands);
  const others = [
    people?.people.map(({ name }) => name),
    partners?.partners.map(({ title }) => title),
  ];
  return wordsOf(JSON.stringify([company, synonyms, brands, others]));
}

/** The dictionaries of a region's English; both of a region that writes either way. */
function dictionariesOf(region: string | undefined) {
  if (region === 'US') return { language: 'en-US' };
  if (!region || region === 'CA') return { language: 'en-US,en-GB' };
  // British English organises; cspell's own dictionary of it lets it organize as well.
  return { language: 'en-GB', import: ['@cspell/dict-en-gb-ise/cspell-ext.json'] };
}

async function misspelledWords(
  lines: readonly Line[],
  words: string[],
  language: string,
): Promise<string[]> {
  const { spellCheckDocument } = await import('cspell-lib');
  const text = lines.map((line) => line.text.replaceAll('’', "'")).join('\n');
  const { issues } = await spellCheckDocument(
    { uri: 'content.txt', text, languageId: 'plaintext' },
    { generateSuggestions: false, noConfigSearch: true },
    {
      ...dictionariesOf(new Intl.Locale(language).region),
      words,
      caseSensitive: true,
      minWordLength: 3,
    },
  );
  return issues.map(({ text: word, offset }) => {
    const line = lines[text.slice(0, offset).split('\n').length - 1];
    return `${line?.place} does not know “${word}”: ${line?.text}`;
  });
}

/** Mistakes that the writer can mend: only the message is printed. */
class ProofreadError extends Error {}

async function main() {
  const folder = siteFolder();
  const { content } = readSite(folder);
  const { language } = content.site;
  if (!/^en\b/.test(language))
    return console.log(
      `There is no dictionary for the site's language, ${language}: nothing was read.`,
    );
  const list = path.join(folder, 'content', 'words.txt');
  const kept = existsSync(list) ? readFileSync(list, 'utf8').replace(/#.*/g, '') : '';
  const lines = linesOf(content);
  const known = [...namesIn(content), ...wordsOf(kept)];
  const mistakes = [
    ...lines.flatMap(longSentences),
    ...(await misspelledWords(lines, known, language)),
  ];
  if (mistakes.length > 0)
    throw new ProofreadError(
      `${mistakes.join('\n')}\nSay it in shorter sentences, mend the word, or put it into content/words.txt.`,
    );
  console.log(`${lines.length} lines were read: no sentence is too long, every word is known.`);
}

main().catch(failWith(ProofreadError, BuildError));
