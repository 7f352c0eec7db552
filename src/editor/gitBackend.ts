import type { EditorSettings } from '../build/editor/settings';
import { base64Of } from './base64';
import { changeBackend } from './changeBackend';
import { fileOfEntry } from './config';
import type { Asset, Backend, Unpublished } from './decap';
import type { DraftFile } from './entryText';
import { focusFile } from './focus';
import { incomingWith, outgoingOf, rememberIncoming } from './outgoing';
import { forgetSaved, rememberSaved } from './savedTexts';

type Persisting = Pick<Backend, 'persistEntry'>;
type Reading = Pick<Backend, 'getEntry' | 'unpublishedEntry' | 'unpublishedEntryDataFile'>;
type SigningIn = Pick<Backend, 'authenticate' | 'status'>;

/**
 * Says what a text says that is published; empty where there is none. Rejects where nobody knows: Decap's own
 * `getEntry` says then, too, that there is none, and whoever goes on writes over what is there.
 */
function publishedIn(backend: Backend): (path: string) => Promise<string> {
  return async (path) => {
    const { api } = backend;
    if (!api) throw new Error('Nobody has signed in.');
    try {
      return await api.readFile(path, null, { repoURL: api.originRepoURL });
    } catch (error) {
      if (Reflect.get(Object(error), 'status') === 404) return '';
      throw error;
    }
  };
}

const assetOf = ({ path, base64, text = '' }: DraftFile): Asset => ({
  path,
  toBase64: async () => base64 ?? base64Of(new Blob([text])),
});

/** Saves an entry and what goes along with it as one change. */
function persisting(backend: Backend, refused: Set<string>): Persisting {
  const persistEntry = backend.persistEntry.bind(backend);
  const published = publishedIn(backend);
  return {
    async persistEntry(entry, options) {
      const [first] = entry.dataFiles;
      const key = first?.path ?? '';
      const unpublished = Boolean(options.unpublished) && !refused.has(key);
      if (!unpublished) refused.add(key);
      for (const { path, raw } of unpublished ? [] : entry.dataFiles) {
        const { base } = outgoingOf(raw);
        if (base === null) continue;
        const now = await published(path);
        // The draft begins with what is published now, and would take back what it does not know of.
        if (now !== '' && now !== base)
          throw new Error(
            'Somebody else has published a change of this meanwhile. Keep what you typed somewhere, load this page again, and do not go on with what was not saved.',
          );
      }
      const files = entry.dataFiles.flatMap(({ raw }) => outgoingOf(raw).files);
      for (const { path, text, base } of files)
        if (text !== undefined && (await published(path)) !== (base ?? ''))
          throw new Error(
            'What must stay in view of pictures was changed by somebody else meanwhile. Wait until the site shows it, then load this page again: what you typed is kept.',
          );
      const assets = [...entry.assets, ...files.map(assetOf)];
      refused.delete(key);
      const answer = await persistEntry({ ...entry, assets }, { ...options, unpublished });
      for (const { path, raw } of entry.dataFiles)
        rememberSaved(path, { began: [outgoingOf(raw).base], now: raw });
      return answer;
    },
  };
}

/** What goes along with the entry of a draft: pictures, and where their focal points are. */
const isAlongWith = (file: string, path: string) =>
  path !== file && (path.startsWith('pictures/') || path === focusFile);

/** Reads a draft with what goes along with it, of which Decap would take one text for the entry's own. */
function reading(backend: Backend, refused: Set<string>): Reading {
  const getEntry = backend.getEntry.bind(backend);
  const unpublishedEntry = backend.unpublishedEntry.bind(backend);
  const dataFile = backend.unpublishedEntryDataFile.bind(backend);
  const published = publishedIn(backend);
  const along = new Map<string, Unpublished['diffs']>();

  const draftFile = async (
    collection: string,
    slug: string,
    { path, id }: Unpublished['diffs'][number],
  ): Promise<DraftFile> => {
    if (path === focusFile) {
      const text = await dataFile(collection, slug, path, id);
      return { path, text, base: await published(path) };
    }
    const picture = await backend.unpublishedEntryMediaFile(collection, slug, path, id);
    URL.revokeObjectURL(picture.displayURL);
    return { path, base64: await base64Of(picture.file), base: null };
  };

  /** What went along with a draft of the same text: once published, it is what a next change begins with. */
  const sincePublished = async (file: DraftFile): Promise<DraftFile> => {
    const isPublished = file.text !== undefined && (await published(file.path)) === file.text;
    return isPublished ? { ...file, base: file.text ?? null } : file;
  };

  return {
    async getEntry(path, ...all) {
      forgetSaved(path);
      const entry = await getEntry(path, ...all);
      if (!entry.data) await published(path);
      const files = incomingWith(entry.data);
      if (files.length > 0)
        rememberIncoming(entry.data, await Promise.all(files.map(sincePublished)));
      return entry;
    },
    async unpublishedEntry(asked) {
      const draft = await unpublishedEntry(asked);
      const { collection, slug, diffs } = draft;
      const file = fileOfEntry(collection, slug);
      if (file === undefined) return draft;
      refused.delete(file);
      along.set(
        `${collection}/${slug}`,
        diffs.filter(({ path }) => isAlongWith(file, path)),
      );
      const own = diffs.filter(({ path }) => path === file);
      return { ...draft, diffs: own.length > 0 ? own : [{ path: file, newFile: false, id: '' }] };
    },
    async unpublishedEntryDataFile(collection, slug, path, id) {
      const text = await dataFile(collection, slug, path, id);
      const files = along.get(`${collection}/${slug}`) ?? [];
      rememberIncoming(
        text,
        await Promise.all(files.map((file) => draftFile(collection, slug, file))),
      );
      return text;
    },
  };
}

/** In place of what Decap does where GitHub refuses to merge: it would write over what others have published. */
const refuse = () =>
  Promise.reject(
    new Error(
      'The Git host refuses it. Either nobody has approved this draft there yet, or somebody else has published a change of the same file: then keep what you typed somewhere, delete this draft and begin again.',
    ),
  );

/** Signs in without asking anybody but the Git host. */
function signingIn(backend: Backend, { name, api_root }: EditorSettings['backend']): SigningIn {
  const authenticate = backend.authenticate.bind(backend);
  const status = backend.status.bind(backend);
  return {
    async authenticate(credentials) {
      // Portraits lie on other sites, which would be told of each visit.
      const { avatar_url: _, ...user } = await authenticate(credentials);
      if (backend.api && 'forceMergePR' in backend.api) backend.api.forceMergePR = refuse;
      return user;
    },
    async status() {
      if (name !== 'github') return status();
      // Decap's own asks another site first whether GitHub is well.
      const { ok } = await fetch(`${api_root}/user`, {
        headers: { Authorization: `token ${await backend.getToken()}` },
      });
      return { auth: { status: ok }, api: { status: true, statusPage: '' } };
    },
  };
}

/** Has Decap's backend for a Git host save and read an entry together with what goes along with it. */
export function setUpGitBackend({ backend: settings }: EditorSettings): void {
  changeBackend(settings.name, (backend) => {
    // Decap takes a draft whose first save was refused here for one that is there; by their files.
    const refused = new Set<string>();
    return Object.assign(backend, {
      ...persisting(backend, refused),
      ...reading(backend, refused),
      ...signingIn(backend, settings),
    });
  });
}
