import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readEdited } from './changes';
import { editedFolder, isPicture } from './editPaths';
import { Refusal } from './refusal';

/** A file of texts as Decap reads it. */
type Entry = { data: string; file: { path: string; id: string } };

/** The text of a file; undefined where there is none. */
function entryAt(site: string, file: string): Entry | undefined {
  if (isPicture(file)) throw new Refusal(400, `“${file}” is no text.`);
  const data = readEdited(site, file);
  return data && { data: data.toString(), file: { path: file, id: file } };
}

/** The texts of those files that there are. */
export const entriesOf = (site: string, files: readonly string[]): Entry[] =>
  files.flatMap((file) => entryAt(site, file) ?? []);

/** The text of a file. Throws a `Refusal` where there is none. */
export function entryOf(site: string, file: string): Entry {
  const entry = entryAt(site, file);
  if (!entry) throw new Refusal(404, `There is no ${file}.`);
  return entry;
}

/** Every text of a folder, and of so many levels less one below it; links are not followed. */
export function entriesBelow(
  site: string,
  { folder, extension, depth }: { folder: string; extension: string; depth: number },
): Entry[] {
  const place = editedFolder(site, folder);
  if (!existsSync(place)) return [];
  const listed = readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return listed.flatMap((entry): Entry[] => {
    const within = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && depth > 1)
      return entriesBelow(site, { folder: within, extension, depth: depth - 1 });
    const isWanted = entry.isFile() && entry.name.endsWith(`.${extension}`);
    return isWanted ? entriesOf(site, [within]) : [];
  });
}
