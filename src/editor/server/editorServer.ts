import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { asOwnersFile } from '../../../server/ownersFile';
import { addressIn, answer, type Handler } from '../../../server/requests';
import { editorFiles, editorPage } from '../bundle/editorFiles';
import { editorSnapshot } from '../bundle/snapshot';
import { editorPolicy } from '../policy';
import { editorPath } from '../settings';
import { type FileChange, StoreError } from '../store';
import { endOf, mayAsk, proofOf, proofPath } from './access';
import { type InTurn, publish, publishing } from './publish';
import { Repository } from './repository';
import { save } from './save';
import { readEdited } from './siteFiles';

/** Below the editor's own address. */
const apiPath = 'api/';
const sourcePath = 'source/';

const notOwnPage = 'The editor answers only to its own page.';
const noToken =
  'Open the address that the terminal shows: it is /edit/…/ and changes each time npm run edit starts.';

type SentSave = { changes: FileChange[]; message: string };

/** A queue of its own. */
function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

/** Answers the editor's page in JSON, below `apiPath`, or throws a `StoreError`. */
function createApi(folder: string) {
  const repository = new Repository(folder);
  const [saving, sending] = [createTurns(), createTurns()];
  const answers: Record<string, (request: IncomingMessage, id: string) => Promise<unknown>> = {
    'GET snapshot': () => editorSnapshot(folder, { drafts: true }),
    'GET history': (_, file) => repository.history(file),
    'GET commits': (_, id) => repository.filesOf(id),
    'GET publishing': () => publishing(repository),
    'POST publish': () => sending(() => publish(repository, saving)),
    'POST save': async (request) => {
      // Only the editor's own page can send it, and that has the same types.
      const { changes, message } = (await json(request)) as SentSave;
      return saving(() => save(repository, changes, message));
    },
  };
  return async (request: IncomingMessage, name: string): Promise<string> => {
    const [, action, id = ''] = /^(\w*)\/?(.*)$/.exec(name) ?? [];
    const answerTo = answers[`${request.method} ${action}`];
    if (!answerTo) throw new StoreError('The editor’s server does not know how to do that.');
    return JSON.stringify(await answerTo(request, id));
  };
}

/**
 * Serves everything below `editorPath` under `npm run edit`, at addresses with the token: the
 * editor's page with its files, the answers to that page, and the pictures as they are saved.
 */
export function createEditorServer(folder: string, token: string): Handler {
  const api = createApi(folder);
  let files: ReturnType<typeof editorFiles> | undefined;

  /** The data at the end of an address, with a name whose extension says what kind it is. */
  const read = async (request: IncomingMessage, response: ServerResponse, address: string) => {
    if (address.startsWith(apiPath))
      return { name: '.json', data: await api(request, address.slice(apiPath.length)) };
    if (address.startsWith(sourcePath)) {
      asOwnersFile(response, address);
      const name = decodeURIComponent(address.slice(sourcePath.length));
      return { name, data: readEdited(folder, name) };
    }
    files ??= editorFiles({});
    // Its page is there before its script, which takes a while to make, and may fail.
    files.catch(() => {});
    if (!address) return { name: 'index.html', data: editorPage };
    return { name: address, data: (await files).get(address) };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse, address: string) => {
    const refuse = (status: number, error: string, problems?: object) => {
      response.statusCode = status;
      if (!address.startsWith(apiPath)) answer(response, '.txt', error);
      else answer(response, '.json', JSON.stringify({ error, problems }));
    };
    if (!mayAsk(request)) return refuse(403, notOwnPage);
    try {
      const { name, data } = await read(request, response, address);
      if (data === undefined) refuse(404, 'There is nothing at this address.');
      else answer(response, name, data);
    } catch (error) {
      if (error instanceof StoreError) return refuse(409, error.message, error.problems);
      console.error(error);
      refuse(500, `The editor’s server failed: ${error}`);
    }
  };

  return async (request, response, next) => {
    const address = addressIn(request);
    if (!`${address}/`.startsWith(editorPath)) return next();
    if (address === proofPath) return answer(response, '.txt', proofOf(token));
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', editorPolicy([]));
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const end = endOf(address, token);
    if (end === undefined) {
      response.statusCode = 403;
      return answer(response, '.txt', noToken);
    }
    // Its files are beside the page.
    if (!address.slice(editorPath.length).includes('/'))
      return response.writeHead(303, { Location: `${address}/` }).end();
    await respond(request, response, end);
  };
}
