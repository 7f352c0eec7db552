import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType } from '../../src/build/contentTypes';
import { editorFiles } from '../../src/build/editor/editorFiles';
import { editorPolicy } from '../../src/build/editor/policy';
import { editApiPath, editorPath } from '../../src/build/editor/settings';
import { StoreError } from '../../src/editor/store/store';
import { asOwnersFile } from '../ownersFile';
import { isSignedIn, signingIn, whyNotAllowed } from './access';
import { createEditApi } from './editApi';
import { readEdited } from './editPaths';

type Next = (error?: unknown) => void;

const apiPath = `${editApiPath}/`;
const sourcePath = `${editorPath}source/`;

/**
 * Everything below `editorPath` under `npm run edit`: the page of the editor, what it is made of, what it
 * asks for, and the pictures as they are saved; for whoever has opened the address with the token alone.
 */
export function createEditorServer(folder: string, token: string) {
  const api = createEditApi(folder);
  let files: ReturnType<typeof editorFiles> | undefined;

  /** What is at an address, with a name that tells its kind. */
  const found = async (request: IncomingMessage, response: ServerResponse, address: string) => {
    if (address.startsWith(apiPath)) {
      const answer = await api(request, address.slice(apiPath.length));
      return { name: '.json', data: JSON.stringify(answer) };
    }
    if (address.startsWith(sourcePath)) {
      asOwnersFile(response, address);
      const name = decodeURIComponent(address.slice(sourcePath.length));
      return { name, data: readEdited(folder, name) };
    }
    const name = address.slice(editorPath.length) || 'index.html';
    // Made anew with each page: its code may have changed.
    if (name === 'index.html') files = undefined;
    files ??= editorFiles({});
    return { name, data: (await files).get(name) };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, address: string) => {
    const send = (status: number, name: string, data: string | Buffer) =>
      response.writeHead(status, { 'Content-Type': contentType(name) }).end(data);
    const refuse = (status: number, error: string, conflict?: object) =>
      address.startsWith(apiPath)
        ? send(status, '.json', JSON.stringify({ error, conflict }))
        : send(status, '.txt', error);
    const why = whyNotAllowed(request, token);
    if (why) return refuse(403, why);
    try {
      const { name, data } = await found(request, response, address);
      if (data === undefined) refuse(404, 'There is nothing at this address.');
      else send(200, name, data);
    } catch (error) {
      if (error instanceof StoreError) return refuse(409, error.message, error.conflict);
      console.error(error);
      refuse(500, `The editor’s server failed: ${error}`);
    }
  };

  return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const [address = '', search] = request.url?.split('?', 2) ?? [];
    if (!`${address}/`.startsWith(editorPath)) return next();
    response.setHeader('Cache-Control', 'no-store');
    const given = new URLSearchParams(search).get('token');
    const cookie = signingIn(request, given, token);
    if (cookie) response.setHeader('Set-Cookie', cookie);
    // The token leaves the address; one of a former start, as a bookmark has it, is no harm.
    const isIn = cookie !== undefined || (given !== null && isSignedIn(request, token));
    if (isIn || !address.startsWith(editorPath))
      return response.writeHead(303, { Location: editorPath }).end();
    response.setHeader('Content-Security-Policy', editorPolicy([]));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    await answer(request, response, address);
  };
}
