import { type FormEvent, useId, useState } from 'react';
import type { OnlineSettings } from '../build/editor/settings';
import { keepToken } from './store/token';

/** Where GitHub makes a token; it fills in nothing that an address says. */
const newToken = 'https://github.com/settings/personal-access-tokens/new';

type SignInProps = {
  settings: OnlineSettings;
  /** Why somebody has to sign in again. */
  why?: string;
  /** Tries a token. What it rejects with is shown, and the token is not kept. */
  onToken: (token: string) => Promise<void>;
};

/** The page on which somebody signs in with a token of GitHub's. */
export function SignIn({ settings: { repository, review }, why = '', onToken }: SignInProps) {
  const [problem, setProblem] = useState(why);
  const [isBusy, setBusy] = useState(false);
  const hint = useId();

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const token = String(data.get('token')).trim();
    setBusy(true);
    setProblem('');
    try {
      await onToken(token);
      keepToken(token, data.has('keep'));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };

  return (
    <form className="sign-in" onSubmit={signIn}>
      <h1>Sign in</h1>
      <p>
        What you save goes to {repository} at GitHub. You need an account there that may write to
        it, and a token.
      </p>
      <label>
        Token
        <input name="token" type="password" autoComplete="off" required aria-describedby={hint} />
      </label>
      <p id={hint} className="hint">
        <a href={newToken} target="_blank" rel="noreferrer">
          Make a token at GitHub
        </a>{' '}
        for {repository} alone, with “Contents: Read and write”
        {review && ' and “Pull requests: Read and write”'}. It begins with github_pat_.
      </p>
      <label>
        <input name="keep" type="checkbox" /> Stay signed in on this computer: whoever uses it can
        then save as you.
      </label>
      <p role="alert">{problem}</p>
      <button type="submit" disabled={isBusy}>
        Sign in
      </button>
    </form>
  );
}
