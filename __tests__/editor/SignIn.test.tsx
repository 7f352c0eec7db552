import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignIn } from '../../src/editor/SignIn';
import { keptToken } from '../../src/editor/store/token';

const settings = { repository: 'tarnline/website', branch: 'main', review: true };

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const signIn = async (onToken: (token: string) => Promise<void>, stays = false) => {
  render(<SignIn settings={settings} why="" onToken={onToken} />);
  await userEvent.type(screen.getByLabelText('Token'), ' github_pat_1 ');
  if (stays) await userEvent.click(screen.getByRole('checkbox', { name: /^Stay signed in/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('a token is kept until the tab is closed, and for good only where that is asked for', async () => {
  const onToken = jest.fn(async () => {});
  await signIn(onToken);
  expect(onToken).toHaveBeenCalledWith('github_pat_1');
  await waitFor(() => expect(keptToken()).toBe('github_pat_1'));
  expect(localStorage).toHaveLength(0);
  document.body.replaceChildren();
  await signIn(onToken, true);
  await waitFor(() => expect([sessionStorage.length, localStorage.length]).toEqual([0, 1]));
  expect(keptToken()).toBe('github_pat_1');
});

test('a token that GitHub refuses is not kept, and the reason is said', async () => {
  await signIn(() => Promise.reject(new Error('It has ended.')));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It has ended.'));
  expect(keptToken()).toBeNull();
  expect(screen.getByLabelText('Token')).toHaveAccessibleDescription(
    /For this repository alone, .*“Pull requests: Read and write”/,
  );
});
