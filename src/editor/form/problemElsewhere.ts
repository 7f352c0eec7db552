import type { z } from 'zod';
import type { Problem } from '../../build/content/problems';
import { fields } from '../../content/schema';
import { listOf } from '../config';
import { schemaOf } from '../entryFile';
import { readable } from '../entryText';
import { placeInWords } from './placeInWords';

/** The schema of a file; undefined for one that lies in `content/` and is no part of it. */
function knownSchema(file: string): z.core.$ZodType | undefined {
  try {
    return schemaOf(file);
  } catch {
    return undefined;
  }
}

/**
 * What is wrong in a file that is not open, and where; `text` is what the file says. A file that is no
 * content, or that cannot be read, has neither a form nor places in it: then it is called by its path.
 */
export function problemElsewhere({ file, path, what }: Problem, text: string): string {
  const schema = knownSchema(file);
  const data = readable(file, text);
  if (!schema || !data) return `${file} ${what}.`;
  const name = `“${data.title || fields.get(schema)?.label || file}” (${listOf(file)})`;
  const place = placeInWords(schema, JSON.parse(data.entry), path);
  const [, thing, id] = /^names no (\w+) in \S+: "(.*?)"/.exec(what) ?? [];
  if (thing) return `${name} still names the ${thing} “${id}”, at ${place}.`;
  return `${name}${place && `, ${place},`} ${what}.`;
}
