import type { Problem } from '../../build/content/problems';
import { groupOf, labelOf, schemaOf } from '../entry/contentFiles';
import { readable, titleOf } from '../entry/draft';
import { placeInWords } from './placeInWords';

/**
 * What is wrong in a file that is not open, and where; `text` is what the file says. A file that is no
 * content, or that cannot be read, has neither a form nor places in it: then it is called by its path.
 */
export function problemElsewhere({ file, path, what }: Problem, text: string | null): string {
  const schema = schemaOf(file);
  const entry = readable(file, text);
  if (!schema || !entry) return `${file} ${what}.`;
  const title = file.endsWith('.md') && titleOf(entry.value);
  const name = `“${title || labelOf(file)}” (${groupOf(file)})`;
  const place = placeInWords(schema, entry.value, path);
  const [, thing, id] = /^names no (\w+) in \S+: "(.*?)"/.exec(what) ?? [];
  if (thing) return `${name} still names the ${thing} “${id}”, at ${place}.`;
  return `${name}${place && `, ${place},`} ${what}.`;
}
