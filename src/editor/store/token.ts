const key = 'editor.token';

/** The token that somebody has signed in with in this tab, or on this computer for good. */
export const keptToken = (): string | undefined =>
  sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined;

/** Keeps a token until the tab is closed, or for good. */
export function keepToken(token: string, isForGood: boolean): void {
  forgetToken();
  (isForGood ? localStorage : sessionStorage).setItem(key, token);
}

/** Signs out. */
export function forgetToken(): void {
  sessionStorage.removeItem(key);
  localStorage.removeItem(key);
}
