import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'fontkitten';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { directionOf } from '../content/direction';
import type { SiteBrand } from '../content/schema';
import { contrastRatio, leastForText } from './brand/contrast';
import { cut } from './brand/fontSources';
import { partsOf } from './brand/fonts';
import { logoFiles } from './brand/readBrand';
import { nested } from './brand/svg';
import { findPictureSource, isDrawing } from './pictures/findPictureSource';
import { focusOf } from './pictures/readPictures';
import { openSource, readSource } from './pictures/readSource';
import { regionOf } from './pictures/region';
import { readText } from './readText';
import { shortHash } from './shortHash';
import type { Site } from './site';

/** The size of the picture beside a shared link, in px, as Open Graph asks for it. */
export const shareSize = { width: 1200, height: 630 };

const margin = 72;
/** The folder of fonts for Pango, which reads files. */
const fontFolder = '.build/share-fonts';

/** The font of the words: the names of families, the files they are in, and how wide it is. */
type WordFont = Awaited<ReturnType<typeof makeFont>>;

/** The instance for headings as Pango reads it: TrueType. */
async function makeFont({ brand: { font }, folder, ...site }: Site) {
  if (!font) return { families: 'sans-serif, Bold', files: [], width: 100 };
  const { display, strong } = font.instances;
  const instance = display ?? strong;
  const words = [
    site.content.site.origin,
    ...[...site.allRoutes, ...site.written].map(({ title }) => title),
  ].join('');
  const { parts } = partsOf(font, instance, folder, new Set(words.normalize()));
  await mkdir(fontFolder, { recursive: true });
  const families = new Set<string>();
  const files: string[] = [];
  for (const { file: source, characters } of parts) {
    const data = await cut(source, instance, characters.join(''), 'truetype');
    // Pango finds it by the name that is in the file, and remembers files by their names.
    const named = create(data);
    if (!named.isCollection) families.add(named.familyName);
    const file = path.join(fontFolder, `${shortHash(data)}.ttf`);
    await writeFile(file, data);
    files.push(file);
  }
  return { families: [...families, 'sans-serif,'].join(', '), files, width: instance.width ?? 100 };
}

/** In px: words shrink to this, so that they stay between the logo and the name of the site. */
const mostWords = { width: 640, height: 350 };

async function line(font: WordFont, text: string, size: number, colour: string, width?: number) {
  const [fontfile, ...others] = font.files;
  const options = { font: `${font.families} ${size}`, rgba: true, dpi: 72 };
  // A file that was named once is known from then on.
  for (const other of others)
    await sharp({ text: { text: '.', fontfile: other, ...options } }).toBuffer();
  return sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${-12 * size}">${renderToStaticMarkup(text)}</span>`,
      ...options,
      ...(fontfile && { fontfile }),
      spacing: Math.round(size * 0.08),
      // A word that is longer than a line goes on in the next.
      ...(width && { width, wrap: 'word-char' }),
    },
  })
    .resize({ ...mostWords, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Whether words stand on the right. */
const isMirrored = ({ content }: Pick<Site, 'content'>) =>
  directionOf(content.site.language) === 'rtl';

/** Darkens the side of the words, on any picture, and sets the accent's bar over it. */
const scrim = (
  { dark950, accent }: SiteBrand['colours'],
  mirrored: boolean,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
  <linearGradient id="scrim"${mirrored ? ' x1="1" x2="0"' : ''}><stop stop-color="${dark950}" stop-opacity=".94"/><stop offset=".45" stop-color="${dark950}" stop-opacity=".8"/><stop offset=".85" stop-color="${dark950}" stop-opacity="0"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#scrim)"/>
  <rect width="100%" height="12" fill="${accent}"/>
</svg>`;

/** A picture for shared links; `file` is its path in the built site. */
export type SharePicture = { file: string; data: Buffer };

/** Makes each page's picture for shared links: picture, title, logo. By the page's address. */
export async function makeSharePictures(site: Site): Promise<Map<string, SharePicture>> {
  const font = await makeFont(site);
  const { colours } = site.brand;
  const { accent, onDark, dark950 } = colours;
  const hostColour = contrastRatio(accent, dark950) >= leastForText ? accent : onDark;
  const host = await line(font, new URL(site.content.site.origin).host, 30, hostColour);
  const logo = await sharp(path.join(site.folder, logoFiles.onDark), { density: 300 })
    .resize({ width: 460, height: 76, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const mirrored = isMirrored(site);
  const startOf = ({ width }: { width: number }) =>
    mirrored ? shareSize.width - margin - width : margin;
  const ground = { input: Buffer.from(scrim(colours, mirrored)) };
  const same = [
    { input: logo.data, left: startOf(logo.info), top: margin },
    {
      input: host.data,
      left: startOf(host.info),
      top: shareSize.height - margin - host.info.height,
    },
  ];
  const made = new Map<string, SharePicture>();
  const work = [...site.allRoutes, ...site.written].map(async (route) => {
    const { id, title, path: address, sharePicture } = route;
    // Narrow letters cover as much as those of the usual width.
    const size = Math.round((title.length > 30 ? 66 : 88) * Math.sqrt(100 / font.width));
    const words = await line(font, title, size, 'white', mostWords.width);
    const top = Math.round((shareSize.height - words.info.height) / 2) + 20;
    const source = sharePicture && findPictureSource(site.folder, sharePicture);
    const drawing = source && isDrawing(source) ? drawingLayer(site, sharePicture, source) : [];
    const behind = await background(site, sharePicture, source);
    const data = await behind
      .composite([
        ground,
        ...drawing,
        ...same,
        { input: words.data, left: startOf(words.info), top },
      ])
      .jpeg({ quality: 84, mozjpeg: false })
      .toBuffer();
    const name = id === 'written' ? address.slice(1).replaceAll('/', '-') : id;
    made.set(address, { file: `pictures/share/${name}.${shortHash(data)}.jpg`, data });
  });
  await Promise.all(work);
  return made;
}

/** The place of a drawing, beside the words: from the top, and its size, in px. */
const drawingBox = [70, 524, 490] as const;

/** A drawing as it is laid over the ground, in its version for dark ones. */
function drawingLayer({ folder, ...site }: Site, picture: string, source: string) {
  const drawing = readText(findPictureSource(folder, `${picture}.dark`) ?? source);
  const { width, height } = shareSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${nested(drawing, [isMirrored(site) ? 36 : 640, ...drawingBox])}</svg>`;
  return [{ input: Buffer.from(svg) }];
}

/**
 * The ground of the words: the page's photograph, or plain colour. Without a focal point the side
 * of a photograph is kept on which no words stand.
 */
async function background(site: Site, picture = '', source = '') {
  if (source && !isDrawing(source)) {
    const focus = focusOf(site.content, picture) ?? { x: isMirrored(site) ? 0 : 100, y: 50 };
    const ratio = shareSize.height / shareSize.width;
    return openSource(source)
      .extract(regionOf(await readSource(source), ratio, focus))
      .flatten({ background: '#fff' })
      .resize({ ...shareSize, fit: 'fill' });
  }
  return sharp({
    create: { ...shareSize, channels: 3, background: site.brand.colours.dark900 },
  });
}
