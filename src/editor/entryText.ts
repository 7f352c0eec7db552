import { parse } from 'yaml';
import { withoutMark } from '../build/readText';
import { frontMatterOf } from '../build/written/frontMatter';
import { changedJson, changedYaml, isSame, jsonText } from './changedText';

/**
 * An entry as Decap keeps it: texts alone, because its own data structures keep no order of keys. It stays
 * whole in the browser's backup.
 */
export type EntryData = {
  /** The value of the file, or of its front matter, as JSON. */
  entry: string;
  /** What follows the front matter of a file of Markdown. */
  body?: string;
  /** The text of the file with which the editor began; empty for a new one. */
  base: string;
  /** `DraftFile[]` as JSON: what is saved together with the entry. */
  files: string;
  /** By this Decap names an entry of Markdown in its lists, and makes its file's name. */
  title: string;
  /** It was typed before and not saved: it comes instead of what is in the file. */
  isKept?: boolean;
  /** Its text is one to save, not one to keep. */
  isToSave?: boolean;
};

/** An entry with all of its texts: a new one has none of those that nobody has touched. */
export const wholeEntry = (data: Partial<EntryData>): EntryData => ({
  entry: '{}',
  base: '',
  files: '[]',
  title: '',
  ...data,
});

/** A file that goes with an entry: a picture in base64, or a text. */
export type DraftFile = { path: string; base64?: string; text?: string; base: string | null };

const titleOf = (value: unknown): string => String(Reflect.get(Object(value), 'title') ?? '');

/** What is in the text of a JSON file, which is empty where the file is left out. Throws where it is none. */
export const readJsonText = (base: string): EntryData => ({
  entry: JSON.stringify(JSON.parse(withoutMark(base) || '{}')),
  base,
  files: '[]',
  title: '',
});

/** What is in the text of a Markdown file. */
export function readMarkdownText(base: string): EntryData {
  const { yaml, body } = frontMatterOf(base) ?? { yaml: '', body: base };
  const value: unknown = parse(yaml) ?? {};
  return {
    entry: JSON.stringify(value),
    body: body.replace(/^\r?\n/, ''),
    base,
    files: '[]',
    title: titleOf(value),
  };
}

/** The text of a JSON file: the one it had, changed where the entry is another. */
export function writeJsonText({ entry, base }: Pick<EntryData, 'entry' | 'base'>): string {
  const value: unknown = JSON.parse(entry);
  return base ? changedJson(base, value) : jsonText(value);
}

/** The text of a Markdown file: the one it had, changed where the entry is another. */
export function writeMarkdownText({
  entry,
  body = '',
  base,
}: Pick<EntryData, 'entry' | 'base' | 'body'>): string {
  const value: Record<string, unknown> = JSON.parse(entry);
  const before = readMarkdownText(base);
  const isSameFront = isSame(JSON.parse(before.entry), value);
  if (isSameFront && before.body === body && base) return base;
  const { yaml = '' } = frontMatterOf(base) ?? {};
  const front = isSameFront ? yaml : changedYaml(yaml, value).replace(/\n$/, '');
  // Spaces before the first word may make code of it.
  const text = body.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
  const lines = `---\n${front}\n---\n\n${text}\n`.replaceAll('\r\n', '\n');
  return base.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
}

/** The text of the file at a path. */
export const writeText = (file: string, data: EntryData): string =>
  file.endsWith('.md') ? writeMarkdownText(data) : writeJsonText(data);

/** What is in the text of the file at a path. */
export const readText = (file: string, text: string): EntryData =>
  file.endsWith('.md') ? readMarkdownText(text) : readJsonText(text);

/** What is in the text of a file; undefined where that cannot be read, such as one that Git has left in two versions. */
export function readable(file: string, text: string): EntryData | undefined {
  try {
    return readText(file, text);
  } catch {
    return undefined;
  }
}
