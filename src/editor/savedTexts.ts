import type { DraftFile } from './entryText';

type Saved = { began: Set<string | null>; now: string };

/** What this page has saved of each file since it read it, with the texts that the draft began with. */
const saved = new Map<string, Saved>();

/** The text that a draft begins with by now, which began with `base`: the last that was saved of it here. */
export function latest(path: string, base: string | null): string | null {
  const own = saved.get(path);
  return own?.began.has(base) ? own.now : base;
}

/** Remembers that a draft was saved which began with one of these texts. */
export function rememberSaved(
  path: string,
  { began, now }: { began: readonly (string | null)[]; now: string },
): void {
  const before = saved.get(path)?.began ?? [];
  saved.set(path, { began: new Set([...before, ...began]), now });
}

/** A file is read anew: what was typed elsewhere, and began with another text, did not begin with this one. */
export function forgetSaved(path: string): void {
  saved.delete(path);
}

/** What this page has saved of pictures. They stay with the draft, and are there already when it is saved again. */
const savedPictures = new Map<string, string>();

/** Remembers that a picture was saved. */
export function rememberPicture(path: string, base64: string): void {
  savedPictures.set(path, base64);
}

/** The files of a draft that are not saved yet, each text with the one that it begins with by now. */
export const unsavedFiles = (files: readonly DraftFile[]): DraftFile[] =>
  files.flatMap((file) => {
    if (file.text === undefined) return savedPictures.get(file.path) === file.base64 ? [] : [file];
    const base = latest(file.path, file.base);
    return base === file.text ? [] : [{ ...file, base }];
  });
