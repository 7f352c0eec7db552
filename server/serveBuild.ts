import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { editorPath } from '../src/build/editor/settings';
import { serving } from '../src/build/serving';
import { inboxFile as usualInboxFile } from './inboxFile';
import { listen } from './port';
import { createSiteServer } from './siteServer';

/**
 * Serves a build that lies there already the way production does, on a free port or the given one.
 * Throws a `PortError` where that cannot be had.
 */
export async function serveBuild(
  root: string,
  { port = 0, inboxFile = usualInboxFile }: { port?: number; inboxFile?: string } = {},
) {
  const names = (await readdir(root)).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(names.map((name) => readFile(path.join(root, name), 'utf8')));
  const formUrl = pages.map((page) => /<form[^>]* action="([^"]+)"/.exec(page)?.[1]).find(Boolean);
  const settings = path.join(root, editorPath, 'settings.json');
  const editor = existsSync(settings) ? JSON.parse(await readFile(settings, 'utf8')) : undefined;
  const server = createSiteServer({
    root,
    serving: serving(pages, formUrl ?? '/', editor),
    inboxFile,
  });
  return { server, url: `http://localhost:${await listen(server, port)}` };
}
