import { addressName } from '../../build/addressName';
import { type Focus, middle } from '../../build/pictures/region';
import type { PictureKindName } from '../../content/schema';
import { changedJson, jsonText } from '../entry/changedText';
import type { DraftFile } from '../entry/draft';
import type { Session } from '../session';
import { base64Of } from './base64';
import { focusFile, isReadable, picturesIn } from './focus';

const draftOf = (files: readonly DraftFile[], path: string) =>
  files.find((file) => file.path === path);

const focusedIn = (session: Session, files: readonly DraftFile[]) =>
  picturesIn(draftOf(files, focusFile)?.text ?? session.text(focusFile) ?? '');

/** What stays in view of a picture. */
export const focusOf = (session: Session, files: readonly DraftFile[], name: string): Focus =>
  focusedIn(session, files).find((picture) => picture.name === name)?.focus ?? middle;

/** The files of an entry with another focal point of a picture; as they are while the saved points cannot be read. */
export function withFocus(
  session: Session,
  files: readonly DraftFile[],
  { name, focus }: { name: string; focus: Focus },
): readonly DraftFile[] {
  const saved = session.text(focusFile);
  if (!isReadable(saved ?? '')) return files;
  const all = focusedIn(session, files);
  const others = all.filter((picture) => picture.name !== name);
  const whole = all.some((picture) => picture.name === name && picture.whole) && { whole: true };
  const isMiddle = focus.x === middle.x && focus.y === middle.y;
  const own = { name, ...(!isMiddle && { focus }), ...whole };
  const value = { pictures: isMiddle && !whole ? others : [...others, own] };
  const base = draftOf(files, focusFile)?.base ?? saved;
  const text = saved ? changedJson(saved, value) : jsonText(value);
  const rest = files.filter(({ path }) => path !== focusFile);
  const isAsSaved = saved ? text === saved : value.pictures.length === 0;
  return isAsSaved ? rest : [...rest, { path: focusFile, text, base }];
}

/** The files of an entry without a picture that was chosen for it and that another has replaced. */
export function withoutDraft(
  session: Session,
  files: readonly DraftFile[],
  name: string,
): readonly DraftFile[] {
  const draft = files.find((file) => file.base64 && isPictureFile(file.path, name));
  const others = files.filter((file) => file !== draft);
  return draft ? withFocus(session, others, { name, focus: middle }) : files;
}

const isPictureFile = (path: string, name: string) =>
  path.replace(/\.\w+$/, '') === `pictures/${name}`;

/** What a picture may be: what browsers show. */
export const accepted = '.jpg,.jpeg,.png,.webp,.avif,.svg';

/** In bytes; more takes long to be sent and is no better on a page. */
const largest = 25_000_000;

/** A file that cannot become a picture of the site; the message is for whoever chose it. */
export class PictureError extends Error {}

/** The kinds of files, by how each begins: a name can be anything. */
const beginnings: [extension: string, begins: RegExp][] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftyp(avif|avis)/],
  ['heic', /^[\s\S]{4}ftyp(hei|hev|mif|msf)/],
  ['svg', /^(\xef\xbb\xbf)?\s*<(\?xml|!|svg|[\w-]+:svg)/],
];

/** What a drawing must not have: opened by its address, it would act as whoever opens it. */
const active = /<(\w+:)?(script|foreignObject)\b|\son\w+\s*=|(href\s*=\s*["']?\s*javascript:)/i;

/**
 * A file that somebody chose as a picture in a folder below `pictures/`, under a name that no other has.
 * Rejects with a `PictureError` for one that is none, cannot be shown, or is too large.
 */
export async function pictureOf(
  file: File,
  { folder, mayBeDrawing }: { folder: string; mayBeDrawing: boolean },
  taken: readonly string[],
): Promise<{ name: string; draft: DraftFile }> {
  const refuse = (why: string) => new PictureError(`${file.name} ${why}`);
  if (file.size > largest)
    throw refuse(`has ${Math.round(file.size / 1e6)} MB; ${largest / 1e6} MB are the most.`);
  const bytes = await file.arrayBuffer().catch((error: DOMException) => {
    throw refuse(`cannot be read: ${error.message}`);
  });
  if (bytes.byteLength === 0) throw refuse('is empty.');
  const begin = String.fromCharCode(...new Uint8Array(bytes.slice(0, 256)));
  const extension = beginnings.find(([, begins]) => begins.test(begin))?.[0];
  if (extension === 'heic')
    throw refuse('is a HEIC picture, which no page can show. Send a JPEG instead.');
  if (!extension)
    throw refuse(`is no picture that a page can show. Send a JPEG, or a PNG, WebP, AVIF or SVG.`);
  if (extension === 'svg') {
    if (!mayBeDrawing) throw refuse('is a drawing; here it takes a photograph. Send a JPEG.');
    if (active.test(new TextDecoder().decode(bytes)))
      throw refuse('has a script in it, which a drawing must not have. Export it as a plain SVG.');
  }
  const base64 = await base64Of(file);
  await shown(dataUrl(extension, base64)).catch(() => {
    throw refuse('is damaged: it cannot be shown. Send it once more, or another one.');
  });
  const own = `${folder}/${addressName(file.name.replace(/\.\w+$/, '')) || 'picture'}`;
  let name = own;
  for (let count = 2; taken.includes(name); count += 1) name = `${own}-${count}`;
  return { name, draft: { path: `pictures/${name}.${extension}`, base64, base: null } };
}

/** Resolves once the browser has read a picture, and rejects where it cannot. */
function shown(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  return image.decode();
}

const types: Record<string, string> = { svg: 'svg+xml', jpg: 'jpeg' };

const dataUrl = (extension: string, base64: string) =>
  `data:image/${types[extension] ?? extension};base64,${base64}`;

/** The file of a picture among those of an entry, or as it is saved. */
const fileOf = (session: Session, files: readonly DraftFile[], name: string): string | undefined =>
  files.find(({ path }) => isPictureFile(path, name))?.path ?? session.pictureFile(name);

/** Whether an SVG file may be shown so: a drawing is not cut to a shape. */
export const mayBeDrawing = (kind: PictureKindName): boolean =>
  kind === 'mark' || kind === 'figure';

/** Whether a picture is an SVG file, which is never cut. */
export const isDrawing = (session: Session, files: readonly DraftFile[], name: string): boolean =>
  fileOf(session, files, name)?.toLowerCase().endsWith('.svg') ?? false;

/** Where a picture can be seen now: as it was chosen, or as it is saved; undefined where there is none. */
export function pictureUrl(
  session: Session,
  files: readonly DraftFile[],
  name: string,
): string | undefined {
  const file = fileOf(session, files, name);
  const draft = files.find(({ path }) => path === file);
  if (!draft?.base64) return file && session.pictureUrl(file);
  return dataUrl(draft.path.slice(draft.path.lastIndexOf('.') + 1), draft.base64);
}
