import type { Content } from '../../../generator/content/schemas';
import { type Focus, middle } from '../../../generator/pictures/region';
import type { Snapshot } from '../../bundle/snapshot';
import type { FileChange } from '../../store';
import { changedJson } from '../entry/changedText';
import type { DraftPictures } from '../entry/draft';
import { isSame } from '../jsonValues';
import { dataUrl } from './chosenPicture';

/** The file that says how pictures are cut. */
const focusFile = 'content/pictures.json';

/** The name of a picture below `pictures/`, by its file; nothing for another file. */
const nameIn = (file: string): string[] => /^pictures\/(.+)\.\w+$/.exec(file)?.slice(1) ?? [];

/**
 * The pictures of a site by their names below `pictures/`, each as the pictures of a draft
 * (`drafts`) have it, or as it is saved. `savedUrl` is the address of a saved file.
 */
export function sitePictures(
  { files }: Snapshot,
  content: Content,
  savedUrl: (file: string) => string | undefined,
) {
  const cuts = content.pictures?.pictures ?? [];
  const savedFocus = (name: string): Focus =>
    cuts.find((cut) => cut.name === name)?.focus ?? middle;
  const savedFile = (name: string) =>
    Object.keys(files).find((file) => nameIn(file).includes(name));
  return {
    /** Not those of a picture's other versions: `hall.tall`, `filler.dark`. */
    names: (): string[] =>
      Object.keys(files)
        .flatMap(nameIn)
        .filter((name) => !name.includes('.')),
    /** The point of a picture that stays in view. */
    focusOf: (drafts: DraftPictures, name: string): Focus =>
      drafts[name]?.focus ?? savedFocus(name),
    /** A draft's pictures with another point of one. */
    withFocus: (drafts: DraftPictures, name: string, focus: Focus): DraftPictures => {
      const { [name]: picture, ...others } = drafts;
      const moved = isSame(focus, savedFocus(name)) ? undefined : focus;
      return picture?.file || moved ? { ...others, [name]: { ...picture, focus: moved } } : others;
    },
    changes: (drafts: DraftPictures): FileChange[] => {
      const changes: FileChange[] = [];
      const now = new Map(cuts.map((cut) => [cut.name, cut]));
      let isMoved = false;
      for (const [name, { file, focus }] of Object.entries(drafts)) {
        if (file) changes.push({ ...file, base: null });
        if (!focus) continue;
        isMoved = true;
        now.set(name, { ...now.get(name), name, focus });
      }
      if (!isMoved) return changes;
      const saved = files[focusFile];
      const base = typeof saved === 'string' ? saved : null;
      const data = changedJson(base, { pictures: [...now.values()] });
      return [...changes, { path: focusFile, data, base }];
    },
    /** Whether a picture is an SVG file, which is never cut. */
    isDrawing: (drafts: DraftPictures, name: string): boolean => {
      const file = drafts[name]?.file?.path ?? savedFile(name);
      return file?.toLowerCase().endsWith('.svg') ?? false;
    },
    /** The address at which a picture can be seen now; undefined where there is none. */
    url: (drafts: DraftPictures, name: string): string | undefined => {
      const chosen = drafts[name]?.file;
      if (chosen) return dataUrl(chosen.path, chosen.data);
      const file = savedFile(name);
      return file && savedUrl(file);
    },
  };
}
