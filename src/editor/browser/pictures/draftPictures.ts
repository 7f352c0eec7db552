import type { PictureKindName } from '../../../content/schema';
import { type Focus, middle } from '../../../generator/pictures/region';
import type { FileChange } from '../../store';
import { changedJson, isSame } from '../entry/changedText';
import type { Session } from '../session';
import { dataUrl } from './chosenPicture';

/** What of a picture is not saved: its file, where it was chosen, and what stays in view, where that was moved. */
export type DraftPicture = {
  file?: { path: string; data: string } | undefined;
  focus?: Focus | undefined;
};

/** By the names of pictures below `pictures/`. */
export type DraftPictures = Readonly<Record<string, DraftPicture>>;

/** Where it stands how all pictures are cut. */
const focusFile = 'content/pictures.json';

const savedFocus = ({ cuts }: Session, name: string): Focus =>
  cuts.find((picture) => picture.name === name)?.focus ?? middle;

/** What stays in view of a picture. */
export const focusOf = (session: Session, drafts: DraftPictures, name: string): Focus =>
  drafts[name]?.focus ?? savedFocus(session, name);

/** The pictures with another focal point of one. */
export function withFocus(
  session: Session,
  drafts: DraftPictures,
  { name, focus }: { name: string; focus: Focus },
): DraftPictures {
  const { [name]: own, ...others } = drafts;
  const moved = isSame(focus, savedFocus(session, name)) ? undefined : focus;
  return own?.file || moved ? { ...others, [name]: { ...own, focus: moved } } : others;
}

/** What saving them changes. */
export function pictureChanges(
  { cuts, text }: Pick<Session, 'cuts' | 'text'>,
  drafts: DraftPictures,
): FileChange[] {
  const all = Object.entries(drafts);
  const files = all.flatMap(([, { file }]) => (file ? { ...file, base: null } : []));
  const now = new Map(cuts.map((cut) => [cut.name, cut]));
  for (const [name, { focus }] of all) if (focus) now.set(name, { ...now.get(name), name, focus });
  const base = text(focusFile);
  const data = changedJson(base, { pictures: [...now.values()] });
  return all.some(([, { focus }]) => focus) ? [...files, { path: focusFile, data, base }] : files;
}

const fileOf = (session: Session, drafts: DraftPictures, name: string): string | undefined =>
  drafts[name]?.file?.path ?? session.pictureFile(name);

/** Whether an SVG file may be shown so: a drawing is not cut to a shape. */
export const mayBeDrawing = (kind: PictureKindName): boolean =>
  kind === 'mark' || kind === 'figure';

/** Whether a picture is an SVG file, which is never cut. */
export const isDrawing = (session: Session, drafts: DraftPictures, name: string): boolean =>
  fileOf(session, drafts, name)?.toLowerCase().endsWith('.svg') ?? false;

/** Where a picture can be seen now: as it was chosen, or as it is saved; undefined where there is none. */
export function pictureUrl(session: Session, drafts: DraftPictures, name: string) {
  const own = drafts[name]?.file;
  if (own) return dataUrl(own.path, own.data);
  const file = session.pictureFile(name);
  return file && session.pictureUrl(file);
}
