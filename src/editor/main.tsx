import { type EditorSettings, editorPath, localSettings } from '../build/editor/settings';
import type { Snapshot } from '../build/editor/snapshot';
import { beginSaving, dataFrom, keepLeftovers, keepWithBackend, textFor } from './backup';
import { askAboutConflict } from './ConflictDialog';
import { decapConfig } from './config';
import { pageName } from './entryFile';
import { readJsonText, readMarkdownText, writeJsonText, writeMarkdownText } from './entryText';
import { setUpGitBackend } from './gitBackend';
import { readLeftOutLabels } from './leftOutLabels';
import { setUpLocalBackend } from './localBackend';
import { remember, withIncoming } from './outgoing';
import { phrasesOver } from './phrases';
import { publishedUrl } from './publishedUrl';
import { openSession } from './session';
import { openEntry } from './widgets/entryOf';
import { registerWidgets } from './widgets/registerWidgets';

/** What lies beside the editor's page, as it is now. */
async function fetchJson<Value>(name: string): Promise<Value> {
  const response = await fetch(`${editorPath}${name}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/** What the head of the site's pages has of styles; empty where the site cannot be shown as it is. */
async function siteHead(): Promise<string> {
  const response = await fetch('/');
  if (!response.ok) return '';
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A page as built has its own rules in it, and names the stylesheet with those of all pages.
  const all = page.querySelector<HTMLElement>('[data-styles]')?.dataset.styles;
  if (all)
    page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href: all }));
  return [...page.head.querySelectorAll('link[rel="stylesheet"], style, meta[name="color-scheme"]')]
    .map(({ outerHTML }) => outerHTML)
    .join('');
}

/** Has Decap read and write the files of the content as texts. */
function registerFormats(): void {
  const { CMS: cms } = window;
  cms.registerCustomFormat('site-json', 'json', {
    fromFile: (text) => dataFrom(text, (own) => withIncoming(readJsonText(own))),
    toFile: (data) => textFor(data, (own) => remember(writeJsonText(own), own)),
  });
  cms.registerCustomFormat('site-markdown', 'md', {
    fromFile: (text) => dataFrom(text, (own) => withIncoming(readMarkdownText(own))),
    toFile: (data) => textFor(data, (own) => remember(writeMarkdownText(own), own)),
  });
  cms.registerEventListener({
    name: 'preSave',
    // Decap makes the name of a new file from it.
    handler: ({ entry }) => {
      beginSaving();
      // What is saved now is not what was refused before.
      for (const said of document.querySelectorAll<HTMLElement>('.Toastify__toast--error'))
        said.click();
      const data = Object(entry.get('data'));
      const { title }: { title?: string } = JSON.parse(String(data.get('entry') ?? '{}'));
      // A copy is a file of its own: nothing was there when it was begun.
      const own = (entry.get('newRecord') ? data.set('base', '') : data).set('isToSave', true);
      return title ? own.set('title', pageName(String(title))) : own;
    },
  });
}

async function start(): Promise<void> {
  const { CMS: cms } = window;
  const settings = await fetchJson<EditorSettings>('settings.json');
  const isLocal = settings.backend.name === localSettings.backend.name;
  const session = await openSession({
    load: () => fetchJson<Snapshot>('snapshot.json'),
    urlOf: isLocal ? (file) => `${editorPath}source/${file}` : publishedUrl,
  });
  registerFormats();
  registerWidgets(session, await siteHead());
  cms.registerPreviewStyle(`${editorPath}editor.css`);
  cms.registerLocale('en', phrasesOver(cms.getLocale('en'), settings));
  if (isLocal)
    setUpLocalBackend({
      onConflict: askAboutConflict,
      textOf: session.text,
      onSaved: async () => {
        await session.refresh();
        openEntry.onChanged();
      },
      onWarning: (text) => window.alert(text),
    });
  else setUpGitBackend(settings);
  readLeftOutLabels(settings.backend.name);
  keepWithBackend(settings.backend.name);
  await keepLeftovers();
  cms.init({ config: decapConfig(settings) });
}

/** In place of an empty page. */
function sayWhyNot(error: unknown): void {
  reportError(error);
  const why = error instanceof Error ? error.message : String(error);
  const text = `The editor could not begin (${why}). Load this page again; if that does not help, show these words to whoever set up the site.`;
  const said = Object.assign(document.createElement('p'), { role: 'alert', textContent: text });
  document.getElementById('nc-root')?.replaceChildren(said);
}

// Decap, whose script comes after this one, is there then.
window.CMS_MANUAL_INIT = true;
addEventListener('DOMContentLoaded', () => start().catch(sayWhyNot));
