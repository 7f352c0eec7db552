/** The address of the editor. */
export const editorPath = '/edit/';

/** Where the editor's server answers under `npm run edit`, on the site's own origin. */
export const editApiPath = `${editorPath}api`;

/** Where the editor reads and saves: `settings.json` beside its page. */
export type EditorSettings = {
  /** The configuration of one of Decap's backends. */
  backend: { name: string } & Record<string, string>;
  /** Whether what is saved is a draft first, which somebody reviews. */
  isReviewed: boolean;
};

/** An editor on the internet: its backend has the address of the Git host's API. */
export type OnlineSettings = {
  backend: EditorSettings['backend'] & { api_root: string };
  isReviewed: true;
};

/** The editor of `npm run edit`. */
export const localSettings: EditorSettings = {
  backend: { name: 'proxy', proxy_url: editApiPath },
  isReviewed: false,
};
