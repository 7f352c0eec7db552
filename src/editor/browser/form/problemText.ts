import { definition, unwrapped } from '../../../content/schema/inside';
import { schemaAt } from '../../../generator/content/fieldsIn';
import type { Problem } from '../../../generator/content/problems';
import { groupOf, labelOf, nameIn, schemaOf } from '../entry/contentFiles';
import { type Draft, draftOf, titleOf } from '../entry/draft';
import type { Session } from '../session';
import { nameOf } from './blank';
import type { Path } from './FormContext';

/**
 * A place in a file with a value, in the words of the form: `Stations › Filler › Services`. An
 * entry of a list goes by its number, or by its name.
 */
export function placeInWords(file: string, value: unknown, path: Path): string {
  const schema = schemaOf(file);
  if (!schema) return path.join(' › ');
  let current = value;
  const words = path.flatMap((key, index) => {
    current = Reflect.get(Object(current), key);
    const around = schemaAt(schema, path.slice(0, index)) ?? schema;
    if (typeof key === 'string' && definition(unwrapped(around).inner).type === 'array') return key;
    if (typeof key !== 'number')
      return nameIn(schemaAt(schema, path.slice(0, index + 1))) ?? String(key);
    // A text in a list has no name of its own.
    return typeof current === 'object' ? (nameOf(current) ?? String(key + 1)) : [];
  });
  return words.join(' › ');
}

/**
 * A problem in words: in those of the form for the draft that it is in (`here`), or else with the
 * file that it is in; `text` reads files. A file that is no content or cannot be read has no words.
 */
export function problemInWords({ file, path, what }: Problem, text: Session['text'], here?: Draft) {
  const entry = here ?? draftOf(file, text(file));
  if (!schemaOf(file) || !entry) return `${file} ${what}.`;
  const place = placeInWords(file, entry.value, path);
  // The text field shows no lines that could be counted.
  if (here) return `${place || 'The text'} ${what.replace(/^line \d+ /, '')}.`;
  const title = file.endsWith('.md') && titleOf(entry.value);
  const name = `“${title || labelOf(file)}” (${groupOf(file)})`;
  const [, thing, id] = /^names no (\w+) in \S+: "(.*?)"/.exec(what) ?? [];
  if (thing) return `${name} still names the ${thing} “${id}”, at ${place}.`;
  return `${name}${place && `, ${place},`} ${what}.`;
}
