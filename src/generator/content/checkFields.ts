import type { z } from 'zod';
import { pictureName } from '../../content/schema/fields';
import { findPictureSource, noSuchPicture } from '../pictures/findPictureSource';
import { didYouMean, type Problems } from './problems';
import { type Content, namedIn, thingsOf } from './schemas';
import { unshown } from './unshown';
import { type Visited, visitFields } from './visitFields';

type CheckedFile = { file: string; schema: z.core.$ZodType; value: unknown };

/** The message for a name that is none of such things. */
function noSuchThing(kind: string, name: string, known: Iterable<string>): string {
  const { called = kind, source } = thingsOf(kind);
  const where = source ? ` in ${source}` : '';
  return `names no ${called}${where}: "${name}"${didYouMean(name, known)}`;
}

/** A slot in braces: `{count}`. Facts, which have a dot, are filled in before. */
const slot = /\{([^{}.]*)\}/g;

/** Reports a character that cannot be shown, or a slot that the schema does not know. */
function textProblem({ value, field }: Visited): string | undefined {
  if (typeof value !== 'string') return undefined;
  const character = unshown(value);
  if (character) return `has the character ${character}, which cannot be shown`;
  const unknown = [...value.matchAll(slot)].find(([, name = '']) => !field?.slots?.includes(name));
  if (!unknown) return undefined;
  const known = field?.slots?.map((name) => `{${name}}`).join(', ');
  return `has ${unknown[0]}, which nothing is filled into${known ? ` (there is ${known})` : ''}`;
}

/** The words of the note about more entries or characters than fit. */
function tooMuch({ value, field }: Pick<Visited, 'value' | 'field'>): string | undefined {
  if (!field?.fits) return undefined;
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  if (length <= field.fits) return undefined;
  const unit = typeof value === 'string' ? 'characters' : 'entries';
  const remedy = field.remedy ? `: ${field.remedy}` : '';
  return `has ${length} ${unit}; more than ${field.fits} may not look right${remedy}`;
}

/** The words of the note about a day of a written page that has begun nowhere yet. */
function tooEarly({ path: [name], value }: Visited): string | undefined {
  const latest = new Date(Date.now() + 14 * 60 * 60_000).toISOString();
  const isDay = (name === 'date' || name === 'updated') && typeof value === 'string';
  return isDay && value > latest
    ? `is in the future (${value}): the page does not wait for it`
    : undefined;
}

/** The words of the note about a value that is right, and may not be meant. */
export const noteOn = (visited: Visited) => tooMuch(visited) ?? tooEarly(visited);

/** The content, the names of files that are not what their schema says, and the site's folder. */
type Checked = { content: Content; wrong: readonly string[]; folder: string };

/**
 * Checks what files say of each other and of the disk: references to things that are not there,
 * pictures that are not below `pictures/`, slots that nothing is filled into. `notes` gets what is
 * more than looks right.
 */
export function checkFields(
  files: readonly CheckedFile[],
  { content, wrong, folder }: Checked,
  { problems, notes }: { problems: Problems; notes: Problems },
): void {
  // Only what something refers to is read: other files may be wrong.
  const names = (kind: string) => namedIn(content, kind).map(({ id }) => id);
  /** Whether a name is that of such a thing, as far as that is known. */
  const isThere = (kind: string, name: string) =>
    wrong.some((file) => thingsOf(kind).source === `content/${file}.json`) ||
    names(kind).includes(name) ||
    // A link to an article or a project goes with those, if a company has none.
    ((kind === 'article' || kind === 'project') && names(kind).length === 0);
  for (const { file, schema, value } of files) {
    visitFields(schema, value, (visited) => {
      const report = (what: string | undefined) => {
        if (what) problems.report(file, schema, value, visited.path, what);
      };
      const { field } = visited;
      const note = noteOn(visited);
      if (note) notes.note(file, value, visited.path, note);
      report(textProblem(visited));
      if (typeof visited.value !== 'string' || !field) return;
      if (field.reference && !isThere(field.reference, visited.value))
        report(noSuchThing(field.reference, visited.value, names(field.reference)));
      const isPicture = field.picture && pictureName.test(visited.value);
      if (isPicture && !findPictureSource(folder, visited.value))
        report(noSuchPicture(visited.value));
    });
  }
}
