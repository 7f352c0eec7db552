import { buildSync } from 'esbuild';
import type { ScreenReader } from './screenReaderInPage';
import type { Page } from './test';

declare const screenReader: ScreenReader;

const { outputFiles } = buildSync({
  entryPoints: [require.resolve('./screenReaderInPage.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  platform: 'browser',
});
const source = outputFiles.map(({ text }) => text).join();

/** Whose end says where a listener is: of everything else it only fills the page of a test. */
const endTold = /^end of (banner|navigation|main|region|carousel|form|contentinfo|document)\b/;

/** Where what begins at a place ends, or -1 where there is nothing in it. */
function endOf(phrases: string[], at: number): number {
  const phrase = phrases[at] ?? '';
  const end = phrases.indexOf(`end of ${phrase}`, at);
  const again = phrases.indexOf(phrase, at + 1);
  return again < 0 || end < again ? end : -1;
}

/**
 * What the library speaks, as short as readers put it. A link or button is read once, not its name
 * and then the words it is made of; the pieces of a paragraph are one; a list item is its place in
 * the list; and of an unnamed group, as a `details` is, nothing is said.
 */
function shorten(phrases: string[]): string[] {
  const spoken: string[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at] ?? '';
    const end = endOf(phrases, at);
    const item = /^listitem, .*position (\d+), set size (\d+)$/.exec(phrase);
    if (item) {
      spoken.push(`${item[1]} of ${item[2]}`);
    } else if (phrase === 'paragraph' && end > at) {
      spoken.push(phrases.slice(at + 1, end).join(' '));
      at = end;
    } else if (/^(link|button), /.test(phrase) && end > at) {
      spoken.push(phrase);
      at = end;
    } else if (phrase !== 'group' && (!/^end\b/.test(phrase) || endTold.test(phrase))) {
      spoken.push(phrase);
    }
  }
  return spoken;
}

/** Brings the reader into the page, unless it is there: a second one would not know the first's. */
async function turnOn(page: Page): Promise<void> {
  const isOn = await page.evaluate(() => 'screenReader' in window);
  if (!isOn) await page.evaluate(source);
}

/** All that a screen reader speaks of the page as it is now, from its beginning to its end. */
export async function readPage(page: Page): Promise<string[]> {
  await turnOn(page);
  return shorten(await page.evaluate(() => screenReader.readPage()));
}

/** Begins to listen to what is said without being read; the function tells all of it so far. */
export async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await turnOn(page);
  await page.evaluate(() => screenReader.listen());
  return () => page.evaluate(() => screenReader.heard());
}
