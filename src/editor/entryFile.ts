import type { z } from 'zod';
import { type Collection, collectionSchemas, fileSchemas } from '../content/schema';
import { labelSchemas } from '../content/schema/labels';
import { slugify } from '../ui/slugify';

/** The schema of every JSON file of the content, by its path. */
export const jsonSchemas: ReadonlyMap<string, z.core.$ZodType> = new Map([
  ...Object.entries(fileSchemas).map(([name, schema]): [string, z.core.$ZodType] => [
    `content/${name}.json`,
    schema,
  ]),
  ...Object.entries(labelSchemas).map(([name, schema]): [string, z.core.$ZodType] => [
    `content/labels/${name}.json`,
    schema,
  ]),
]);

/** The schema of a file of the content. Throws for one that is none. */
export function schemaOf(file: string): z.core.$ZodType {
  const [, folder = ''] = file.split('/');
  const schema =
    jsonSchemas.get(file) ??
    (Object.hasOwn(collectionSchemas, folder)
      ? collectionSchemas[folder as Collection]
      : undefined);
  if (!schema) throw new Error(`${file} is no file of the content.`);
  return schema;
}

/** What a page that has no title yet is called meanwhile. */
const nameless = 'new';

/** Where the file of a new written page will be. */
export const newFile = (collection: string, title: string): string =>
  `content/${collection}/${slugify(title) || nameless}.md`;
