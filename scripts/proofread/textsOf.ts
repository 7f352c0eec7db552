import type { z } from 'zod';
import { pathText } from '../../src/build/content/problems';
import { visitFields } from '../../src/build/content/visitFields';
import { readMarkdown } from '../../src/build/written/markdown';
import { type Content, collectionSchemas, fileSchemas } from '../../src/content/schema';
import { labelSchemas } from '../../src/content/schema/labels';

/** A text that visitors read, and where it is: `content/home.json: facts[0].text`. */
export type Text = { place: string; text: string };

/** Files of names, and of what visitors type or a model is drawn by: nobody reads them as sentences. */
const namesOnly = new Set([
  'site',
  'company',
  'synonyms',
  'queries',
  'pictures',
  'line-picture',
  'labels/finder-words',
]);

/** What visitors type, and titles that others gave to what they wrote. */
const unread = new Set(['asked', 'document', 'publications']);

const collections = ['jobs', 'articles', 'pages'] as const;

const isAddress = (text: string) => /^(https?:|mailto:|[/#])\S*$/.test(text);

/** Every text of a site that visitors read. */
export function textsOf(content: Content): Text[] {
  const json = (folder: string, schemas: Record<string, z.core.$ZodType>, values: object) =>
    Object.entries(schemas).flatMap(([name, schema]) =>
      namesOnly.has(folder + name)
        ? []
        : textsIn(`content/${folder}${name}.json`, schema, Reflect.get(values, name)),
    );
  return [
    ...json('', fileSchemas, content),
    ...json('labels/', labelSchemas, content.labels),
    ...collections.flatMap((collection) =>
      content.written[collection].flatMap(({ file, body, firstLine, front }) => [
        ...textsIn(file, collectionSchemas[collection], front),
        ...textsOfMarkdown(file, body, firstLine),
      ]),
    ),
  ];
}

function textsIn(file: string, schema: z.core.$ZodType, value: unknown): Text[] {
  const texts: Text[] = [];
  visitFields(schema, value, ({ path, value: text, field }) => {
    if (typeof text !== 'string' || !field || isAddress(text)) return;
    if (field.reference || field.picture || field.label === 'Id') return;
    if (path.some((key) => unread.has(String(key)))) return;
    texts.push({ place: `${file}: ${pathText(path)}`, text: withoutSlots(text) });
  });
  return texts;
}

/** A template with a number in the place of each of its slots. */
const withoutSlots = (text: string) => text.replace(/\{[^{}]*\}/g, '1');

/** Paragraphs, entries and cells, without the code in them. */
function textsOfMarkdown(file: string, body: string, firstLine: number): Text[] {
  let line = firstLine;
  return readMarkdown(body).tokens.flatMap(({ type, map, children }) => {
    // A cell has no line of its own, its row has.
    if (map) line = firstLine + map[0];
    if (type !== 'inline') return [];
    const text = (children ?? []).map((child) => {
      if (child.type === 'code_inline') return 'X';
      // Its caption is a line of its own.
      if (child.type === 'image') return `${child.content}\n${child.attrGet('title') ?? ''}`;
      return child.type === 'softbreak' ? ' ' : child.content;
    });
    return [{ place: `${file}:${line}`, text: text.join('') }];
  });
}
