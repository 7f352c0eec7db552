import MiniSearch from 'minisearch';
import { z } from 'zod';
import { insideOf, unwrapped } from '../../content/schema/inside';
import { schemaAt } from './fieldsIn';

/** The name of the entry that a path leads into, if any: lists count from 0, people do not. */
function entryName(value: unknown, path: readonly PropertyKey[]): string {
  let current = value;
  let name = '';
  for (const key of path) {
    current = Reflect.get(Object(current), key);
    if (typeof key !== 'number' || typeof current !== 'object' || !current) continue;
    const own = ['id', 'category', 'model', 'name', 'title', 'text']
      .map((candidate): unknown => Reflect.get(Object(current), candidate))
      .find((candidate) => typeof candidate === 'string');
    if (own) name = ` (“${own}”)`;
  }
  return name;
}

/** A problem of a file, or at a place in it; `what` goes on from the place: "is empty". */
export type Problem = { file: string; path: readonly PropertyKey[]; what: string };

/** A file with its schema and what is in it. */
export type CheckedFile = { file: string; schema: z.core.$ZodType; value: unknown };

/** Reports what is wrong at a place of a JSON file of the content, which goes by its name. */
export type Report = (file: string, path: readonly PropertyKey[], what: string) => void;

/** What there is to say of a place in a file, in one line. */
export const lineOf = (
  { file, value }: CheckedFile,
  path: readonly PropertyKey[],
  what: string,
): string =>
  `${file}:${path.length > 0 ? ` ${z.core.toDotPath(path)}${entryName(value, path)}` : ''} ${what}.`;

/** Collects mistakes in the content: one line each, with the file, the place and the remedy. */
export class Problems {
  readonly lines: string[] = [];
  /** The same, for programs: the editor shows each at its field. */
  readonly found: Problem[] = [];

  /** `what` goes on from the place: "is empty". */
  report(file: CheckedFile, path: readonly PropertyKey[], what: string): void {
    this.lines.push(lineOf(file, path, what) + leaveOut(file.schema, path));
    this.found.push({ file: file.file, path, what });
  }

  /** A problem of a file as a whole. */
  reportFile(file: string, what: string): void {
    this.lines.push(`${file}: ${what}.`);
    this.found.push({ file, path: [], what });
  }
}

/** How to leave out the value at a path, if that is possible. */
function leaveOut(schema: z.core.$ZodType, path: readonly PropertyKey[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const at = schemaAt(schema, path.slice(0, length));
    if (!at || !unwrapped(at).optional) continue;
    return length === path.length
      ? ' It may be left out: take its line away.'
      : ` ${z.core.toDotPath(path.slice(0, length))} may be left out as a whole.`;
  }
  return '';
}

const kinds: Record<string, string> = {
  string: 'a text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  array: 'a list in square brackets',
  object: 'an object in braces',
  record: 'an object in braces',
  tuple: 'a pair of numbers',
};

/** The meaning of an issue of zod with a file's schema, in words that go on from the place. */
export function issueText(issue: z.core.$ZodIssue, schema: z.core.$ZodType): string {
  const known = () => {
    const at = schemaAt(schema, issue.path);
    return at ? insideOf(at).map(([key]) => key) : [];
  };
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${kinds[issue.expected] ?? issue.expected}`;
    case 'unrecognized_keys':
      return `does not know ${issue.keys.map((key) => `"${key}"${didYouMean(key, known())}`).join(', ')}`;
    case 'invalid_value':
      return `has to be one of: ${issue.values.join(', ')}`;
    case 'too_small':
    case 'too_big':
      return issue.origin === 'array'
        ? issue.message
        : `has to be at ${issue.code === 'too_small' ? `least ${issue.minimum}` : `most ${issue.maximum}`}`;
    default:
      return issue.message;
  }
}

/** The most names that are listed if none is like the wrong one. */
const mostNames = 12;

/**
 * The names that a wrong name may have meant, in words that follow it; if none is like it, all of
 * them, if they are few.
 */
export function didYouMean(name: string, names: Iterable<string>): string {
  const known = [...new Set(names)];
  const index = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (each) => [each] });
  index.addAll(known.map((id) => ({ id })));
  const [nearest] = index.search(name, { fuzzy: Math.max(1, Math.floor(name.length / 3)) });
  if (nearest) return ` (did you mean "${nearest.id}"?)`;
  if (known.length === 0) return ' (there is none yet)';
  if (known.length > mostNames) return '';
  const list = known.map((own) => `"${own}"`).join(', ');
  return ` (there ${known.length > 1 ? 'are' : 'is'} ${list})`;
}

/**
 * Characters that no page can show and no feed may have (XML 1.0, 2.2): controls but for lines and
 * tabs, which are spaces, code points that are no characters, and halves of pairs.
 */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufdd0-\ufdef\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** The first such character of a text, as it is called: `U+000B`. */
export function unshown(text: string): string | undefined {
  const [found] = forbidden.exec(text) ?? [];
  return found && `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
