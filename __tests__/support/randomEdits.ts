import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { visitFields } from '../../src/build/content/visitFields';
import { frontMatterOf } from '../../src/build/written/frontMatter';
import { collectionSchemas, fileSchemas } from '../../src/content/schema';
import { labelSchemas } from '../../src/content/schema/labels';
import { randomNumbers } from './randomNumbers';

type Path = readonly PropertyKey[];

/** One edit of a file as a form would make it. */
export type RandomEdit = {
  /** What was done where, for whoever reads a failure. */
  name: string;
  file: string;
  /** What the file is to hold. */
  raw: string;
};

const oddTexts = [
  'Kettle 🫖 and 👩‍🔧 on the line',
  'خط الإنتاج لا يتوقف',
  'קו הייצור — 24/7',
  'She said "stop" and it’s \'stopped\'',
  'C:\\PLC\\backup\\new.s7p',
  'Ōtāhuhu, Łódź, Đà Nẵng, Straße',
  '# not a heading: - not a list',
  '--- \n---\nkey: value',
  '<b>bold</b> & <script>alert(1)</script>',
  'a\ttab, a\nnew line and a\r\nline of Windows',
  'zero\u200bwidth \u202eright to left',
  'yes',
  'null',
  '2026-11-23',
  '0x1F',
  '*anchor &alias !tag %percent @at `tick`',
  '{company.name} in braces',
  '{company.nothing} in braces',
  '{count} of them',
  '{{mustache}} and $dollar',
  ' ',
  '',
  'x',
];

/** A file of the content with what its schema says, taken apart. */
type Opened = {
  file: string;
  schema: z.core.$ZodType;
  value: unknown;
  /** Undefined for JSON. */
  body: string | undefined;
};

function opened(file: string, text: string): Opened {
  const [, folder = ''] = file.split('/');
  if (file.endsWith('.md')) {
    const schema = Object.entries(collectionSchemas).find(([name]) => name === folder)?.[1];
    const found = frontMatterOf(text);
    if (!schema || !found) throw new Error(`${file} is no file of the content.`);
    return { file, schema, value: parse(found.yaml), body: found.body };
  }
  const name = file.replace(/^content\/(labels\/)?/, '').replace(/\.json$/, '');
  const schemas: Record<string, z.core.$ZodType> = file.includes('/labels/')
    ? labelSchemas
    : fileSchemas;
  const schema = schemas[name];
  if (!schema) throw new Error(`${file} is no file of the content.`);
  return { file, schema, value: JSON.parse(text), body: undefined };
}

const written = ({ value, body }: Opened): string =>
  body === undefined
    ? `${JSON.stringify(value, null, 2)}\n`
    : `---\n${stringify(value)}---\n${body}`;

function parentOf(value: unknown, path: Path): object {
  let parent = value;
  for (const key of path.slice(0, -1)) parent = Reflect.get(Object(parent), key);
  return Object(parent);
}

/** What can be done at a place of a file: a name of it, and how. */
type Mutation = { name: string; apply: () => void };

type Random = { pick: <Each>(from: readonly Each[]) => Each; upTo: (most: number) => number };

function randomOf(next: () => number): Random {
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return {
    upTo,
    pick: (from) => {
      const picked = from[upTo(from.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
  };
}

/** A text to put into a field: an odd one, a long one, or the former with something added. */
function textFor(former: string, fits: number | undefined, { pick, upTo }: Random): string {
  const odd = pick(oddTexts);
  const kind = upTo(5);
  if (kind === 0) return 'Long words '.repeat(Math.ceil(((fits ?? 500) * 2) / 11));
  if (kind === 1) return '𝄞'.repeat((fits ?? 100) + 1);
  if (kind === 2) return `${former} ${odd}`;
  return odd;
}

/** Everything that a form could do to a file, by the schema. */
function mutationsOf({ schema, value }: Opened, random: Random): Mutation[] {
  const mutations: Mutation[] = [];
  visitFields(schema, value, ({ path, value: own, field, optional }) => {
    const key = path.at(-1);
    if (key === undefined) return;
    const parent = parentOf(value, path);
    const place = path.map(String).join('.');
    const add = (what: string, apply: () => void) =>
      mutations.push({ name: `${what} ${place}`, apply });
    if (typeof own === 'string')
      add('write into', () => Reflect.set(parent, key, textFor(own, field?.fits, random)));
    if (optional) add('leave out', () => Reflect.deleteProperty(parent, key));
    if (!Array.isArray(own)) return;
    const count = own.length;
    if (optional) add('empty', () => Reflect.set(parent, key, []));
    if (count > 1) {
      add('turn round', () => Reflect.set(parent, key, [...own].reverse()));
      add('move the first to the end of', () =>
        Reflect.set(parent, key, [...own.slice(1), ...own.slice(0, 1)]),
      );
    }
    if (count > 0) {
      add('take one away from', () =>
        Reflect.set(parent, key, own.toSpliced(random.upTo(count - 1), 1)),
      );
      add('double one of', () =>
        Reflect.set(parent, key, [...own, structuredClone(random.pick(own))]),
      );
    }
  });
  return mutations;
}

/**
 * Edits of files of the content, made from their schemas: odd and long texts, fields left out, lists
 * emptied, sorted otherwise, shortened and lengthened. Each is made of the files as they are given, one
 * to three of these at a time. The same seed gives the same edits.
 */
export function randomEdits(
  files: ReadonlyMap<string, string>,
  { seed, count }: { seed: number; count: number },
): RandomEdit[] {
  const random = randomOf(randomNumbers(seed));
  const names = [...files.keys()].sort();
  return Array.from({ length: count }, () => {
    const file = random.pick(names);
    const made = opened(file, files.get(file) ?? '');
    const done: string[] = [];
    for (let left = 1 + Math.floor(random.upTo(5) / 3); left > 0; left -= 1) {
      // Anew each time: what was there may be gone.
      const { name, apply } = random.pick(mutationsOf(made, random));
      apply();
      done.push(name);
    }
    if (made.body !== undefined && random.upTo(2) === 0) {
      made.body += `\n${random.pick(oddTexts)}\n`;
      done.push('add to the text');
    }
    return { name: `${file}: ${done.join(', ')}`, file, raw: written(made) };
  });
}
