import type { z } from 'zod';
import type { PictureKindName } from '../../content/schema';
import { projectsAtHome } from '../../features/projects/content';
import { type Collection, type Content, collectionSchemas, fileSchemas } from '../content/schemas';
import { visitFields } from '../content/visitFields';
import { readMarkdown } from '../written/markdown';

/** A field of the content that names a picture. */
export type NamedPicture = {
  name: string;
  kind: PictureKindName;
  /** The file that names it, the file's content, and the place in that. */
  file: string;
  schema: z.core.$ZodType;
  value: unknown;
  path: readonly PropertyKey[];
  /** False where only written pages show it, whose HTML names its files. */
  indexed: boolean;
};

/** The pictures that are shown whole, by name. */
export const wholePictures = ({ pictures }: Content): string[] =>
  (pictures?.pictures ?? []).flatMap(({ name, whole }) => (whole ? name : []));

/** Every field of the content that names a picture. */
export function namedPictures(content: Content): NamedPicture[] {
  const named: NamedPicture[] = [];
  const visit = (of: Pick<NamedPicture, 'file' | 'schema' | 'value'>, indexed: boolean) =>
    visitFields(of.schema, of.value, ({ path, value: name, field }) => {
      if (field?.picture && typeof name === 'string')
        named.push({ ...of, name, kind: field.picture, path, indexed });
    });
  for (const [file, schema] of Object.entries(fileSchemas)) {
    const value: unknown = Reflect.get(content, file);
    visit({ file: `content/${file}.json`, schema, value }, true);
  }
  const atHome = new Set(projectsAtHome(content).map(({ file }) => file));
  for (const [collection, schema] of Object.entries(collectionSchemas))
    for (const { file, front: value, body } of content.written[collection as Collection]) {
      visit({ file, schema, value }, atHome.has(file));
      for (const { name } of readMarkdown(body).pictures)
        named.push({ file, schema, value, name, kind: 'figure', path: [], indexed: false });
    }
  return named;
}
