import type { z } from 'zod';
import { type Content, fileSchemas, type PictureKindName } from '../../content/schema';
import { visitFields } from '../content/visitFields';

/** A field of the content that names a picture. */
export type NamedPicture = {
  name: string;
  kind: PictureKindName;
  /** Where it is named: the file, what is in it, and the place. */
  file: string;
  schema: z.core.$ZodType;
  value: unknown;
  path: readonly PropertyKey[];
};

/** Every field of the content that names a picture. */
export function namedPictures(content: Content): NamedPicture[] {
  const named: NamedPicture[] = [];
  for (const [file, schema] of Object.entries(fileSchemas)) {
    const value: unknown = Reflect.get(content, file);
    visitFields(schema, value, ({ path, value: name, field }) => {
      if (!field?.picture || typeof name !== 'string') return;
      named.push({ name, kind: field.picture, file: `content/${file}.json`, schema, value, path });
    });
  }
  return named;
}
