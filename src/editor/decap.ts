import type { Phrases } from './phrases';

/** What is used of Decap CMS, whose script puts itself into the window: its own types need all of its packages. */

/** What Decap keeps its data in (Immutable.js). */
export type DecapMap = {
  get: (key: string) => unknown;
  getIn: (path: readonly string[]) => unknown;
};

export type DecapElement = { readonly decapElement: true };

/** What a widget's control is given. */
export type ControlProps = {
  value: unknown;
  forID: string;
  entry: DecapMap;
  getEntry: () => DecapMap;
  collection: DecapMap;
  field: DecapMap;
  onChange: (value: unknown) => void;
};

/** What a preview is given. */
export type PreviewProps = { entry: DecapMap; collection: DecapMap; document: Document };

/** What the page to sign in on is given. */
export type SignInProps = { onLogin: (user: object) => void };

export type DecapComponent = { readonly decapComponent: true };

/** Decap's field for Markdown, which is a class. */
export type MarkdownControl = new (props: ControlProps) => { props: ControlProps };

/** A file as a backend saves it. */
export type DataFile = { path: string; raw: string };
export type Asset = { path: string; toBase64: () => Promise<string> };
export type PersistedEntry = { dataFiles: DataFile[]; assets: Asset[] };

/** How an entry is saved: whether there is a draft of it already. */
type PersistOptions = { unpublished?: boolean };

/** A draft at a Git host: the files in which it differs from what is published. */
export type Unpublished = {
  collection: string;
  slug: string;
  diffs: { path: string; newFile: boolean; id: string | null }[];
};

type ReadDraft<Answer> = (
  collection: string,
  slug: string,
  path: string,
  id: string | null,
) => Promise<Answer>;

/** A backend of Decap, as far as it is changed here. */
export type Backend = {
  /** Once somebody has signed in. */
  api?: {
    forceMergePR?: () => Promise<never>;
    /** Where there is one, that of the repository itself, not of a copy that somebody has made. */
    originRepoURL?: string;
    /** What a text says that is published. Rejects with the Git host's `status`. */
    readFile: (path: string, id: null, options: { repoURL: string | undefined }) => Promise<string>;
  };
  request?: (payload: { action: string; params: Record<string, unknown> }) => Promise<unknown>;
  authComponent: () => DecapComponent;
  authenticate: (credentials: object) => Promise<Record<string, unknown>>;
  getToken: () => Promise<string | null>;
  status: () => Promise<{
    auth: { status: boolean };
    api: { status: boolean; statusPage: string };
  }>;
  getEntry: (path: string, ...all: unknown[]) => Promise<{ data: string; file: object }>;
  entriesByFiles: (
    files: { path: string }[],
  ) => Promise<{ data: string; file: { path: string } }[]>;
  persistEntry: (entry: PersistedEntry, options: PersistOptions) => Promise<unknown>;
  /** By its collection and `slug` where it is opened, or where a new one may be of the same name; by its `id` in lists. */
  unpublishedEntry: (asked: { slug?: string }) => Promise<Unpublished>;
  unpublishedEntryDataFile: ReadDraft<string>;
  unpublishedEntryMediaFile: ReadDraft<{ file: Blob; displayURL: string }>;
};

type Format = { fromFile: (text: string) => unknown; toFile: (data: never) => string };

type Cms = {
  init: (options: { config: object }) => void;
  registerWidget: (name: string, control: DecapComponent | MarkdownControl) => void;
  getWidget: (name: 'markdown') => { control: MarkdownControl } | undefined;
  registerPreviewStyle: (address: string) => void;
  registerPreviewTemplate: (name: string, component: DecapComponent) => void;
  registerCustomFormat: (name: string, extension: string, format: Format) => void;
  registerRemarkPlugin: (plugin: { settings: object }) => void;
  registerEditorComponent: (component: object) => void;
  getBackend: (name: string) => { init: (config: unknown, options: unknown) => Backend };
  registerEventListener: (listener: {
    name: 'preSave';
    handler: (event: { entry: DecapMap }) => unknown;
  }) => void;
  registerLocale: (name: string, phrases: Phrases) => void;
  getLocale: (name: string) => Phrases;
};

declare global {
  interface Window {
    /** Decap does not begin by itself. */
    CMS_MANUAL_INIT: boolean;
    CMS: Cms;
    createClass: <Props>(specification: object & ThisType<{ props: Props }>) => DecapComponent;
    h: (
      component: DecapComponent | string,
      props?: object | null,
      ...children: unknown[]
    ) => DecapElement;
  }
}
