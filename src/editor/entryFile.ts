import type { z } from 'zod';
import { addressName } from '../build/addressName';
import { type Collection, collectionSchemas } from '../content/schema';
import { jsonSchemas } from '../content/schema/jsonSchemas';

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

/** What a page is called whose title makes no name: it has none yet, or has no Latin letter in it. */
const nameless = 'new';

/** The name of a new written page: that of its file, and the end of its address. */
export const pageName = (title: string): string => addressName(title) || nameless;

/** Where the file of a new written page will be. */
export const newFile = (collection: string, title: string): string =>
  `content/${collection}/${pageName(title)}.md`;
