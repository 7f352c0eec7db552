/**
 * The second half of `npm run fonts`: fits the families that devices bring along to Archivo, as wide
 * as it is in the site's own texts and as tall, and writes `src/styles/fallback-fonts.css`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { serveBuild } from '../server/serveBuild';
import { readSite, siteFolder } from '../src/build/site';
import { browserFlags } from './browserFlags';
import { BuildError, buildSite } from './buildSite';
import { ensureFamilies, type FamilyName, families, familyFiles, familyNames } from './deviceFonts';
import { failWith } from './failWith';
import { findTestBrowser } from './findChromium';
import { MissingError } from './systemPackages';

const target = 'src/styles/fallback-fonts.css';

/** The weights that the site's styles ask for, and the family's file that stands in for each. */
const weights = [
  { weight: 400, range: '400 500', file: 0 },
  { weight: 600, range: '600', file: 1 },
  { weight: 700, range: '700', file: 1 },
  { weight: 800, range: '800', file: 1 },
] as const;

/** Archivo's height above and below the line, in percent of its size. */
type Height = { ascent: number; descent: number };

/** What the open page says at each weight. */
function textsOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const texts: Record<string, string> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript')) continue;
      const { fontWeight } = getComputedStyle(element);
      texts[fontWeight] = `${texts[fontWeight] ?? ''} ${node.textContent?.trim()}`;
    }
    return texts;
  });
}

type Sample = { text: string; weight: number; file: Buffer };

/** How wide a text is in Archivo by how wide it is in a font file, in percent. */
function sizeOf(page: Page, { text, weight, file }: Sample): Promise<number> {
  return page.evaluate(
    async ({ text, weight, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const face = new FontFace('Measured', bytes, { weight: String(weight) });
      document.fonts.add(await face.load());
      await document.fonts.load(`${weight} 1em Archivo`, text);
      const context = document.createElement('canvas').getContext('2d');
      const [own = 0, other = 1] = ['Archivo', 'Measured'].map((family) => {
        if (!context) throw new Error('There is no canvas.');
        context.font = `${weight} 100px ${family}`;
        return context.measureText(text).width;
      });
      document.fonts.delete(face);
      return (own / other) * 100;
    },
    { text, weight, base64: file.toString('base64') },
  );
}

/** Archivo's own height. */
function heightOf(page: Page): Promise<Height> {
  return page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    await document.fonts.load('1em Archivo');
    context.font = '1000px Archivo';
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
    return { ascent: fontBoundingBoxAscent / 10, descent: fontBoundingBoxDescent / 10 };
  });
}

/** A family's faces, as the stylesheet declares them: `sizes` has one for each weight. */
function facesOf(name: FamilyName, sizes: number[], { ascent, descent }: Height): string {
  const { fallback, locals } = families[name];
  const faces = weights.map(({ range, file }, index) => {
    const size = sizes[index] ?? 100;
    // The overrides are of the adjusted size: divided by it, they come out as Archivo's own.
    // To a whole percent: less is not seen, and costs every page some bytes.
    const share = (height: number) => `${((height / size) * 100).toFixed(0)}%`;
    return `@font-face {
  font-family: "${fallback}";
  src: ${locals[file].map((local) => `local("${local}")`).join(', ')};
  font-weight: ${range};
  size-adjust: ${size.toFixed(1)}%;
  ascent-override: ${share(ascent)};
  descent-override: ${share(descent)};
  line-gap-override: 0%;
}`;
  });
  return faces.join('\n\n');
}

/** What the stylesheet says of itself. */
const comment = `/*
 * Written by \`npm run fonts\` (\`scripts/fallbackFonts.ts\`): what shows until Archivo is there, from
 * what devices bring along. Arial is on Windows, macOS and iOS, its double Liberation Sans on Linux,
 * Roboto on Android, Noto Sans and DejaVu Sans on other Linux; the likest to Archivo comes first.
 *
 * Each size is the width of all the site's texts of a weight in Archivo by their width in the family,
 * so that lines end at the same words but for a few. The overrides are Archivo's own height divided
 * by the size.
 */`;

/** Everything the site says at each weight. */
async function siteTexts(page: Page, url: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const route of readSite(siteFolder()).allRoutes) {
    await page.goto(`${url}${route.path}`);
    for (const [weight, text] of Object.entries(await textsOf(page)))
      texts[weight] = `${texts[weight] ?? ''} ${text}`;
  }
  return texts;
}

/** The size of a family at each weight. */
async function sizesOf(
  page: Page,
  name: FamilyName,
  texts: Record<string, string>,
): Promise<number[]> {
  const files = await Promise.all(familyFiles(name).map((file) => readFile(file)));
  const sizes: number[] = [];
  for (const { weight, file } of weights) {
    const data = files[file];
    if (!data) throw new Error(`${name} has no file for the weight ${weight}.`);
    sizes.push(await sizeOf(page, { text: texts[weight] ?? '', weight, file: data }));
  }
  return sizes;
}

/** Measures a build of the site in every family and returns the stylesheet. */
async function fallbackFaces(root: string): Promise<string> {
  const { server, url } = await serveBuild(root);
  const browser = await chromium.launch({
    executablePath: findTestBrowser() ?? '',
    args: [...browserFlags, '--font-render-hinting=none'],
  });
  try {
    const page = await browser.newPage();
    const texts = await siteTexts(page, url);
    const height = await heightOf(page);
    const faces: string[] = [];
    for (const name of familyNames) {
      const sizes = await sizesOf(page, name, texts);
      console.log(`${name}: ${sizes.map((size) => `${size.toFixed(1)}%`).join(', ')}`);
      faces.push(facesOf(name, sizes, height));
    }
    return `${comment}\n${faces.join('\n\n')}\n`;
  } finally {
    await browser.close();
    server.close();
  }
}

async function main() {
  ensureFamilies(familyNames);
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  try {
    await buildSite({ formUrl: '/', outDir: folder });
    await writeFile(target, await fallbackFaces(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

main().catch(failWith(MissingError, BuildError));
