const key = 'editor.token';

/** The token that somebody has signed in with in this tab, or on this computer for good. */
export const keptToken = () => sessionStorage.getItem(key) ?? localStorage.getItem(key);

/** Keeps a token in `localStorage` for good, in `sessionStorage` until the tab is closed. */
export function keepToken(token: string, where: Storage): void {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(key);
  where.setItem(key, token);
}
