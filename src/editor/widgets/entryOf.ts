import type { DecapMap } from '../decap';
import { newFile } from '../entryFile';
import type { DraftFile, EntryData } from '../entryText';

const textAt = (entry: DecapMap, name: string): string => String(entry.getIn(['data', name]) ?? '');

/** What Decap has of an entry; of a new one it has nothing. */
export const dataOf = (entry: DecapMap): EntryData => ({
  entry: textAt(entry, 'entry') || '{}',
  body: textAt(entry, 'body'),
  base: textAt(entry, 'base'),
  files: textAt(entry, 'files') || '[]',
  title: textAt(entry, 'title'),
});

/** The file of an entry; of a new one the file that it will have. */
export function fileOf(entry: DecapMap, collection: DecapMap): string {
  const path = entry.get('path');
  if (typeof path === 'string' && path) return path;
  const { title = '' }: { title?: string } = JSON.parse(dataOf(entry).entry);
  return newFile(String(collection.get('name')), String(title));
}

/** The entry that is open, as its widgets share it: Decap gives each of them its own value alone. */
export const openEntry = {
  /** Keeps other files that go along with the entry. */
  onFiles: (_files: DraftFile[]): void => {},
  /** The text that is being edited. */
  edited: '',
  /** Called when another text is edited. */
  onEdited: (): void => {},
  /** Everything that shows the entry, to be drawn anew when another part of it has changed. */
  shown: new Set<() => void>(),
  onChanged: (): void => {
    for (const draw of openEntry.shown) draw();
  },
};
