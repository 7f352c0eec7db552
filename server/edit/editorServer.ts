import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { contentType } from '../../src/build/contentTypes';
import { editorFiles } from '../../src/build/editor/editorFiles';
import { editorPolicy } from '../../src/build/editor/policy';
import { editApiPath, editorPath, localSettings } from '../../src/build/editor/settings';
import { escapeHtml } from '../../src/build/escapeHtml';
import { asOwnersFile } from '../ownersFile';
import { howToSignIn, isSignedIn, signingIn, whyNotAllowed } from './access';
import { createEditApi } from './editApi';
import { Refusal } from './refusal';

type Next = (error?: unknown) => void;

const apiPath = `${editApiPath}/`;
const sourcePath = `${editorPath}source/pictures/`;
const nothing = 'There is nothing at this address.';

const refusedPage = (why: string) => `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The editor does not open</title>
<h1>The editor does not open</h1>
<p>${escapeHtml(why)}</p>
`;

/**
 * Everything below `editorPath` under `npm run edit`: the page of the editor, what it is made of, what it
 * asks for, and the pictures as they are saved; for whoever has opened the address with the token alone.
 */
export function createEditorServer(folder: string, token: string) {
  const api = createEditApi(folder);
  let files: ReturnType<typeof editorFiles> | undefined;

  /** What the page is made of. Made anew with each page: its code may have changed. */
  const textOf = async (name: string): Promise<string | undefined> => {
    if (name === 'settings.json') return JSON.stringify(localSettings);
    if (name === 'index.html') files = undefined;
    files ??= editorFiles();
    return (await files).get(name);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, address: string) => {
    const isApi = address.startsWith(apiPath);
    try {
      const why = whyNotAllowed(request) ?? (isSignedIn(request, token) ? undefined : howToSignIn);
      if (why) throw new Refusal(403, why);
      if (address.startsWith(sourcePath)) return sendSource(request, response, folder);
      if (isApi) {
        const result = await api(request, address.slice(apiPath.length));
        return sendText(response, '.json', JSON.stringify(result));
      }
      const name = address.slice(editorPath.length) || 'index.html';
      const text = await textOf(name);
      if (text === undefined) throw new Refusal(404, nothing);
      sendText(response, name, text);
    } catch (error) {
      // Whoever asked has gone before the end.
      if (request.destroyed && !request.complete) return;
      if (!(error instanceof Refusal)) console.error(error);
      const { status, message, conflict } =
        error instanceof Refusal ? error : new Refusal(500, `The editor’s server failed: ${error}`);
      // To its end: a connection closed in the middle shows as a network error.
      request.resume();
      response.statusCode = status;
      if (isApi) sendText(response, '.json', JSON.stringify({ error: message, conflict }));
      else sendText(response, '.html', refusedPage(message));
    }
  };

  return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const [address = '', search] = request.url?.split('?', 2) ?? [];
    const isBelow = address.startsWith(editorPath);
    if (!isBelow && `${address}/` !== editorPath) return next();
    const cookie = whyNotAllowed(request) ? undefined : signingIn(request, token);
    if (cookie) response.setHeader('Set-Cookie', cookie);
    // The token leaves the address; one of a former start, as a bookmark has it, is no harm.
    if (cookie || !isBelow || (search?.startsWith('token=') && isSignedIn(request, token))) {
      // Not for ever: the next site at this port may have a page there.
      return response.writeHead(303, { Location: editorPath, 'Cache-Control': 'no-store' }).end();
    }
    response.setHeader('Content-Security-Policy', editorPolicy([]));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    await answer(request, response, address);
  };
}

function sendText(response: ServerResponse, name: string, text: string): void {
  response.setHeader('Content-Type', contentType(name));
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}

/** Answers with a picture as it is saved. */
function sendSource(request: IncomingMessage, response: ServerResponse, folder: string) {
  const [address = ''] = request.url?.split('?', 1) ?? [];
  const root = path.join(folder, 'pictures');
  const isMissing = () => response.writeHead(404).end(nothing);
  asOwnersFile(response, address);
  send(request, address.slice(sourcePath.length - 1), { root, dotfiles: 'deny', index: false })
    .on('error', isMissing)
    .on('directory', isMissing)
    .pipe(response);
}
