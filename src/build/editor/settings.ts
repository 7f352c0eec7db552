/** The address of the editor. */
export const editorPath = '/edit/';
export const editApiPath = `${editorPath}api`;
export type OnlineSettings = { repository: string; branch: string; review: boolean };
export type EditorSettings = OnlineSettings | { repository?: undefined };
export const localSettings: EditorSettings = {};
