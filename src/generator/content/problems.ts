import MiniSearch from 'minisearch';
import { z } from 'zod';
import { insideOf, unwrapped } from '../../content/schema/inside';
import { schemaAt } from './visitFields';

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

/** Reports what is wrong at a place of a JSON file of the content, which goes by its name. */
export type Report = (file: string, path: readonly PropertyKey[], what: string) => void;

/**
 * Collects mistakes in the content: one line each, with the file, the place and the remedy. Those
 * of a further language are in its folder.
 */
export class Problems {
  readonly #folder: string;

  constructor(language?: string) {
    this.#folder = language ? `content/${language}/` : 'content/';
  }

  /** A file of the content by where it lies. */
  #placed(file: string): string {
    return file.startsWith(this.#folder) ? file : file.replace(/^content\//, this.#folder);
  }

  readonly lines: string[] = [];
  /** The same, for programs: the editor shows each at its field. */
  readonly found: Problem[] = [];

  /** `what` goes on from the place: "is empty". `schema` and `value` are those of the file. */
  report(
    file: string,
    schema: z.core.$ZodType,
    value: unknown,
    path: readonly PropertyKey[],
    what: string,
  ): void {
    const place = path.length > 0 ? ` ${z.core.toDotPath(path)}${entryName(value, path)}` : '';
    const placed = this.#placed(file);
    this.lines.push(`${placed}:${place} ${what}.${leaveOut(schema, path)}`);
    this.found.push({ file: placed, path, what });
  }

  /** A thing that will not look right, though nothing has to be done about it. */
  note(file: string, value: unknown, path: readonly PropertyKey[], what: string): void {
    const place = `${z.core.toDotPath(path)}${entryName(value, path)}`;
    this.lines.push(`${this.#placed(file)}: ${place} ${what}.`);
  }

  /** A problem of a file as a whole. */
  reportFile(file: string, what: string): void {
    const placed = this.#placed(file);
    this.lines.push(`${placed}: ${what}.`);
    this.found.push({ file: placed, path: [], what });
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
