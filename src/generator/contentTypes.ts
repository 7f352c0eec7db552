import types from './typesByExtension.json';

/** The `Content-Type` of each kind of file that a build or an owner may have, by its extension. */
export const contentTypes: Record<string, string> = types;

/** The `Content-Type` of a file. Throws for a kind that is not in the list above. */
export function contentType(file: string): string {
  // What else is XML is a feed, whose type its extension does not tell.
  if (/(?<!sitemap)\.xml$/.test(file)) return 'application/atom+xml; charset=utf-8';
  const type = contentTypes[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];
  if (!type)
    throw new Error(`src/generator/typesByExtension.json has no content type for ${file}.`);
  return type;
}
