import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Field, fields } from '../../src/content/schema';
import { insideOf, unwrapped } from '../../src/content/schema/inside';
import type { FormField } from '../../src/features/contact-form/content';
import { readContent } from '../../src/generator/content/readContent';
import { collectionSchemas, fileSchemas } from '../../src/generator/content/schemas';
import words from '../fixtures/lavish.json';
import { companyFolder } from './companyFolder';
import { setAt } from './setAt';

/**
 * The longest words that such headings have, in German, Finnish, Hungarian and English; how long
 * each list is, about three times its own if so many fit (as many categories as there are cards,
 * each of which leads to one); the fields that each copy lacks, or every second one (without
 * `onHome`, home keeps its projects); and values of another kind.
 */
const { names, title, sentences, values } = words;
const counts: Record<string, number> = words.counts;
const lacking: Record<string, number> = words.lacking;

/** The file and path of a value, without places in lists, and its copy of an entry, from 0. */
type Place = { at: string; copy: number };

/** A text as long as looks right, which begins with the original; in copies with their number. */
function longer(text: string, { at, copy }: Place, { reference, fits = 0 }: Field): string {
  const [, year = '', day] = /^(\d{4})(-\d\d-\d\d)$/.exec(text) ?? [];
  // A copy of a project or an article is a year older.
  if (day) return `${+year - copy}${day}`;
  // A maker stands in many categories, and an industry in many projects.
  const isShared = reference === 'maker' || /\.(brands\.name|industry)$/.test(at);
  const numbered = copy > 0 && !isShared ? `${copy + 1}. ${text}` : text;
  const longerNames: (Field['reference'] | undefined)[] = ['maker', 'model', 'category'];
  const length = longerNames.includes(reference) ? 60 : fits;
  // Shorter ones are times and figures.
  if (length < 20) return text;
  // Long names of panels stand among short ones.
  if (copy % 2 === 1 && /\.(panel|category|topics\.title)$/.test(at)) return numbered;
  const longName = names[text.length % names.length];
  const more = length > 100 ? sentences.repeat(3) : length > 60 ? title : longName;
  return numbered.length < length - 1 ? `${numbered} ${more}`.slice(0, length).trim() : numbered;
}

