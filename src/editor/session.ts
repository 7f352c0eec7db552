import { namesOf } from '../build/content/checkFields';
import type { Problem } from '../build/content/problems';
import { definition, insideOf, unwrapped } from '../build/content/visitFields';
import type { Snapshot } from '../build/editor/snapshot';
import type { PictureModules } from '../content/modules';
import type { Content, Reference } from '../content/schema';
import { type Changes, createEngine, type Engine, noChanges } from './engine/engine';
import { schemaOf } from './entryFile';
import { type DraftFile, type EntryData, writeText } from './entryText';
import { focusFile, movedFocus } from './focus';

/** What the editor knows of the site that is edited, and works out of an entry that nobody has saved. */
export type Session = ReturnType<typeof createSession>;

/** What is wrong with an entry: at its own places, and elsewhere because of it. */
export type EntryProblems = { own: Problem[]; elsewhere: Problem[] };

/** Something that may be referred to, with what it is called. */
export type Named = { id: string; name: string };

const keyOf = ({ file, path, what }: Problem) => JSON.stringify([file, path, what]);

type SessionOptions = {
  /** Reads what is saved now. */
  load: () => Promise<Snapshot>;
  /** Where the file of a picture can be seen. */
  urlOf: (file: string, pictures: PictureModules) => string | undefined;
};

/** A session for a site. */
export async function openSession(options: SessionOptions) {
  return createSession(await options.load(), options);
}

function createSession(first: Snapshot, { load, urlOf }: SessionOptions) {
  let snapshot = first;
  let engine: Engine = createEngine(first);
  let before = engine.check(noChanges);
  let known = new Set(before.map(keyOf));
  let last: { file: string; data: EntryData; changes: Changes } | undefined;
  let names = new Map<Reference, Named[]>();

  /** The site's files as they would be with an entry; the same object for the same entry. */
  const changesOf = (file: string, data: EntryData): Changes => {
    const isLast =
      last?.file === file &&
      last.data.entry === data.entry &&
      last.data.body === data.body &&
      last.data.files === data.files;
    if (last && isLast) return last.changes;
    const files: DraftFile[] = JSON.parse(data.files);
    const changes: Changes = {
      ...Object.fromEntries(files.map((own) => [own.path, contentOf(own)] as const)),
      [file]: writeText(file, data),
    };
    last = { file, data, changes };
    return changes;
  };

  return {
    /** What the build would say of the site with an entry, without what it says already. */
    problems: (file: string, data: EntryData): EntryProblems => {
      const found = engine.check(changesOf(file, data));
      return {
        own: found.filter((problem) => problem.file === file),
        elsewhere: found.filter((problem) => problem.file !== file && !known.has(keyOf(problem))),
      };
    },
    /** What keeps the site from being built as it is saved. */
    broken: (): readonly Problem[] => before,
    /** The names of everything that a reference may name. */
    names: (to: Reference): Named[] => {
      const found = names.get(to) ?? namedIn(to, engine.content(noChanges));
      names.set(to, found);
      return found;
    },
    /** What a file says as it is saved; undefined where there is none. */
    text: (file: string): string | undefined => {
      const text = snapshot.files[file];
      return typeof text === 'string' ? text : undefined;
    },
    /** The names of the site's pictures below `pictures/`, without their extensions. */
    pictures: (): string[] =>
      Object.keys(snapshot.files).flatMap((file) => /^pictures\/(.+)\.\w+$/.exec(file)?.[1] ?? []),
    /** The file of a picture by its name; undefined where there is none. */
    pictureFile: (name: string): string | undefined =>
      Object.keys(snapshot.files).find((file) => file.replace(/\.\w+$/, '') === `pictures/${name}`),
    /** Where a picture can be seen as it is saved. */
    urlOf: (file: string): string | undefined => urlOf(file, snapshot.pictures),
    addresses: (file: string, data: EntryData) => engine.addresses(changesOf(file, data)),
    addressOf: (file: string) => engine.addressOf(file),
    /** A page of the site with an entry. Rejects where the entry is too wrong to be shown. */
    render: (file: string, data: EntryData, address: string) => {
      const files: DraftFile[] = JSON.parse(data.files);
      const changed = new Set(
        files.flatMap(({ path }) => /^pictures\/(.+)\.\w+$/.exec(path)?.[1] ?? []),
      );
      for (const name of movedFocus(files, snapshot.files[focusFile])) changed.add(name);
      const shown = file.endsWith('.md') ? { ...data, entry: filled(file, data.entry) } : data;
      return engine.render(changesOf(file, shown), address, { index: snapshot.pictures, changed });
    },
    /** Reads anew what is saved. */
    refresh: async () => {
      snapshot = await load();
      engine = createEngine(snapshot);
      before = engine.check(noChanges);
      known = new Set(before.map(keyOf));
      last = undefined;
      names = new Map();
    },
  };
}

/** A front matter with something in all that has to be there: a page that has just been begun is shown too. */
function filled(file: string, entry: string): string {
  const value: Record<string, unknown> = JSON.parse(entry);
  for (const [key, schema] of insideOf(schemaOf(file))) {
    const { inner, optional } = unwrapped(schema);
    if (optional || value[key]) continue;
    const isDate = Reflect.get(definition(inner), 'format') === 'date';
    value[key] = isDate ? new Date().toISOString().slice(0, 10) : '…';
  }
  return JSON.stringify(value);
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

/** The text of a file that is read, or about how many bytes it has. */
function contentOf({ path, base64 = '', text }: DraftFile): string | number {
  if (text !== undefined) return text;
  if (!path.endsWith('.svg')) return base64.length;
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
}
