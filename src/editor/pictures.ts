import { addressName } from '../build/addressName';
import { type Focus, middle } from '../build/pictures/region';
import { base64Of } from './base64';
import { changedJson, jsonText } from './changedText';
import type { DraftFile } from './entryText';
import { focusFile, isReadable, picturesIn } from './focus';
import type { Session } from './session';

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
): DraftFile[] {
  const saved = session.text(focusFile);
  if (!isReadable(saved ?? '')) return [...files];
  const others = focusedIn(session, files).filter((picture) => picture.name !== name);
  const isMiddle = focus.x === middle.x && focus.y === middle.y;
  const value = { pictures: isMiddle ? others : [...others, { name, focus }] };
  const base = draftOf(files, focusFile)?.base ?? saved ?? null;
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

/** What a picture may be. */
export const accepted = '.jpg,.jpeg,.png,.webp,.avif,.tif,.tiff,.svg';

/** In bytes; more takes long to be sent and is no better on a page. */
const largest = 25_000_000;

/** A file that cannot become a picture of the site; the message is for whoever chose it. */
export class PictureError extends Error {}

/**
 * A file that somebody chose as a picture in a folder below `pictures/`, under a name that no other has.
 * Rejects with a `PictureError` for one that is none, or is too large.
 */
export async function pictureOf(
  file: File,
  folder: string,
  taken: readonly string[],
): Promise<{ name: string; draft: DraftFile }> {
  const [, base = '', extension = ''] = /^(.*)\.(\w+)$/.exec(file.name) ?? [];
  if (!accepted.split(',').includes(`.${extension.toLowerCase()}`))
    throw new PictureError(
      `${file.name} is no picture that a page can show. Use one of these: ${accepted.replaceAll(',', ', ')}.`,
    );
  if (file.size > largest)
    throw new PictureError(
      `${file.name} has ${Math.round(file.size / 1e6)} MB; ${largest / 1e6} MB are the most.`,
    );
  const own = `${folder}/${addressName(base) || 'picture'}`;
  let name = own;
  for (let count = 2; taken.includes(name); count += 1) name = `${own}-${count}`;
  const path = `pictures/${name}.${extension.toLowerCase()}`;
  const base64 = await base64Of(file).catch((error: DOMException) => {
    throw new PictureError(`${file.name} cannot be read: ${error.message}`);
  });
  return { name, draft: { path, base64, base: null } };
}

/** The file of a picture among those of an entry, or as it is saved. */
const fileOf = (session: Session, files: readonly DraftFile[], name: string): string | undefined =>
  files.find(({ path }) => isPictureFile(path, name))?.path ?? session.pictureFile(name);

/** Whether a picture is an SVG file, which is never cut. */
export const isDrawing = (session: Session, files: readonly DraftFile[], name: string): boolean =>
  fileOf(session, files, name)?.toLowerCase().endsWith('.svg') ?? false;

const types: Record<string, string> = { svg: 'svg+xml', jpg: 'jpeg', tif: 'tiff' };

/** Where a picture can be seen now: as it was chosen, or as it is saved; undefined where there is none. */
export function pictureUrl(
  session: Session,
  files: readonly DraftFile[],
  name: string,
): string | undefined {
  const file = fileOf(session, files, name);
  const draft = files.find(({ path }) => path === file);
  if (!draft?.base64) return file && session.urlOf(file);
  const extension = draft.path.slice(draft.path.lastIndexOf('.') + 1);
  return `data:image/${types[extension] ?? extension};base64,${draft.base64}`;
}
