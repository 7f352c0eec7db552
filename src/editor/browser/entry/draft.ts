import { parse } from 'yaml';
import { withoutMark } from '../../../generator/readText';
import { frontMatterOf } from '../../../generator/written/frontMatter';
import type { DraftPictures } from '../pictures/draftPictures';
import { changedJson, changedYaml, isSame } from './changedText';

/** What a file says: its value, or its front matter and the Markdown behind it. */
export type Entry = { value: unknown; body?: string };

/** What somebody made of a file and has not saved. */
export type Draft = Entry & {
  /** Where it is, or will be: `content/projects/new-line.md`. */
  file: string;
  /** The text of the file with which it began; null for a new one. */
  base: string | null;
  /** What is saved together with it: the pictures that it names, and how these are cut. */
  pictures: DraftPictures;
};

const isMarkdown = (file: string) => file.endsWith('.md');

/** What the text of a file says; null is a file that is not there. Throws for a text that cannot be read. */
export function readEntry(file: string, text: string | null): Entry {
  if (!isMarkdown(file)) return { value: JSON.parse(withoutMark(text ?? '') || '{}') };
  const { yaml, body } = frontMatterOf(text ?? '') ?? { yaml: '', body: text ?? '' };
  const value: unknown = parse(yaml) ?? {};
  return { value, body: body.replace(/^\r?\n/, '') };
}

/** The same; undefined for a text that cannot be read, such as one that Git has left in two versions. */
export function readable(file: string, text: string | null): Entry | undefined {
  try {
    return readEntry(file, text);
  } catch {
    return undefined;
  }
}

/** The text of a draft's file: the one it had, changed where the entry is another. */
export function textOf({ file, base, value, body = '' }: Draft): string {
  if (!isMarkdown(file)) return changedJson(base, value);
  const before = readEntry(file, base);
  const isSameFront = isSame(before.value, value);
  if (base && isSameFront && before.body === body) return base;
  const { yaml = '' } = frontMatterOf(base ?? '') ?? {};
  const front = isSameFront ? yaml : changedYaml(yaml, Object(value)).replace(/\n$/, '');
  // Spaces before the first word may make code of it.
  const text = body.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
  const lines = `---\n${front}\n---\n\n${text}\n`.replaceAll('\r\n', '\n');
  return base?.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
}

/** What a page, or an entry that has one, is called. */
export const titleOf = (value: unknown): string =>
  String(Reflect.get(Object(value), 'title') ?? '');
