import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { editorSnapshot } from '../../src/build/editor/snapshot';
import { type FileChange, type SaveOptions, StoreError } from '../../src/editor/store/store';
import { save } from './commits';
import { filesOf, history } from './history';
import { publish, publishing } from './publish';

type SentSave = { changes: FileChange[]; options: SaveOptions };

/**
 * What the editor's page asks for below `editApiPath`, of the site in a folder: gives what is answered in
 * JSON. Throws a `StoreError`.
 */
export function createEditApi(folder: string) {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: each begins with what the one before has left. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  return async (request: IncomingMessage, name: string): Promise<unknown> => {
    const [action, id = ''] = name.split('/', 2);
    switch (`${request.method} ${action}`) {
      case 'GET snapshot':
        return editorSnapshot(folder, { drafts: true });
      case 'POST save': {
        // Nobody but the editor's own page, which has the same types, can send it.
        const { changes, options } = (await json(request)) as SentSave;
        return inTurn(() => save(folder, changes, options));
      }
      case 'GET history':
        return history(folder);
      case 'GET commits':
        return filesOf(folder, id);
      case 'GET publishing':
        return publishing(folder);
      case 'POST publish':
        return inTurn(() => publish(folder));
      default:
        throw new StoreError('The editor’s server does not know how to do that.');
    }
  };
}
