import './withoutEval';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { EditorSettings } from '../settings';
import type { Store } from '../store';
import { Editor } from './Editor';
import { reasonOf } from './EditorContext';
import { openDrafts } from './entry/drafts';
import { keptToken, SignIn, signOut } from './SignIn';
import { createGitHubStore } from './store/gitHubStore';
import { createLocalStore } from './store/localStore';

/** A file beside the editor's page, never an old copy. */
async function fetchBeside(name: string): Promise<Response> {
  const response = await fetch(name, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** The styles in the head of the site's page at an address; empty where that cannot be shown. */
async function headOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) return '';
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A built page has only its own rules in it, and names a stylesheet with those of all pages.
  const all = page.querySelector<HTMLElement>('[data-styles]')?.dataset.styles;
  if (all)
    page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href: all }));
  return [...page.head.querySelectorAll('link[rel="stylesheet"], style, meta[name="color-scheme"]')]
    .map(({ outerHTML }) => outerHTML)
    .join('');
}

async function start(show: (content: ReactNode) => void): Promise<void> {
  const settings: EditorSettings = await (await fetchBeside('settings.json')).json();

  const open = async (store: Store, head: Promise<string>) => {
    const first = await store.load();
    // Another site may have been edited at the same address.
    const [, origin = ''] = /"origin":\s*"(.*?)"/.exec(`${first.files['content/site.json']}`) ?? [];
    const drafts = await openDrafts(origin);
    show(<Editor store={store} drafts={drafts} first={first} head={await head} />);
  };
  if (settings.repository === undefined)
    return open(createLocalStore(location.pathname), headOf('/'));

  const head = fetchBeside('head.txt').then((response) => response.text());
  const snapshot = fetchBeside('snapshot.json').then((response) => response.json());
  const enter = async (token: string) =>
    open({ ...(await createGitHubStore(settings, token, await snapshot)), signOut }, head);
  const signIn = (why: string) => show(<SignIn settings={settings} why={why} onToken={enter} />);
  const token = keptToken();
  if (!token) return signIn('');
  return enter(token).catch((error) => signIn(reasonOf(error)));
}

const place = document.getElementById('editor');
if (place) {
  const root = createRoot(place);
  const show = (content: ReactNode) => root.render(<StrictMode>{content}</StrictMode>);
  start(show).catch((error) => {
    reportError(error);
    show(
      <p role="alert">
        The editor could not start ({reasonOf(error)}). Load this page again; if that does not help,
        show these words to the person who set up the site.
      </p>,
    );
  });
}
