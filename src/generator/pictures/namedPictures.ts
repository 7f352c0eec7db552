import type { z } from 'zod';
import type { PictureKindName } from '../../content/schema';
import { type Collection, type Content, collectionSchemas, fileSchemas } from '../content/schemas';
import { visitFields } from '../content/visitFields';
import { readMarkdown } from '../written/markdown';

/** A field of the content that names a picture. */
export type NamedPicture = {
  name: string;
  kind: PictureKindName;
  isPerson?: boolean | undefined;
  /** The file that names it, the file's content, and the place in that. */
  file: string;
  schema: z.core.$ZodType;
  value: unknown;
  path: readonly PropertyKey[];
};

/** The pictures that are shown whole, by name. */
export const wholePictures = ({ pictures }: Content): string[] =>
  (pictures?.pictures ?? []).flatMap(({ name, whole }) => (whole ? name : []));

/** Every field of the content that names a picture. */
export function namedPictures(content: Content): NamedPicture[] {
  const named: NamedPicture[] = [];
  const visit = (of: Pick<NamedPicture, 'file' | 'schema' | 'value'>) =>
    visitFields(of.schema, of.value, ({ path, value: name, field }) => {
      if (field?.picture && typeof name === 'string')
        named.push({ ...of, name, kind: field.picture, isPerson: field.isPerson, path });
    });
  for (const [file, schema] of Object.entries(fileSchemas)) {
    const value: unknown = Reflect.get(content, file);
    visit({ file: `content/${file}.json`, schema, value });
  }
  for (const [collection, schema] of Object.entries(collectionSchemas))
    for (const { file, front: value, body } of content.written[collection as Collection]) {
      visit({ file, schema, value });
      for (const { name } of readMarkdown(body).pictures)
        named.push({ file, schema, value, name, kind: 'figure', path: [] });
    }
  return named;
}
