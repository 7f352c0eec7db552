import { parse } from 'yaml';
import type { Focus } from '../../../generator/pictures/region';
import { withoutMark } from '../../../generator/readText';
import { frontMatterOf } from '../../../generator/written/frontMatter';
import { isSame } from '../jsonValues';
import { changedJson, changedYaml } from './changedText';

/** The content of a file: its value, or its front matter and the Markdown behind it, with \n. */
export type Entry = { value: unknown; body?: string };

/** Unsaved changes of a picture: the file that was chosen, the point in view that was moved. */
export type DraftPicture = {
  file?: { path: string; data: string } | undefined;
  focus?: Focus | undefined;
};

/** By the names of pictures below `pictures/`. */
export type DraftPictures = Readonly<Record<string, DraftPicture>>;

/** A file as a form would save it. (An entry with `draft: true` is something else.) */
export type Draft = Entry & {
  /** The file's path, or that of a file to come: `content/projects/new-line.md`. */
  file: string;
  /** The text of the file with which it began; null for a new one. */
  base: string | null;
  pictures: DraftPictures;
};

const isMarkdown = (file: string) => file.endsWith('.md');

/** The content in the text of a file; null stands for no file. Throws if it cannot be read. */
export function readEntry(file: string, text: string | null): Entry {
  if (!isMarkdown(file)) return { value: JSON.parse(withoutMark(text ?? '') || '{}') };
  const { yaml, body } = frontMatterOf(text ?? '') ?? { yaml: '', body: text ?? '' };
  const value: unknown = parse(yaml) ?? {};
  return { value, body: body.replace(/\r\n?/g, '\n').replace(/^\n/, '') };
}

/** A draft of a file as it is; undefined if it cannot be read: it may have a conflict of Git's. */
export function draftOf(file: string, base: string | null): Draft | undefined {
  try {
    return { file, base, pictures: {}, ...readEntry(file, base) };
  } catch {
    return undefined;
  }
}

/** The text of a draft's file: the text it began with, changed where the entry differs. */
export function textOf({ file, base, value, body = '' }: Draft): string {
  if (!isMarkdown(file)) return changedJson(base, value);
  const before = readEntry(file, base);
  const isSameFront = isSame(before.value, value);
  if (base && isSameFront && before.body === body) return base;
  const { yaml = '' } = frontMatterOf(base ?? '') ?? {};
  const front = isSameFront ? yaml : changedYaml(yaml, Object(value)).replace(/\n$/, '');
  // Only empty lines go: spaces before the first word may make code of it.
  const text = body.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  const lines = `---\n${front}\n---\n\n${text}\n`.replaceAll('\r\n', '\n');
  return base?.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
}

/** The title in a value; empty where it has none. */
export const titleOf = (value: unknown): string =>
  String(Reflect.get(Object(value), 'title') ?? '');
