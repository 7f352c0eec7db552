import path from 'node:path';
import { parse, type YAMLParseError } from 'yaml';
import type { Written } from '../../content/schema';
import type { CheckedFile, Problems } from '../content/problems';
import { notJson } from '../content/readJson';
import { collectionSchemas } from '../content/schemas';
import { namesIn } from '../findBelow';
import { readText } from '../readText';

/** A file of Markdown with its front matter, before that is checked; `notJson` if it cannot be. */
export type WrittenFile = CheckedFile & {
  name: string;
  written: Pick<Written<unknown>, 'name' | 'body' | 'firstLine'> & { collection: string };
};

const parts = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The collection whose pages may lie in folders. */
export const inFolders = 'pages';

/** The front matter of a text of Markdown, as YAML, and the rest; undefined if it has none. */
export function frontMatterOf(text: string) {
  const [front, yaml] = parts.exec(text) ?? [];
  if (front === undefined || yaml === undefined) return undefined;
  return { front, yaml, body: text.slice(front.length) };
}

/** What is wrong with the name of a file that cannot be the end of an address. */
export const wrongName =
  'has to be named in at most 200 lower-case letters, digits and hyphens: it is the end of the page’s address';

/**
 * Reads the Markdown files of all collections below `content` in a site's folder, and drafts only
 * if `drafts` says so. Reports files that are no Markdown or have no front matter.
 */
export function readWritten(
  folder: string,
  content: string,
  { problems, drafts }: { problems: Problems; drafts: boolean },
): WrittenFile[] {
  return Object.entries(collectionSchemas).flatMap(([collection, schema]) => {
    const within = path.join(folder, content, collection);
    const recursive = collection === inFolders;
    const names = namesIn(within, { recursive }).sort();
    return names.flatMap((own): WrittenFile[] => {
      const fileName = own.replaceAll(path.sep, '/');
      const isFolder = recursive && !path.extname(own);
      if (isFolder || /(^|\/)\./.test(fileName)) return [];
      const file = `${content}/${collection}/${fileName}`;
      const name = fileName.replace(/\.md$/, '');
      if (name === fileName) {
        problems.reportFile(file, 'is no file of Markdown: its name has to end with .md');
        return [];
      }
      // Systems take names of up to 255 characters, with their extensions.
      if (!/^(?=.{1,200}$)[a-z0-9]+([-/][a-z0-9]+)*$/.test(name))
        problems.reportFile(file, wrongName);
      const text = readText(path.join(within, fileName));
      const { value, ...rest } = split(file, text, problems);
      const isDraft = Reflect.get(Object(value), 'draft') === true;
      if (isDraft && !drafts) return [];
      const written = { collection, name, ...rest };
      return [{ name: `${collection}/${name}`, file, schema, value, written }];
    });
  });
}

/** The value of a text's front matter, and the text that follows it. */
function split(file: string, text: string, problems: Problems) {
  const { front, yaml, body } = frontMatterOf(text) ?? { front: '', yaml: '', body: text };
  let value: unknown = notJson;
  try {
    if (front) value = parse(yaml) ?? {};
    else
      problems.reportFile(
        file,
        'has no front matter: it has to begin with lines between --- and ---',
      );
  } catch (error) {
    problems.reportFile(file, mistakeIn(yaml, error));
  }
  return { value, body, firstLine: front.split('\n').length };
}

/** What YAML calls a text with signs that mean something to it, which quotation marks mend. */
const unquoted = ['BLOCK_AS_IMPLICIT_KEY', 'BAD_SCALAR_START', 'BLOCK_IN_FLOW', 'UNEXPECTED_TOKEN'];

/** What is wrong with a front matter that YAML refuses. */
function mistakeIn(yaml: string, error: unknown): string {
  const { code, linePos, message }: Partial<YAMLParseError> = Object(error);
  const lines = yaml.split('\n');
  // Of a text that begins with * it does not say where it is.
  const line = linePos?.[0].line ?? lines.findIndex((one) => /: +\*/.test(one)) + 1;
  const [, key, text] = /([\w-]+): +(.*["'`@%*:[\]{}].*?)\s*$/.exec(lines[line - 1] ?? '') ?? [];
  if (text && (!code || unquoted.includes(code)))
    return `line ${line + 1} has a sign that means something in a front matter, such as a colon: put its text in quotes, ${key}: "${text.replaceAll('"', '”')}"`;
  return `has a front matter that is no YAML: ${String(message).split(/:?\n/)[0]}`;
}
