import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { contentType } from '../../src/build/contentTypes';
import { decapFolder, editorFiles } from '../../src/build/editor/editorFiles';
import { editorPath, localSettings } from '../../src/build/editor/settings';
import { editorSnapshot } from '../../src/build/editor/snapshot';

type Next = (error?: unknown) => void;

const decapPath = `${editorPath}decap/`;
const sourcePath = `${editorPath}source/pictures/`;

/** A page of another site that shows the editor in a frame could have somebody press its buttons unawares. */
const framedNowhere = "frame-ancestors 'none'";

/** What somebody has put into the site's folder runs no script here, where it could save: an SVG file may hold one. */
const sourcePolicy = `${framedNowhere}; sandbox`;

/** Answers with the page of the editor, what it is made of, and what it edits, as all of it is now. */
export function createEditorPages(folder: string) {
  let files: ReturnType<typeof editorFiles> | undefined;

  const sendFrom =
    (root: string, prefix: string) =>
    (request: IncomingMessage, response: ServerResponse, next: Next) => {
      const [address = ''] = request.url?.split('?', 1) ?? [];
      send(request, address.slice(prefix.length), { root, dotfiles: 'deny', index: false })
        .on('error', () => next())
        .on('directory', () => next())
        .pipe(response);
    };
  const sendDecap = sendFrom(decapFolder, decapPath);
  const sendSource = sendFrom(path.join(folder, 'pictures'), sourcePath);

  const textOf = async (name: string): Promise<string | undefined> => {
    if (name === 'settings.json') return JSON.stringify(localSettings);
    if (name === 'snapshot.json')
      return JSON.stringify(await editorSnapshot(folder, { drafts: true }));
    return (await files)?.get(name);
  };

  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const [address = ''] = request.url?.split('?', 1) ?? [];
    if (`${address}/` === editorPath)
      // Not for ever: the next site at this port may have a page there.
      return void response.writeHead(302, { Location: editorPath }).end();
    if (!address.startsWith(editorPath)) return next();
    const isSource = address.startsWith(sourcePath);
    response.setHeader('Content-Security-Policy', isSource ? sourcePolicy : framedNowhere);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (address.startsWith(decapPath)) return sendDecap(request, response, next);
    if (isSource) return sendSource(request, response, next);
    const name = address.slice(editorPath.length) || 'index.html';
    const answer = async () => {
      // Made anew with each page: its code may have changed.
      if (name === 'index.html') files = undefined;
      files ??= editorFiles();
      const text = await textOf(name);
      if (text === undefined) return next();
      response.setHeader('Content-Type', contentType(name));
      response.setHeader('Cache-Control', 'no-store');
      response.end(text);
    };
    answer().catch(next);
  };
}
