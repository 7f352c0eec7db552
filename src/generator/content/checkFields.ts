import { pictureName } from '../../content/schema/fields';
import { findPictureSource, noSuchPicture } from '../pictures/findPictureSource';
import { linkProblem } from '../written/checkWritten';
import { type FoundField, fieldsIn } from './fieldsIn';
import { type CheckedFile, didYouMean, lineOf, type Problems, unshown } from './problems';
import { addressesOf, leftOut } from './routes';
import { type Content, namedIn, thingsOf } from './schemas';

/** The message for a name that is none of such things. */
function noSuchThing(kind: string, name: string, known: Iterable<string>): string {
  const { called = kind, source } = thingsOf(kind);
  const where = source ? ` in ${source}` : '';
  return `names no ${called}${where}: "${name}"${didYouMean(name, known)}`;
}

/** A slot in braces: `{count}`. Facts, which have a dot, are filled in before. */
const slot = /\{([^{}.]*)\}/g;

/** Reports a character that cannot be shown, or a slot that the schema does not know. */
function textProblem({ value, field }: FoundField): string | undefined {
  if (typeof value !== 'string') return undefined;
  const character = unshown(value);
  if (character) return `has the character ${character}, which cannot be shown`;
  const unknown = [...value.matchAll(slot)].find(([, name = '']) => !field?.slots?.includes(name));
  if (!unknown) return undefined;
  const known = field?.slots?.map((name) => `{${name}}`).join(', ');
  return `has ${unknown[0]}, which nothing is filled into${known ? ` (there is ${known})` : ''}`;
}

/** The words of the note about more entries or characters than fit. */
function tooMuch({ value, field }: Pick<FoundField, 'value' | 'field'>): string | undefined {
  if (!field?.fits) return undefined;
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  if (length <= field.fits) return undefined;
  const unit = typeof value === 'string' ? 'characters' : 'entries';
  const remedy = field.remedy ? `: ${field.remedy}` : '';
  return `has ${length} ${unit}; more than ${field.fits} may not look right${remedy}`;
}

/** The words of the note about a day of a written page that has begun nowhere yet. */
function tooEarly({ path: [name], value }: FoundField): string | undefined {
  const latest = new Date(Date.now() + 14 * 60 * 60_000).toISOString();
  const isDay = (name === 'date' || name === 'updated') && typeof value === 'string';
  return isDay && value > latest
    ? `is in the future (${value}): the page does not wait for it`
    : undefined;
}

/** The words of the note about a value that is right, and may not be meant. */
export const noteOn = (found: FoundField) => tooMuch(found) ?? tooEarly(found);

/**
 * Checks what files say of each other and of the disk: references to things that are not there,
 * links to no page, pictures that are not below `pictures/`, slots that nothing is filled into.
 * Returns a note of each thing that will not look right, though nothing has to be done about it.
 * `wrong` names the files that are not what their schema says.
 */
export function checkFields(
  folder: string,
  content: Content,
  { files, wrong, problems }: { files: CheckedFile[]; wrong: string[]; problems: Problems },
): string[] {
  const notes: string[] = [];
  // Only what something refers to is read: other files may be wrong.
  const names = (kind: string) => namedIn(content, kind).map(({ id }) => id);
  /** Whether a name is that of such a thing, as far as that is known. */
  const isThere = (kind: string, name: string) =>
    wrong.some((file) => thingsOf(kind).source === `content/${file}.json`) ||
    names(kind).includes(name) ||
    // A link to an article or a project goes with those, if a company has none.
    ((kind === 'article' || kind === 'project') && names(kind).length === 0);
  const known = wrong.length === 0 ? addressesOf(content) : undefined;
  // The navigation leaves out a link together with the page that it leads to.
  const inNavigation = known && new Set([...known, ...leftOut(content)]);
  for (const file of files)
    for (const found of fieldsIn(file.schema, file.value)) {
      const { field, path, value } = found;
      const report = (what: string | undefined) => {
        if (what) problems.report(file, path, what);
      };
      const note = noteOn(found);
      if (note) notes.push(lineOf(file, path, note));
      report(textProblem(found));
      if (typeof value !== 'string' || !field) continue;
      if (field.reference && !isThere(field.reference, value))
        report(noSuchThing(field.reference, value, names(field.reference)));
      if (field.picture && pictureName.test(value) && !findPictureSource(folder, value))
        report(noSuchPicture(value));
      const addresses = file.file.endsWith('/site.json') ? inNavigation : known;
      if (field.leads && addresses) report(linkProblem(value, { known: addresses, folder }));
    }
  return notes;
}
