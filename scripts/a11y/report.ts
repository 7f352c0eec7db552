import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { escapeHtml } from '../../src/build/escapeHtml';
import { company } from '../../src/content/company';
import type { Rgb } from './contrast';
import {
  enoughForBoundary,
  enoughForTarget,
  enoughForText,
  type Review,
  type ReviewedStop,
  type Shortfall,
} from './review';
import type { ColourScheme, SiteState } from './siteStates';

/** A review with what was reviewed: the state of a page, the window's size in px, the system. */
export type ReviewOf = Review & {
  state: SiteState;
  viewport: { width: number; height: number };
  colourScheme: ColourScheme;
};

/** The contrast of a headline with the worst pixel behind it, in a window so many px wide. */
export type HeadlineContrast = {
  headline: string;
  width: number;
  colourScheme: ColourScheme;
  ratio: number;
};

/** As many of the lowest contrasts as are worth reading. */
const lowest = 8;

const style = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #06131b; background: #fff; }
  body { margin: 0 auto; max-width: 75rem; padding: 1rem; }
  a { color: #102c6b; }
  :focus-visible { outline: 3px solid #102c6b; outline-offset: 2px; }
  table { border-collapse: collapse; width: 100%; margin-block: 0.5rem 1.5rem; }
  caption { font-weight: bold; text-align: start; padding-block: 0.5rem; }
  th, td { border: 1px solid #5f7382; padding: 0.35rem 0.6rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  td img { display: block; max-width: min(24rem, 100%); height: auto; border: 1px solid #5f7382; }
  nav a { display: inline-block; }
  nav a, summary { min-block-size: 44px; line-height: 44px; }
  .scroll { overflow-x: auto; }
`;

const hex = (colour: Rgb) =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
const px = (value: number) => Math.round(value * 10) / 10;

function table(caption: string, head: string[], rows: string[][]): string {
  if (rows.length === 0) return `<p>${escapeHtml(caption)}: none.</p>`;
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="scroll" role="group" aria-label="${escapeHtml(caption)}" tabindex="0"><table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>${cells.join('\n')}</tbody></table></div>`;
}

/** Each picture once, under a name made of its content: the header's stops are alike everywhere. */
class PictureFolder {
  private readonly written = new Map<string, { width: number; height: number }>();
  constructor(private readonly folder: string) {}

  async add(png: Buffer): Promise<{ file: string; width: number; height: number }> {
    const name = createHash('sha256').update(png).digest('hex').slice(0, 16);
    const file = `pictures/${name}.webp`;
    const known = this.written.get(name);
    if (known) return { file, ...known };
    const { width, height } = await sharp(png)
      .webp({ quality: 80 })
      .toFile(path.join(this.folder, file));
    this.written.set(name, { width, height });
    return { file, width, height };
  }
}

async function stopRow(stop: ReviewedStop, at: number, pictures: PictureFolder): Promise<string[]> {
  const { file, width, height } = await pictures.add(stop.picture);
  const { role, name, states, box, indicator } = stop;
  return [
    String(at + 1),
    escapeHtml(role),
    escapeHtml(name),
    escapeHtml(states.join(', ')),
    `${px(box.width)} × ${px(box.height)}`,
    `${px(indicator.area)} × the area asked for, ${Math.round(indicator.leastSide * 100)}% of the least marked side`,
    `<img src="${file}" alt="Focus on ${escapeHtml(`${role} ${name}`)}" width="${width}" height="${height}" loading="lazy">`,
  ];
}

function lowestFirst<Item extends { ratio: number }>(items: Item[], key: (item: Item) => string) {
  const byKey = new Map<string, Item>();
  for (const item of [...items].sort((one, other) => one.ratio - other.ratio)) {
    if (!byKey.has(key(item))) byKey.set(key(item), item);
  }
  return [...byKey.values()].slice(0, lowest);
}

const anchor = ({ state, viewport, colourScheme }: ReviewOf) =>
  `${state.id}-${viewport.width}-${colourScheme}`;
const titleOf = ({ state, viewport, colourScheme }: ReviewOf) =>
  `${state.title}, ${viewport.width} by ${viewport.height} px, ${colourScheme}`;

const shortfallRows = (shortfalls: Shortfall[]) =>
  shortfalls.map(({ criterion, what }) => [escapeHtml(criterion), escapeHtml(what)]);

async function section(review: ReviewOf, pictures: PictureFolder): Promise<string> {
  const title = titleOf(review);
  const stops: string[][] = [];
  for (const [at, stop] of review.stops.entries()) stops.push(await stopRow(stop, at, pictures));
  const targets = review.targets
    .filter(({ inSentence }) => !inSentence)
    .sort((one, other) => Math.min(one.width, one.height) - Math.min(other.width, other.height));
  return `<section aria-labelledby="${anchor(review)}">
<h2 id="${anchor(review)}">${escapeHtml(title)}</h2>
${table(`What falls short: ${title}`, ['Criterion', 'What'], shortfallRows(review.shortfalls))}
<details><summary>Tab stops: ${review.stops.length}</summary>
${table(`Tab stops in order: ${title}`, ['No.', 'Role', 'Name', 'States', 'Size in px', 'Focus indicator (2.4.13)', 'Picture'], stops)}
</details>
<details><summary>Outline, targets and contrasts</summary>
${table(
  `Headings: ${title}`,
  ['Level', 'Heading'],
  review.headings.map(({ level, name }) => [String(level), escapeHtml(name)]),
)}
${table(
  `Landmarks: ${title}`,
  ['Role', 'Name'],
  review.landmarks.map(({ role, name }) => [escapeHtml(role), escapeHtml(name)]),
)}
${table(
  `The ${lowest} smallest of ${targets.length} targets (${enoughForTarget} px asked for): ${title}`,
  ['Target', 'Size in px'],
  targets
    .slice(0, lowest)
    .map(({ name, width, height }) => [escapeHtml(name), `${px(width)} × ${px(height)}`]),
)}
${table(
  `The lowest of ${review.texts.length} contrasts of text, worst pixel behind it (${enoughForText} asked for): ${title}`,
  ['Text', 'Colour', 'Behind', 'Contrast'],
  lowestFirst(review.texts, ({ colour, behind }) => hex(colour) + hex(behind)).map(
    ({ text, colour, behind, ratio }) => [
      escapeHtml(text),
      hex(colour),
      hex(behind),
      ratio.toFixed(2),
    ],
  ),
)}
${table(
  `The lowest of ${review.boundaries.length} contrasts of controls' edges (${enoughForBoundary} asked for): ${title}`,
  ['Control', 'Contrast'],
  lowestFirst(review.boundaries, ({ control }) => control).map(({ control, ratio }) => [
    escapeHtml(control),
    ratio.toFixed(2),
  ]),
)}
</details>
</section>`;
}

/** Writes the report with its pictures into a folder; what was in it goes. */
export async function writeReport(
  folder: string,
  reviews: ReviewOf[],
  headlines: HeadlineContrast[],
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  const pictures = new PictureFolder(folder);
  const sections: string[] = [];
  for (const review of reviews) sections.push(await section(review, pictures));
  const short = reviews.flatMap((review) =>
    review.shortfalls.map(({ criterion, what }) => [
      `<a href="#${anchor(review)}">${escapeHtml(titleOf(review))}</a>`,
      escapeHtml(criterion),
      escapeHtml(what),
    ]),
  );
  const low = headlines.filter(({ ratio }) => ratio < enoughForText);
  const fine = short.length + low.length === 0;
  const html = `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Accessibility of the website of ${escapeHtml(company.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Accessibility of the website of ${escapeHtml(company.name)}</h1>
<p>The production build, walked through in Chromium: every page and state in ${new Set(reviews.map(({ viewport }) => viewport.width)).size} sizes of the window, on a light system and on a dark one, ${reviews.length} in all. Both engines, axe-core and IBM's, look at each. Colours are measured in what is painted.</p>
<h2>What falls short</h2>
${fine ? '<p><strong>Nothing.</strong></p>' : ''}
${short.length ? table('What falls short, of all', ['Where', 'Criterion', 'What'], short) : ''}
${table(
  `Headlines over pictures, the worst pixel behind each (${enoughForText} asked for)`,
  ['Headline', 'Window in px', 'System', 'Contrast'],
  headlines
    .toSorted((one, other) => one.ratio - other.ratio)
    .map(({ headline, width, colourScheme, ratio }) => [
      escapeHtml(headline),
      String(width),
      colourScheme,
      ratio.toFixed(2),
    ]),
)}
<nav aria-label="Pages and states">
<h2>Pages and states</h2>
<ul>
${reviews.map((review) => `<li><a href="#${anchor(review)}">${escapeHtml(titleOf(review))}</a></li>`).join('\n')}
</ul>
</nav>
${sections.join('\n')}
</main>
</body>
</html>
`;
  await writeFile(path.join(folder, 'index.html'), html);
}
