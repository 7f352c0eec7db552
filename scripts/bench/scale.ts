/**
 * `npx tsx scripts/bench/scale.ts [N]`: builds the site with N written entries (1,000) and without, and
 * prints how long each took, the most memory, and what a page of either loads. The entries are made up.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildSite } from '../buildSite';

const folder = '.build/scale';
const paragraph =
  'The filler stood for two hours while nobody knew which of the guards had opened first. ';

/** An article of some 800 words with a table and four headings. */
const article = (number: number) => `---
title: "Entry ${number}: what we found behind the panel"
description: "What was found behind panel ${number}, how it was mended, and what it cost the plant."
date: ${2000 + (number % 26)}-0${1 + (number % 9)}-1${number % 10}
industry: ${['Dairy', 'Brewing', 'Timber'][number % 3]}
---

${[1, 2, 3, 4]
  .map((part) => `## Part ${part} of ${number}\n\n${paragraph.repeat(13)}\n`)
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

const [entries = '1000', only] = process.argv.slice(2);
if (only) measured(only);
else
  for (const count of [0, Number(entries)]) {
    makeSite(count);
    const command = ['tsx', 'scripts/bench/scale.ts', String(count), `.build/scale-${count}`];
    execFileSync('npx', command, { stdio: 'inherit' });
  }
