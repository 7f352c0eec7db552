import type { z } from 'zod';
import {
  type Collection,
  type Content,
  collectionSchemas,
  fileSchemas,
  type PictureKindName,
} from '../../content/schema';
import { jobsAtHome } from '../content/contentModules';
import { visitFields } from '../content/visitFields';
import { readMarkdown } from '../written/markdown';

/** A field of the content that names a picture. */
export type NamedPicture = {
  name: string;
  kind: PictureKindName;
  /** Where it is named: the file, what is in it, and the place. */
  file: string;
  schema: z.core.$ZodType;
  value: unknown;
  path: readonly PropertyKey[];
  /** False where only written pages show it, which say themselves where it is. */
  indexed: boolean;
};

/** Every field of the content that names a picture. */
export function namedPictures(content: Content): NamedPicture[] {
  const named: NamedPicture[] = [];
  for (const [file, schema] of Object.entries(fileSchemas)) {
    const value: unknown = Reflect.get(content, file);
    visitFields(schema, value, ({ path, value: name, field }) => {
      if (!field?.picture || typeof name !== 'string') return;
      named.push({
        name,
        kind: field.picture,
        file: `content/${file}.json`,
        schema,
        value,
        path,
        indexed: true,
      });
    });
  }
  const atHome = new Set(jobsAtHome(content).map(({ file }) => file));
  for (const [collection, schema] of Object.entries(collectionSchemas))
    for (const { file, front, body } of content.written[collection as Collection]) {
      const ofEntry = { file, schema, value: front };
      visitFields(schema, front, ({ path, value: name, field }) => {
        if (!field?.picture || typeof name !== 'string') return;
        named.push({ name, kind: field.picture, ...ofEntry, path, indexed: atHome.has(file) });
      });
      for (const { name } of readMarkdown(body).pictures)
        named.push({ name, kind: 'figure', ...ofEntry, path: [], indexed: false });
    }
  return named;
}
