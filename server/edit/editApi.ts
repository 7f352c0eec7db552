import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { editorSnapshot } from '../../src/build/editor/snapshot';
import { save } from './commits';
import { editedFile, isPicture } from './editPaths';
import { filesOf, history } from './history';
import { publish, publishing } from './publish';
import { Refusal } from './refusal';
import type { Change } from './saveFiles';

/** The longest body it takes, in MB: a dozen photographs as cameras make them. */
const longestBody = 64;

const sentChange = z.object({
  path: z.string(),
  data: z.string().nullable(),
  encoding: z.enum(['utf8', 'base64']),
  base: z.string().nullable().optional(),
});
const message = z.string().trim().min(1);
const sentSave = z.object({
  changes: z.array(sentChange).min(1),
  options: z.object({ message, isWhole: z.boolean(), wasWhole: z.boolean() }),
});

/**
 * What the editor's page asks for below `editApiPath`, of the site in a folder: gives what is answered in
 * JSON. Throws a `Refusal`.
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
    const [action = '', id = ''] = name.split('/', 2);
    switch (`${request.method} ${action}`) {
      case 'GET snapshot':
        return editorSnapshot(folder, { drafts: true });
      case 'POST save': {
        const { changes, options } = await savingOf(request);
        return inTurn(() => save(folder, changesOf(folder, changes), options));
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
        throw new Refusal(404, 'The editor’s server does not know how to do that.');
    }
  };
}

/** What is sent to be saved. Throws a `Refusal` for what is too long, or not that. */
async function savingOf(request: IncomingMessage): Promise<z.infer<typeof sentSave>> {
  if (Number(request.headers['content-length']) > longestBody * 1024 ** 2)
    throw new Refusal(413, `That is more than ${longestBody} MB at once: nothing was saved.`);
  const body = await buffer(request);
  try {
    return sentSave.parse(JSON.parse(body.toString()));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error;
    throw new Refusal(400, `The editor sent something that is not understood: ${why}`);
  }
}

/** The changes that were sent, each at a place that may be edited. Throws a `Refusal`. */
function changesOf(folder: string, sent: readonly z.infer<typeof sentChange>[]): Change[] {
  const changes = sent.map(({ path, data, encoding, base }): Change => {
    editedFile(folder, path);
    if (encoding === 'base64' && !(isPicture(path) && z.base64().safeParse(data ?? '').success))
      throw new Refusal(400, `“${path}” is no picture in base64.`);
    return { path, data: data === null ? null : Buffer.from(data, encoding), base };
  });
  if (new Set(changes.map(({ path }) => path.toLowerCase())).size < changes.length)
    throw new Refusal(400, 'The editor sent a file twice.');
  return changes;
}
