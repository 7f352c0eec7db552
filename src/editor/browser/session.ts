import type { Problem } from '../../generator/content/problems';
import { type Collection, type Named, namedIn } from '../../generator/content/schemas';
import type { Snapshot } from '../bundle/snapshot';
import type { FileChange } from '../store';
import { addressOf, createReader, render } from './engine/engine';
import { type Draft, textOf } from './entry/draft';
import { addressProblem } from './entry/newPage';
import { pictureChanges } from './pictures/draftPictures';

/** What the editor knows of the site as it is saved, and works out of a draft by the build's own code. */
export type Session = ReturnType<typeof createSession>;

/** The name of a picture below `pictures/`, by its file; nothing for another file. */
const pictureIn = (file: string): string[] => /^pictures\/(.+)\.\w+$/.exec(file)?.slice(1) ?? [];

const keyOf = ({ file, path, what }: Problem) => JSON.stringify([file, path, what]);

/** A session for a site; `pictureUrl` says where the file of a picture can be seen as it is saved. */
export function createSession(
  snapshot: Snapshot,
  pictureUrl: (file: string, snapshot: Snapshot) => string | undefined,
) {
  const read = createReader(snapshot);
  const { content, found: broken } = read([]);
  const before = new Set(broken.map(keyOf));
  const isFresh = (problem: Problem) => !before.has(keyOf(problem));
  const cuts = content.pictures?.pictures ?? [];
  const text = (file: string): string | null => {
    const saved = snapshot.files[file];
    return typeof saved === 'string' ? saved : null;
  };
  const known = new WeakMap<Draft, FileChange[]>();
  /** The same for the same draft, which is then read once. */
  const changesOf = (draft: Draft): FileChange[] => {
    const made = known.get(draft);
    if (made) return made;
    const { file: path, base } = draft;
    const data = textOf(draft);
    // A file that was chosen and then not taken stays behind.
    const pictures = Object.entries(draft.pictures).filter(
      ([name, { file }]) => !file || data.includes(name),
    );
    const ofPictures = pictureChanges({ cuts, text }, Object.fromEntries(pictures));
    const changes = [...ofPictures, { path, data, base }];
    known.set(draft, changes);
    return changes;
  };

  return {
    /** All that saving a draft changes: what it refers to comes along. */
    changesOf,
    /** What is wrong with a draft, and because of it in other files once it is saved. */
    problems: (draft: Draft): Problem[] => {
      const { found } = read(changesOf(draft));
      return [
        ...found.filter(({ file }) => file === draft.file),
        ...addressProblem(draft, text(draft.file) !== null),
        ...found.filter((problem) => problem.file !== draft.file && isFresh(problem)),
      ];
    },
    /** What is wrong with the site with changes that was not before. */
    freshProblems: (changes: readonly FileChange[]): Problem[] =>
      read(changes).found.filter(isFresh),
    /** What keeps the site from being built as it is saved. */
    broken: broken as readonly Problem[],
    /** All that a reference may name; nothing where the file that has it is not what its schema says. */
    names: (to: string): Named[] => {
      try {
        return namedIn(content, to);
      } catch {
        return [];
      }
    },
    /** What a file says as it is saved; null where there is none. */
    text,
    /** The written pages of a folder, by their titles where these can be read. */
    written: (folder: Collection): Named[] =>
      Object.keys(snapshot.files)
        .filter((file) => file.startsWith(`content/${folder}/`) && file.endsWith('.md'))
        .map((file) => ({
          id: file,
          name: content.written[folder].find((own) => own.file === file)?.front.title ?? file,
        })),
    /** The names of the site's pictures below `pictures/`, without their extensions. */
    pictures: (): string[] => Object.keys(snapshot.files).flatMap(pictureIn),
    /** The file of a picture by its name; undefined where there is none. */
    pictureFile: (name: string): string | undefined =>
      Object.keys(snapshot.files).find((file) => pictureIn(file).includes(name)),
    /** How pictures are cut. */
    cuts,
    pictureUrl: (file: string): string | undefined => pictureUrl(file, snapshot),
    addressOf: (file: string) => addressOf(file, content),
    /** A page of the site with a draft. Rejects where the draft is too wrong to be shown. */
    render: (draft: Draft, address: string) => {
      const changed = Object.keys(draft.pictures);
      return render(read(changesOf(draft)), snapshot, address, changed);
    },
  };
}
