import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { asOwnersFile } from '../../../server/ownersFile';
import { answer, type Handler } from '../../../server/requests';
import { filesBelow } from '../../generator/filesBelow';
import { siteParts } from '../../generator/siteVersion';
import { editorFiles } from '../bundle/editorFiles';
import { editorSnapshot } from '../bundle/snapshot';
import { editorPolicy } from '../policy';
import { editApiPath, editorPath } from '../settings';
import { type FileChange, StoreError } from '../store';
import { isSignedIn, signingIn, whyNotAllowed } from './access';
import { filesOf, save } from './commits';
import { commitsOf } from './git';
import { publish, publishing } from './publish';
import { readEdited } from './siteFiles';

const apiPath = `${editApiPath}/`;
const sourcePath = `${editorPath}source/`;

/** When a file of the code was written last; in ms since 1970. */
const lastCodeChange = (): number =>
  Math.max(...filesBelow('src').map((file) => statSync(`src/${file}`).mtimeMs));

type SentSave = { changes: FileChange[]; message: string };

/** What the editor's page asks for below `editApiPath`: gives what is answered in JSON, or a `StoreError`. */
function createApi(folder: string) {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: each begins with what the one before has left. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  const answers: Record<string, (request: IncomingMessage, id: string) => Promise<unknown>> = {
    'GET snapshot': () => editorSnapshot(folder, { drafts: true }),
    'GET history': () => commitsOf(folder, ['--', ...siteParts]),
    'GET commits': (_, id) => filesOf(folder, id),
    'GET publishing': () => publishing(folder),
    'POST publish': () => inTurn(() => publish(folder)),
    'POST save': async (request) => {
      // Nobody but the editor's own page, which has the same types, can send it.
      const { changes, message } = (await json(request)) as SentSave;
      return inTurn(() => save(folder, changes, message));
    },
  };
  return async (request: IncomingMessage, name: string): Promise<string> => {
    const [action, id = ''] = name.split('/', 2);
    const asked = answers[`${request.method} ${action}`];
    if (!asked) throw new StoreError('The editor’s server does not know how to do that.');
    return JSON.stringify(await asked(request, id));
  };
}

/**
 * Everything below `editorPath` under `npm run edit`: the page of the editor, what it is made of, what it
 * asks for, and the pictures as they are saved; for whoever has opened the address with the token alone.
 */
export function createEditorServer(folder: string, token: string): Handler {
  const api = createApi(folder);
  let files: ReturnType<typeof editorFiles> | undefined;
  let madeAt = 0;

  /** What is at an address, with a name that tells its kind. */
  const found = async (request: IncomingMessage, response: ServerResponse, address: string) => {
    if (address.startsWith(apiPath))
      return { name: '.json', data: await api(request, address.slice(apiPath.length)) };
    if (address.startsWith(sourcePath)) {
      asOwnersFile(response, address);
      const name = decodeURIComponent(address.slice(sourcePath.length));
      return { name, data: readEdited(folder, name) };
    }
    const name = address.slice(editorPath.length) || 'index.html';
    // Bundling takes a second: it is done again for a page whose code has changed since.
    if (!files || (name === 'index.html' && lastCodeChange() > madeAt)) {
      madeAt = Date.now();
      files = editorFiles({});
    }
    return { name, data: (await files).get(name) };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse, address: string) => {
    const refuse = (status: number, error: string, conflict?: object) => {
      response.statusCode = status;
      if (!address.startsWith(apiPath)) answer(response, '.txt', error);
      else answer(response, '.json', JSON.stringify({ error, conflict }));
    };
    const why = whyNotAllowed(request, token);
    if (why) return refuse(403, why);
    try {
      const { name, data } = await found(request, response, address);
      if (data === undefined) refuse(404, 'There is nothing at this address.');
      else answer(response, name, data);
    } catch (error) {
      if (error instanceof StoreError) return refuse(409, error.message, error.conflict);
      console.error(error);
      refuse(500, `The editor’s server failed: ${error}`);
    }
  };

  return async (request, response, next) => {
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
    await respond(request, response, address);
  };
}
