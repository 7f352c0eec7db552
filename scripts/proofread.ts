/**
 * `npm run proofread`: reads every text of the site for sentences of more than thirty words, and for
 * words that neither the British dictionary nor the content's names nor `content/words.txt` has.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, readSite, siteFolder } from '../src/build/site';
import type { Content } from '../src/content/schema';
import { failWith } from './failWith';
import { listedWords, proofreader, wordsOf } from './proofread/proofreader';
import { textsOf } from './proofread/textsOf';

/** Mistakes that the person who writes can mend: only its message is printed. */
class ProofreadError extends Error {}

/** Every name in the content: those of the company and its people, of clients, makers and models. */
function namesIn({ company, people, partners, technologies, synonyms }: Content): string[] {
  const brands = (technologies?.technologies ?? []).flatMap((category) => category.brands);
  const names = [
    JSON.stringify(company),
    ...(people?.people ?? []).map(({ name }) => name),
    ...(partners?.partners ?? []).map(({ title }) => title),
    ...brands.flatMap(({ name, models = [] }) => [name, ...models]),
    ...(synonyms?.synonyms ?? []).flatMap((synonym) => [...synonym.names, ...synonym.also]),
  ];
  return names.flatMap(wordsOf);
}

function main(): void {
  const folder = siteFolder();
  const { content } = readSite(folder);
  const { language } = content.site;
  if (!/^en\b/.test(language)) {
    console.log(`The site's language is ${language}: only English is proofread.`);
    return;
  }
  const listFile = path.join(folder, 'content', 'words.txt');
  const list = existsSync(listFile) ? readFileSync(listFile, 'utf8') : '';
  const mistakesIn = proofreader([...namesIn(content), ...listedWords(list)]);
  const texts = textsOf(content);
  const mistakes = texts.flatMap(({ place, text }) =>
    mistakesIn(text).map((mistake) => `${place} ${mistake}`),
  );
  if (mistakes.length > 0)
    throw new ProofreadError(
      `${mistakes.join('\n')}\nSay it in shorter sentences, mend the word, or put it into content/words.txt.`,
    );
  console.log(`${texts.length} texts were read: no sentence is too long, every word is known.`);
}

try {
  main();
} catch (error) {
  failWith(ProofreadError, ContentError)(error);
}
