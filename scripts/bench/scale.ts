/**
 * `npx tsx scripts/bench/scale.ts [N]`: builds the site with N written entries (1,000) and without, and
 * prints how long each took, the most memory, what a page of either loads, and what a search loads and
 * takes at a quarter of the CPU. The entries are made up of the site's own sentences.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { serveBuild } from '../../server/serveBuild';
import { buildSite } from '../buildSite';
import { hydrated } from '../hydrated';
import { inBrowser } from '../inBrowser';

const folder = '.build/scale';

/** Every sentence of the site's own texts: words as they are used, in the numbers that they are used in. */
const sentences = ['jobs', 'articles', 'pages'].flatMap((collection) =>
  readdirSync(`content/${collection}`).flatMap(
    (file) =>
      readFileSync(`content/${collection}/${file}`, 'utf8').match(/[A-Z][^.|#\n`[]+\./g) ?? [],
  ),
);

/** A paragraph of some 200 words, another for each number, with a word that stands in no other. */
const paragraph = (number: number) =>
  `${Array.from({ length: 15 }, (_, at) => sentences[(number * 7 + at * 131 * ((number % 9) + 1)) % sentences.length]).join(' ')} Machine q${number}x.`;

/** An article of some 800 words with a table and four headings. */
const article = (number: number) => `---
title: "Entry ${number}: what we found behind the panel"
description: "What was found behind panel ${number}, how it was mended, and what it cost the plant."
date: ${2000 + (number % 26)}-0${1 + (number % 9)}-1${number % 10}
industry: ${['Dairy', 'Brewing', 'Timber'][number % 3]}
---

${[1, 2, 3, 4]
  .map((part) => `## Part ${part} of ${number}\n\n${paragraph(number * 4 + part)}\n`)
  .join('\n')}

| What | Hours |
|---|--:|
| Wiring | ${number} |
`;

function makeSite(entries: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('content', path.join(folder, 'content'), { recursive: true });
  for (const name of ['pictures', 'brand'])
    symlinkSync(path.resolve(name), path.join(folder, name));
  for (let number = 1; number <= entries; number += 1)
    writeFileSync(path.join(folder, `content/articles/entry-${number}.md`), article(number));
}

/** Builds in a process of its own: seconds, and the most memory in MB. */
async function measured(outDir: string): Promise<void> {
  const begin = performance.now();
  await buildSite({ folder, formUrl: 'http://forms.test/f/1', outDir });
  const seconds = (performance.now() - begin) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1000;
  const home = statSync(path.join(outDir, 'index.html.br')).size;
  const scripts = readdirSync(path.join(outDir, 'assets')).filter((file) =>
    /^main.*\.br$/.test(file),
  );
  const main = scripts.map((file) => statSync(path.join(outDir, 'assets', file)).size);
  console.log(
    `${outDir}: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB, home ${home} bytes, site's script ${main} bytes`,
  );
}

/** What is typed, a word or more at a time. */
const searches = [
  'pasteuriser',
  'support agreement',
  'labels crooked',
  'risk assesment',
  'modbus tcp',
];

/** What a search of a built site loads, in KB of 1000 bytes, and how long its last letter is answered after, in ms. */
async function searchOf(outDir: string): Promise<void> {
  await inBrowser({
    serve: () => serveBuild(outDir),
    use: async (browser, url) => {
      for (const query of searches) {
        const page = await browser.newPage();
        // tsx gives inner functions their names by a helper that does not travel to the page.
        await page.addInitScript('globalThis.__name = (value) => value');
        const session = await page.context().newCDPSession(page);
        await page.goto(`${url}/itsolutions`);
        await hydrated(page);
        await session.send('Network.enable');
        let bytes = 0;
        session.on('Network.loadingFinished', ({ encodedDataLength }) => {
          bytes += encodedDataLength;
        });
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const field = page.getByRole('searchbox');
        await field.pressSequentially(query.slice(0, -1), { delay: 100 });
        // Printed above the results: what was searched for.
        await page.locator('[data-print=alone]').waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        const took = await page.evaluate(
          ([query, letter]) => {
            const input = document.querySelector<HTMLInputElement>('input[type=search]');
            const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
            const begin = performance.now();
            return new Promise<number>((resolve) => {
              new MutationObserver(() => {
                if (document.querySelector('[data-print=alone]')?.textContent?.includes(query))
                  requestAnimationFrame(() => resolve(performance.now() - begin));
              }).observe(document.body, { childList: true, subtree: true, characterData: true });
              if (input) value?.set?.call(input, input.value + letter);
              input?.dispatchEvent(new Event('input', { bubbles: true }));
            });
          },
          [query, query.slice(-1)] as const,
        );
        console.log(`"${query}": ${(bytes / 1000).toFixed(1)} KB, ${took.toFixed(0)} ms`);
        await page.close();
      }
    },
  });
}

const [entries = '1000', only] = process.argv.slice(2);
if (only) measured(only).then(() => searchOf(only));
else
  for (const count of [0, Number(entries)]) {
    makeSite(count);
    const command = ['tsx', 'scripts/bench/scale.ts', String(count), `.build/scale-${count}`];
    execFileSync('npx', command, { stdio: 'inherit' });
  }
