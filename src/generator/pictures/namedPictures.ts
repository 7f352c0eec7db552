import type { PictureKindName } from '../../content/schema';
import { fieldsIn } from '../content/fieldsIn';
import type { CheckedFile } from '../content/problems';
import { type Collection, type Content, collectionSchemas, fileSchemas } from '../content/schemas';
import { readMarkdown } from '../written/markdown';

/** A picture that the content names: in which file, and at which place of it. */
type NamedPicture = {
  name: string;
  kind: PictureKindName;
  isPerson?: boolean | undefined;
  file: CheckedFile;
  path: readonly PropertyKey[];
};

/** The pictures that are shown whole, by name. */
export const wholePictures = ({ pictures }: Content): string[] =>
  (pictures?.pictures ?? []).flatMap(({ name, whole }) => (whole ? name : []));

/** Every picture that the content names, as often as it does. */
export function namedPictures(content: Content): NamedPicture[] {
  const named: NamedPicture[] = [];
  const addFrom = (file: CheckedFile, body = '') => {
    for (const { path, value: name, field } of fieldsIn(file.schema, file.value))
      if (field?.picture && typeof name === 'string')
        named.push({ name, kind: field.picture, isPerson: field.isPerson, file, path });
    for (const { name } of readMarkdown(body).pictures)
      named.push({ name, kind: 'figure', file, path: [] });
  };
  for (const [name, schema] of Object.entries(fileSchemas))
    addFrom({ file: `content/${name}.json`, schema, value: Reflect.get(content, name) });
  for (const [collection, schema] of Object.entries(collectionSchemas))
    for (const { file, front: value, body } of content.written[collection as Collection])
      addFrom({ file, schema, value }, body);
  return named;
}
