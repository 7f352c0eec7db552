import { namesOf } from '../build/content/checkFields';
import type { Problem } from '../build/content/problems';
import { definition, insideOf, unwrapped } from '../build/content/visitFields';
import type { Snapshot } from '../build/editor/snapshot';
import type { Content, Reference } from '../content/schema';
import { type Changes, createEngine, noChanges } from './engine/engine';
import { schemaOf } from './entry/contentFiles';
import { type Draft, type DraftFile, textOf } from './entry/draft';
import { focusFile, movedFocus } from './pictures/focus';
import type { FileChange } from './store/store';

/** What the editor knows of the site as it is saved, and works out of a draft. */
export type Session = ReturnType<typeof createSession>;

/** What is wrong with the site once a draft is saved. */
export type DraftProblems = {
  /** In the draft itself. */
  own: Problem[];
  /** In other files, because of it. */
  elsewhere: Problem[];
};

/** Something that may be referred to, with what it is called. */
export type Named = { id: string; name: string };

const keyOf = ({ file, path, what }: Problem) => JSON.stringify([file, path, what]);

/** A session for a site; `pictureUrl` says where the file of a picture can be seen as it is saved. */
export function createSession(
  snapshot: Snapshot,
  pictureUrl: (file: string, snapshot: Snapshot) => string | undefined,
) {
  const engine = createEngine(snapshot);
  const before = engine.check(noChanges);
  const known = new Set(before.map(keyOf));
  const names = new Map<Reference, Named[]>();
  let last: { draft: Draft; changes: Changes } | undefined;

  /** The site's files as they would be with a draft; the same object for the same draft. */
  const changesOf = (draft: Draft): Changes => {
    if (last?.draft !== draft)
      last = {
        draft,
        changes: {
          ...Object.fromEntries(draft.files.map((own) => [own.path, contentOf(own)] as const)),
          [draft.file]: textOf(draft),
        },
      };
    return last.changes;
  };

  return {
    snapshot,
    problems: (draft: Draft): DraftProblems => {
      const found = engine.check(changesOf(draft));
      return {
        own: found.filter(({ file }) => file === draft.file),
        elsewhere: found.filter(
          (problem) => problem.file !== draft.file && !known.has(keyOf(problem)),
        ),
      };
    },
    /** Whether the site can be built with changes, and what is wrong then that was not before. */
    check: (changes: readonly FileChange[]): { isWhole: boolean; fresh: Problem[] } => {
      const found = engine.check(changesFrom(changes));
      return {
        isWhole: found.length === 0,
        fresh: found.filter((problem) => !known.has(keyOf(problem))),
      };
    },
    /** What keeps the site from being built as it is saved. */
    broken: before as readonly Problem[],
    /** The names of everything that a reference may name. */
    names: (to: Reference): Named[] => {
      const found = names.get(to) ?? namedIn(to, engine.content(noChanges));
      names.set(to, found);
      return found;
    },
    /** What a file says as it is saved; null where there is none. */
    text: (file: string): string | null => {
      const text = snapshot.files[file];
      return typeof text === 'string' ? text : null;
    },
    /** The written pages of a folder. */
    written: (folder: string): string[] =>
      Object.keys(snapshot.files).filter(
        (file) => file.startsWith(`content/${folder}/`) && file.endsWith('.md'),
      ),
    /** The names of the site's pictures below `pictures/`, without their extensions. */
    pictures: (): string[] =>
      Object.keys(snapshot.files).flatMap((file) => /^pictures\/(.+)\.\w+$/.exec(file)?.[1] ?? []),
    /** The file of a picture by its name; undefined where there is none. */
    pictureFile: (name: string): string | undefined =>
      Object.keys(snapshot.files).find((file) => file.replace(/\.\w+$/, '') === `pictures/${name}`),
    pictureUrl: (file: string): string | undefined => pictureUrl(file, snapshot),
    addresses: (draft: Draft) => engine.addresses(changesOf(draft)),
    addressOf: (file: string) => engine.addressOf(file),
    /** A page of the site with a draft. Rejects where the draft is too wrong to be shown. */
    render: (draft: Draft, address: string) => {
      const changed = new Set(
        draft.files.flatMap(({ path }) => /^pictures\/(.+)\.\w+$/.exec(path)?.[1] ?? []),
      );
      for (const name of movedFocus(draft.files, snapshot.files[focusFile])) changed.add(name);
      const changes = changesOf(draft);
      const shown = draft.file.endsWith('.md')
        ? { ...changes, [draft.file]: textOf({ ...draft, value: filled(draft) }) }
        : changes;
      return engine.render(shown, address, { index: snapshot.pictures, changed });
    },
  };
}

/** A front matter with something in all that has to be there: a page that has just been begun is shown too. */
function filled({ file, value }: Draft): Record<string, unknown> {
  const all: Record<string, unknown> = { ...Object(value) };
  const schema = schemaOf(file);
  for (const [key, child] of schema ? insideOf(schema) : []) {
    const { inner, optional } = unwrapped(child);
    if (optional || all[key]) continue;
    const isDate = Reflect.get(definition(inner), 'format') === 'date';
    all[key] = isDate ? new Date().toISOString().slice(0, 10) : '…';
  }
  return all;
}

/** All that a reference may name; nothing where the file that has it is not what its schema says. */
function namedIn(to: Reference, content: Content): Named[] {
  try {
    return [...new Set(namesOf(to, content))].map((id) => ({ id, name: nameAt(to, id, content) }));
  } catch {
    return [];
  }
}

/** What a thing with an id is called; the id itself where it is a name already. */
function nameAt(to: Reference, id: string, content: Content): string {
  const { partners, services, people, line, written } = content;
  const find: Partial<Record<Reference, () => string | undefined>> = {
    partner: () => partners?.partners.find((own) => own.id === id)?.title,
    service: () => services?.services.find((own) => own.id === id)?.title,
    person: () => people?.people.find((own) => own.id === id)?.name,
    station: () => line?.stations.find((own) => own.id === id)?.name,
    article: () => written.articles.find((own) => own.name === id)?.front.title,
  };
  return find[to]?.() ?? id;
}

/** What files are to be, as the engine is told of it. */
const changesFrom = (changes: readonly FileChange[]): Changes =>
  Object.fromEntries(
    changes.map(({ path, data, encoding }) => [
      path,
      data === null || encoding === 'utf8' ? data : contentOf({ path, base64: data, base: null }),
    ]),
  );

/** The text of a file that is read, or about how many bytes it has. */
function contentOf({ path, base64 = '', text }: DraftFile): string | number {
  if (text !== undefined) return text;
  if (!path.endsWith('.svg')) return base64.length;
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
}
