import { useActionState, useId } from 'react';
import type { OnlineSettings } from '../settings';
import { Outside, reasonOf } from './EditorContext';
import { rightsOf } from './store/gitHub';

const newToken = 'https://github.com/settings/personal-access-tokens/new';

const key = 'editor.token';

/** The token of a person who is signed in, in this tab or on this computer. */
export const keptToken = () => sessionStorage.getItem(key) ?? localStorage.getItem(key);

const forget = () => {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(key);
};

/** Forgets the token, here and in the page's memory. Drafts stay. */
export function signOut(): void {
  forget();
  location.reload();
}

type SignInProps = {
  settings: OnlineSettings;
  why: string;
  onToken: (token: string) => Promise<void>;
};

/** Signs in with a token from GitHub; one that `onToken` rejects is not kept. */
export function SignIn({ settings, why, onToken }: SignInProps) {
  const hint = useId();
  const [problem, signIn] = useActionState(async (_: string, data: FormData) => {
    const token = String(data.get('token')).trim();
    try {
      await onToken(token);
    } catch (error) {
      return reasonOf(error);
    }
    forget();
    (data.has('keep') ? localStorage : sessionStorage).setItem(key, token);
    return '';
  }, why);
  return (
    <form className="mx-auto grid max-w-[46rem] gap-4 px-4 py-[10vh]" action={signIn}>
      <h1>Sign in to change {settings.repository}</h1>
      <label className="grid">
        Token
        <input name="token" type="password" autoComplete="off" required aria-describedby={hint} />
      </label>
      <p id={hint} className="hint">
        It has to be for this repository only, with {rightsOf(settings)}.{' '}
        <Outside url={newToken} name="Make a token at GitHub" />
      </p>
      <label>
        <input name="keep" type="checkbox" /> Stay signed in: anyone who uses this browser can save
        as you
      </label>
      <p role="alert">{problem}</p>
      <button type="submit">Sign in</button>
    </form>
  );
}
