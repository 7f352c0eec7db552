import type { Problem } from '../../generator/content/problems';
import { type Collection, type Named, namedIn } from '../../generator/content/schemas';
import { languagesOf } from '../../generator/languages';
import { wrongName } from '../../generator/written/frontMatter';
import type { Snapshot } from '../bundle/snapshot';
import type { FileChange } from '../store';
import { createReader, render } from './engine/engine';
import { languageOf } from './entry/contentFiles';
import { type Draft, draftOf, textOf, titleOf } from './entry/draft';
import { addressField, newName } from './entry/newPage';
import { sitePictures } from './pictures/sitePictures';

/** The site as it was read last, and the findings of the build's own code with a draft in it. */
export type Session = ReturnType<typeof createSession>;

/** A problem at the field that is to blame for it. */
const atAddress = (problem: Problem): Problem =>
  problem.what === wrongName ? { ...problem, path: [addressField.label] } : problem;

const keyOf = ({ file, path, what }: Problem) => JSON.stringify([file, path, what]);

/** A session for a site; `pictureUrl` gives the address of a picture's saved file. */
export function createSession(
  snapshot: Snapshot,
  pictureUrl: (file: string, snapshot: Snapshot) => string | undefined,
) {
  const read = createReader(snapshot);
  const { content, found: broken } = read([]);
  const before = new Set(broken.map(keyOf));
  const isFresh = (problem: Problem) => !before.has(keyOf(problem));
  const pictures = sitePictures(snapshot, content, (file) => pictureUrl(file, snapshot));
  const text = (file: string): string | null => {
    const saved = snapshot.files[file];
    return typeof saved === 'string' ? saved : null;
  };
  const hasSettings = !broken.some(({ file }) => file === 'content/site.json');
  const languages = hasSettings ? languagesOf(content.site) : [];
  const known = new WeakMap<Draft, FileChange[]>();
  /** One draft has the same changes each time it is asked for, so that these are read only once. */
  const changesOf = (draft: Draft): FileChange[] => {
    const made = known.get(draft);
    if (made) return made;
    const { file: path, base } = draft;
    const data = textOf(draft);
    // A file that was chosen and then replaced by another is not saved.
    const named = Object.entries(draft.pictures).filter(
      ([name, { file }]) => !file || data.includes(name),
    );
    const changes = [...pictures.changes(Object.fromEntries(named)), { path, data, base }];
    known.set(draft, changes);
    return changes;
  };

  return {
    languages,
    /** All that saving a draft changes: the pictures that it names, then its own file. */
    changesOf,
    /** The problems of a draft, and those that saving it would make in other files. */
    problems: (draft: Draft): Problem[] => {
      const { file } = draft;
      const { found } = read(changesOf(draft));
      const isTaken = newName(draft) !== undefined && text(file) !== null;
      const what = 'is that of another page already';
      return [
        ...found.filter((problem) => problem.file === file).map(atAddress),
        ...(isTaken ? [{ file, path: [addressField.label], what }] : []),
        ...found.filter((problem) => problem.file !== file && isFresh(problem)),
      ];
    },
    /** The problems that the site would get by changes. */
    freshProblems: (changes: readonly FileChange[]): Problem[] =>
      read(changes).found.filter(isFresh),
    /** The problems for which the site cannot be built as it is saved. */
    broken: broken as readonly Problem[],
    /** All that a reference may name; nothing if the file that has it does not fit its schema. */
    names: (to: string): Named[] => {
      try {
        return namedIn(content, to);
      } catch {
        return [];
      }
    },
    /** The saved text of a file; null where there is none. */
    text,
    /** The written pages of a folder, by their titles where these can be read. */
    written: (folder: Collection): Named[] =>
      Object.keys(snapshot.files).flatMap((file) => {
        const { first, folder: own } = languageOf(file);
        const isIn = first.startsWith(`content/${folder}/`) && file.endsWith('.md');
        // What the first language has too is beside that.
        if (!isIn || (own && text(first) !== null)) return [];
        const page = content.written[folder].find((one) => one.file === file);
        const title = page?.front.title ?? titleOf(draftOf(file, text(file))?.value);
        const language = languages.find((one) => own && one.folder === own);
        return { id: file, name: (title || file) + (language ? ` (${language.name})` : '') };
      }),
    pictures,
    /** The page that shows a draft. Rejects where the draft is too wrong to be shown. */
    render: (draft: Draft) => {
      const changed = Object.keys(draft.pictures);
      return render(read(changesOf(draft)), snapshot, draft.file, changed);
    },
  };
}