/** A value of a file with texts and lists as long as such a site has. */
function lavish(schema: z.core.$ZodType, value: unknown, place: Place): unknown {
  const inside = new Map(insideOf(schema));
  if (Array.isArray(value)) {
    const length = Math.max(counts[place.at] ?? 0, value.length);
    const entry = inside.get('[]');
    return Array.from({ length }, (_, index) => {
      const copy = place.copy || Math.floor(index / value.length);
      const original: unknown = value[index % value.length];
      return entry ? lavish(entry, original, { ...place, copy }) : original;
    });
  }
  if (typeof value === 'object' && value)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => {
        const child = inside.get(key);
        const at = place.at ? `${place.at}.${key}` : key;
        if (place.copy > 0 && place.copy % (lacking[at] ?? Infinity) === 0) return [];
        return [[key, child ? lavish(child, part, { ...place, at }) : part]];
      }),
    );
  if (typeof value !== 'string') return value;
  // It has photographs alone.
  if (fields.get(unwrapped(schema).inner)?.picture)
    return value.replace(/^drawings\//, 'photographs/');
  // Places go by their names, which are longer.
  if (value.startsWith('/')) return value.replace(/#.*/, '');
  if (place.at.endsWith('.id') && place.copy > 0) return `${value}-${place.copy + 1}`;
  return longer(value, place, fields.get(unwrapped(schema).inner) ?? { label: '', hint: '' });
}

/** Where the company has its lists. */
const lists = { articles: values['articles.page.path'], projects: values['projects.page.path'] };

/** A field of each kind in the form. */
const formFields = (
  ['text', 'number', 'date', 'telephone', 'choice', 'choices', 'consent'] as const
).map((kind): FormField => {
  const field = { name: `own_${kind}`, kind, label: `${names[1]} (${kind})`, required: true };
  if (kind === 'date' || kind === 'telephone') return { ...field, required: false };
  return kind.startsWith('choice') ? { ...field, choices: names } : { ...field, hint: title };
});

/** The JSON files of the tests' company made lavish, a few with values of another kind. */
function lavishFiles(): object {
  const { content } = readContent(companyFolder);
  const all = z.object(fileSchemas);
  const files = all
    .partial()
    .required({ contact: true, technologies: true })
    .parse(lavish(all, content, { at: '', copy: 0 }));
  for (const [at, value] of Object.entries(values)) setAt(files, at, value);
  for (const category of files.technologies.technologies)
    category.work = { build: sentences, support: 'x'.repeat(40), migrate: sentences.slice(0, 100) };
  files.about?.timeline?.steps.forEach((step, index) => {
    step.when = `${1991 + index}`;
  });
  files.contact.fields = formFields;
  // Its stations are written with their picture.
  delete files['line-picture'];
  // Its synonyms name makers and headings, which are longer now.
  delete files.synonyms;
  return files;
}

/** As many projects or articles as `counts` says: copies, with Markdown of all kinds. */
function writtenFiles(collection: 'projects' | 'articles'): [file: string, text: string][] {
  const originals = readContent(companyFolder).content.written[collection];
  const schema = z.array(collectionSchemas[collection]);
  const fronts = originals.map(({ front }) => front);
  const asWritten = readFileSync('__tests__/fixtures/as-written.md', 'utf8');
  return schema.parse(lavish(schema, fronts, { at: collection, copy: 0 })).map((front, index) => {
    const { name = '', body = '' } = originals[index % originals.length] ?? {};
    const copy = index < originals.length ? '' : `-${Math.floor(index / originals.length) + 1}`;
    const text = `---\n${JSON.stringify(front)}\n---\n\n${body}\n${asWritten}`;
    return [`${collection}/${name}${copy}.md`, text];
  });
}

const logo = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 336 48"><rect width="48" height="48" rx="8" fill="#ffb000"/><text x="60" y="34" font-family="sans-serif" font-weight="bold" font-size="29" fill="${colour}" textLength="272" lengthAdjust="spacingAndGlyphs">Abfüllanlagen-Steuerung</text></svg>\n`;

/** Writes into a folder the tests' company with much of everything, in long words. */
export function writeLavishCompany(folder: string): void {
  for (const part of ['content', 'brand'])
    cpSync(path.join(companyFolder, part), path.join(folder, part), { recursive: true });
  for (const gone of ['synonyms.json', 'line-picture.json'])
    rmSync(path.join(folder, 'content', gone));
  rmSync(path.join(folder, 'brand/symbol.svg'));
  for (const [name, colour] of Object.entries({ logo: '#06131b', 'logo-dark': '#ffffff' }))
    writeFileSync(path.join(folder, `brand/${name}.svg`), logo(colour));
  // A document in a folder of its own.
  const front = { title, description: title, date: '2026-01-01' };
  const document = `---\n${JSON.stringify(front)}\n---\n\n[…](/terms)\n`;
  const documents: [string, string][] = [
    ['pages/erzeugnis.md', document],
    ['pages/erzeugnis/bedienung.md', document],
  ];
  const json = Object.entries(lavishFiles()).flatMap(([name, value]): [string, string][] =>
    value ? [[`${name}.json`, JSON.stringify(value)]] : [],
  );
  for (const [file, text] of [
    ...json,
    ...writtenFiles('projects'),
    ...writtenFiles('articles'),
    ...documents,
  ]) {
    mkdirSync(path.dirname(path.join(folder, 'content', file)), { recursive: true });
    const moved = text.replace(
      /(?<=["(])\/(articles|projects)(?=[/")])/g,
      (_, name: keyof typeof lists) => lists[name],
    );
    writeFileSync(path.join(folder, 'content', file), moved);
  }
}
