import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import tailwind from '../../tailwind.config';
import type { RouteId } from '../content/modules';
import type { DescribedRoute } from './content/routes';
import { escapeHtml } from './escapeHtml';
import { fontCharacters } from './fontCharacters';
import { findPictureSource } from './pictures/findPictureSource';
import { focusOf } from './pictures/readPictures';
import { openSource, readSource } from './pictures/readSource';
import { regionOf } from './pictures/region';
import type { Site } from './site';

/** What messengers and networks show beside a shared link, in px (the size Open Graph asks for). */
export const shareSize = { width: 1200, height: 630 };

const margin = 72;
const { navy, amber } = tailwind.theme.colors;
const fontFile = '.build/share-font.ttf';
/** The name that Archivo's bold cut bears inside its file; Pango finds it by that alone. */
const fontFamily = 'Archivo SemiBold';

/** The site's font as Pango reads it: one weight, TrueType. */
async function makeFont(): Promise<string> {
  const source = require.resolve(
    '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  );
  const font = await subsetFont(await readFile(source), fontCharacters.latin, {
    targetFormat: 'truetype',
    variationAxes: { wght: 750 },
  });
  await mkdir(path.dirname(fontFile), { recursive: true });
  await writeFile(fontFile, font);
  return fontFile;
}

function line(font: string, text: string, size: number, colour: string, width?: number) {
  return sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${-12 * size}">${escapeHtml(text)}</span>`,
      font: `${fontFamily}, ${size}`,
      fontfile: font,
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.08),
      ...(width && { width }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Darkens the left for the words, on any picture. */
const scrim = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
  <linearGradient id="scrim"><stop stop-color="${navy[950]}" stop-opacity=".94"/><stop offset=".45" stop-color="${navy[950]}" stop-opacity=".8"/><stop offset=".85" stop-color="${navy[950]}" stop-opacity="0"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#scrim)"/>
  <rect width="100%" height="12" fill="${amber.DEFAULT}"/>
</svg>`;

/** A picture for shared links; `file` is its path in the built site. */
export type SharePicture = { file: string; data: Buffer };

/** What is the same on every page's picture. */
type Brand = { font: string; host: Awaited<ReturnType<typeof line>>; logo: Buffer };

/** Makes each page's picture for shared links, by the id of its route: picture, title, logo. */
export async function makeSharePictures(site: Site): Promise<Map<RouteId, SharePicture>> {
  const font = await makeFont();
  const brand: Brand = {
    font,
    host: await line(font, new URL(site.content.site.origin).host, 30, amber.DEFAULT),
    logo: await sharp('static/brand/logo-light.svg', { density: 300 })
      .resize({ height: 76 })
      .toBuffer(),
  };
  return new Map(
    await Promise.all(
      site.allRoutes.map(async (route) => [route.id, await draw(route, site, brand)] as const),
    ),
  );
}

/**
 * What lies behind the words: the page's picture, or plain colour. The words stand on the left: where no
 * focal point says otherwise, that side is cut off.
 */
async function background({ folder, content }: Site, picture: string | undefined) {
  const source = picture && findPictureSource(folder, picture);
  if (picture && source) {
    const focus = focusOf(content, picture) ?? { x: 100, y: 50 };
    const ratio = shareSize.height / shareSize.width;
    return openSource(source)
      .extract(regionOf(await readSource(source), ratio, focus))
      .flatten({ background: '#fff' })
      .resize({ ...shareSize, fit: 'fill' });
  }
  return sharp({
    create: { ...shareSize, channels: 3, background: navy[900].replace(/^var\(.*, (.*)\)$/, '$1') },
  });
}

async function draw(
  { id, title, sharePicture }: DescribedRoute,
  site: Site,
  { font, host, logo }: Brand,
): Promise<SharePicture> {
  const words = await line(font, title, title.length > 30 ? 66 : 88, '#ffffff', 640);
  const behind = await background(site, sharePicture);
  const data = await behind
    .composite([
      { input: Buffer.from(scrim) },
      { input: logo, left: margin, top: margin },
      {
        input: words.data,
        left: margin,
        top: Math.round((shareSize.height - words.info.height) / 2) + 20,
      },
      {
        input: host.data,
        left: margin,
        top: shareSize.height - margin - host.info.height,
      },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  return { file: `pictures/share/${id}.${hash}.jpg`, data };
}
