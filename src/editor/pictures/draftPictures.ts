import { addressName } from '../../build/addressName';
import { contentType } from '../../build/contentTypes';
import { type Focus, middle } from '../../build/pictures/region';
import type { PictureKindName } from '../../content/schema';
import { isSame } from '../entry/changedText';
import { textOf } from '../entry/draft';
import type { Session } from '../session';
import type { FileChange } from '../store/store';
import { cutsIn, focusFile, pictureIn } from './focus';

type Files = readonly FileChange[];

/** Among what is saved together with an entry. */
const draftAt = (files: Files, path: string | undefined) =>
  files.find((file) => file.path === path);

const cutsOf = (session: Session, files: Files) =>
  cutsIn(draftAt(files, focusFile)?.data ?? session.text(focusFile));

/** What stays in view of a picture. */
export const focusOf = (session: Session, files: Files, name: string): Focus =>
  cutsOf(session, files).find((picture) => picture.name === name)?.focus ?? middle;

/** The files of an entry with another focal point of a picture. */
export function withFocus(
  session: Session,
  files: Files,
  { name, focus }: { name: string; focus: Focus },
): Files {
  const saved = session.text(focusFile);
  const cuts = cutsOf(session, files);
  const before = cuts.find((picture) => picture.name === name);
  const pictures = cuts.filter((picture) => picture !== before);
  if (before?.whole || !isSame(focus, middle)) pictures.push({ ...before, name, focus });
  const data = textOf({ file: focusFile, base: saved, value: { pictures }, files: [] });
  const rest = files.filter(({ path }) => path !== focusFile);
  const { base = saved } = draftAt(files, focusFile) ?? {};
  const isAsSaved = saved ? data === saved : pictures.length === 0;
  return isAsSaved ? rest : [...rest, { path: focusFile, data, base }];
}

/** The files of an entry without a picture that was chosen for it and that another has replaced. */
export function withoutDraft(session: Session, files: Files, name: string): Files {
  const others = files.filter(({ path }) => !pictureIn(path).includes(name));
  return others.length < files.length ? withFocus(session, others, { name, focus: middle }) : files;
}

/** What a picture may be: what browsers show. */
export const accepted = '.jpg,.jpeg,.png,.webp,.avif,.svg';

/** In bytes; more takes long to be sent and is no better on a page. */
const largest = 25_000_000;

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
 * Rejects for one that is none, cannot be shown, or is too large.
 */
export async function pictureOf(
  file: File,
  { folder, mayBeDrawing }: { folder: string; mayBeDrawing: boolean },
  taken: readonly string[],
): Promise<{ name: string; draft: FileChange }> {
  const refuse = (why: string) => new Error(`${file.name} ${why}`);
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
  const own = `${folder}/${addressName(file.name.replace(/\.\w+$/, '')) || 'picture'}`;
  let name = own;
  // Many computers take names for the same that differ in capitals alone.
  const isTaken = () => taken.some((other) => other.toLowerCase() === name.toLowerCase());
  for (let count = 2; isTaken(); count += 1) name = `${own}-${count}`;
  const path = `pictures/${name}.${extension}`;
  const data = await base64Of(file);
  await Object.assign(new Image(), { src: dataUrl(path, data) })
    .decode()
    .catch(() => {
      throw refuse('is damaged: it cannot be shown. Send it once more, or another one.');
    });
  return { name, draft: { path, data, base: null } };
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A picture as an address of its own. */
export const dataUrl = (path: string, base64: string) =>
  `data:${contentType(path)};base64,${base64}`;

/** The file of a picture among those of an entry, or as it is saved. */
const fileOf = (session: Session, files: Files, name: string): string | undefined =>
  files.find(({ path }) => pictureIn(path).includes(name))?.path ?? session.pictureFile(name);

/** Whether an SVG file may be shown so: a drawing is not cut to a shape. */
export const mayBeDrawing = (kind: PictureKindName): boolean =>
  kind === 'mark' || kind === 'figure';

/** Whether a picture is an SVG file, which is never cut. */
export const isDrawing = (session: Session, files: Files, name: string): boolean =>
  fileOf(session, files, name)?.toLowerCase().endsWith('.svg') ?? false;

/** Where a picture can be seen now: as it was chosen, or as it is saved; undefined where there is none. */
export function pictureUrl(session: Session, files: Files, name: string): string | undefined {
  const file = fileOf(session, files, name);
  const data = draftAt(files, file)?.data;
  if (!file) return undefined;
  return data ? dataUrl(file, data) : session.pictureUrl(file);
}
