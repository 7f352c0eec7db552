import type { OnlineEditor } from '../content/schema';

export const editorPath = '/edit/';

/** The place that an editor on the internet reads and saves: a branch at GitHub. */
export type OnlineSettings = { repository: string; branch: string; review: boolean };

/** `settings.json` beside the editor's page: with no repository the editor asks its own server. */
export type EditorSettings = OnlineSettings | { repository?: undefined };

export const gitHubApi = 'https://api.github.com';

/** The settings of an editor on the internet. */
export const onlineSettings = (editor: OnlineEditor): OnlineSettings => ({
  repository: editor.repository,
  branch: editor.branch ?? 'main',
  review: editor.review ?? false,
});

/** Whether the editor is a page of the site, rather than a site of its own. */
export const isOnSite = (editor?: OnlineEditor): boolean =>
  editor !== undefined && editor.origin === undefined;
