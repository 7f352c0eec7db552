import { addressName } from '../../../generator/addressName';
import { contentType } from '../../../generator/contentTypes';
import type { DraftPicture } from '../entry/draft';

/** The files that may be chosen: those that browsers show. */
export const accepted = '.jpg,.jpeg,.png,.webp,.avif,.svg';

/** In bytes. A larger file takes long to send and looks no better on a page. */
const largest = 25_000_000;

/** The kinds of files by their first bytes, as a name can be anything. */
const beginnings: [extension: string, begins: RegExp][] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftyp(avif|avis)/],
  ['heic', /^[\s\S]{4}ftyp(hei|hev|mif|msf)/],
  ['svg', /^(\xef\xbb\xbf)?\s*<(\?xml|!|svg|[\w-]+:svg)/],
];

/** Code that a drawing must not have: it would run for everyone who opens the drawing's address. */
const active = /<(\w+:)?(script|foreignObject)\b|\son\w+\s*=|(href\s*=\s*["']?\s*javascript:)/i;

/** An address that holds the picture itself. */
export const dataUrl = (path: string, base64: string) =>
  `data:${contentType(path)};base64,${base64}`;

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

type Place = { folder: string; taken: readonly string[] };

/**
 * Makes a picture in a folder below `pictures/` of a chosen file, under a name that is free.
 * Rejects a file that is no picture, cannot be shown, or is too large.
 */
export async function chosenPicture(
  file: File,
  { folder, taken }: Place,
): Promise<DraftPicture & { name: string }> {
  const refuse = (why: string) => new Error(`${file.name} ${why}`);
  if (file.size > largest)
    throw refuse(`has ${Math.round(file.size / 1e6)} MB; ${largest / 1e6} MB are the most.`);
  const base64 = await base64Of(file).catch((error: Error) => {
    throw refuse(`cannot be read: ${error.message}`);
  });
  if (base64 === '') throw refuse('is empty.');
  const bytes = atob(base64);
  const extension = beginnings.find(([, begins]) => begins.test(bytes.slice(0, 256)))?.[0];
  if (extension === 'heic')
    throw refuse('is a HEIC picture, which no page can show. Choose a JPEG instead.');
  if (!extension)
    throw refuse(`is not a picture that a page can show. Choose a JPEG, PNG, WebP, AVIF or SVG.`);
  if (extension === 'svg' && active.test(bytes))
    throw refuse(
      'has a script in it, which is not allowed in a drawing. Export it as a plain SVG.',
    );
  const wanted = `${folder}/${addressName(file.name.replace(/\.\w+$/, '')) || 'picture'}`;
  let name = wanted;
  // Many computers do not tell names apart that differ only in capitals.
  const isTaken = () => taken.some((other) => other.toLowerCase() === name.toLowerCase());
  for (let count = 2; isTaken(); count += 1) name = `${wanted}-${count}`;
  const path = `pictures/${name}.${extension}`;
  await Object.assign(new Image(), { src: dataUrl(path, base64) })
    .decode()
    .catch(() => {
      throw refuse('is damaged: it cannot be shown. Choose another copy, or another picture.');
    });
  return { name, file: { path, data: base64 } };
}
