import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Change, expectBases, readEdited } from './changes';
import { commitFiles } from './commitFiles';
import { describeChange } from './describeChange';
import { editedFile } from './editPaths';
import { changesOf, paramsOf, removalsOf, requests } from './editRequest';
import { whyNotAllowed } from './fromThisMachine';
import { entriesBelow, entriesOf, entryOf } from './readEntries';
import { Refusal } from './refusal';
import { saveFiles } from './saveFiles';
import { problemsOf } from './trial';

/** The longest body it takes, in bytes: a dozen photographs as cameras make them. */
const longestBody = 64 * 1024 * 1024;

type EditOptions = {
  /** Whether each save is a commit. */
  commit: boolean;
};

/** What is told of a save. */
type Saved = { saved: string[]; warning?: string };

/**
 * The editor's server: reads and writes what lies below `content/` and `pictures/` of a site's folder,
 * as Decap's “proxy” backend asks for it (POST, `{action, params}`). A save is checked as a build would,
 * refused where somebody else was faster, and written whole or not at all. Returns a handler for the
 * requests to `editApiPath`, which answers in JSON whatever happens.
 */
export function createEditApi(folder: string, { commit }: EditOptions) {
  const actions = actionsOn(
    folder,
    inTurns((changes) => save(folder, changes, commit)),
  );
  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, answer: unknown) =>
      response
        .writeHead(status, {
          'Content-Type': 'application/json; charset=utf-8',
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
        })
        .end(JSON.stringify(answer));
    try {
      const why = whyNotAllowed(request);
      // To its end even where it is refused: a connection closed in the middle shows as a network error.
      const body = await bodyOf(request, why ? 0 : longestBody);
      if (why) throw new Refusal(403, why);
      send(200, await answerTo(actions, body));
    } catch (error) {
      // Whoever asked has gone before the end.
      if (!request.complete) return;
      if (!(error instanceof Refusal)) console.error(error);
      const refusal =
        error instanceof Refusal
          ? error
          : new Refusal(
              500,
              `The editor’s server failed: ${error instanceof Error ? error.message : error}`,
            );
      send(refusal.status, { error: refusal.message, ...refusal.details });
    }
  };
}

/** The body of a request; undefined for one that has more bytes than it may have, which are not kept. */
async function bodyOf(request: IncomingMessage, most: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length > most ? undefined : Buffer.concat(chunks).toString();
}

type Actions = Record<string, (params: unknown) => unknown>;

async function answerTo(actions: Actions, body: string | undefined): Promise<unknown> {
  if (body === undefined)
    throw new Refusal(
      413,
      `That is more than ${longestBody / 1024 / 1024} MB at once: nothing was saved.`,
    );
  const { action, params } = objectOf(body);
  const run =
    typeof action === 'string' && Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run) throw new Refusal(400, `The editor’s server does not know how to do “${action}”.`);
  return run(params);
}

function objectOf(body: string): { action?: unknown; params?: unknown } {
  try {
    const value: unknown = JSON.parse(body);
    if (value && typeof value === 'object') return value;
  } catch {}
  throw new Refusal(400, 'The editor sent something that is no JSON object.');
}

type Save = (changes: readonly Change[]) => Promise<Saved>;

function actionsOn(folder: string, saveInTurn: Save): Actions {
  return {
    entriesByFolder: (given) => entriesBelow(folder, paramsOf(requests.entriesByFolder, given)),
    entriesByFiles: (given) => {
      const { files } = paramsOf(requests.entriesByFiles, given);
      return entriesOf(
        folder,
        files.map(({ path }) => path),
      );
    },
    getEntry: (given) => entryOf(folder, paramsOf(requests.getEntry, given).path),
    persistEntry: (given) => saveInTurn(changesOf(paramsOf(requests.persistEntry, given))),
    deleteFiles: (given) => saveInTurn(removalsOf(paramsOf(requests.deleteFiles, given))),
    // The editor has a picker of its own, which asks for what it shows.
    getMedia: () => [],
  };
}

/** One save at a time: each is tried on what the one before has left. */
function inTurns(work: Save): Save {
  let last: Promise<unknown> = Promise.resolve();
  return (changes) => {
    const mine = last.then(() => work(changes));
    last = mine.catch(() => {});
    return mine;
  };
}

/** Checks, writes and, where that is wanted, commits changes. Throws a `Refusal`, having written nothing. */
async function save(folder: string, changes: readonly Change[], commit: boolean): Promise<Saved> {
  const paths = changes.map(({ path }) => path);
  if (paths.length === 0) throw new Refusal(400, 'The editor sent nothing to save.');
  for (const path of paths) editedFile(folder, path);
  if (new Set(paths.map((path) => path.toLowerCase())).size < paths.length)
    throw new Refusal(400, 'The editor sent a file twice.');
  expectBases(folder, changes);
  const problems = await problemsOf(folder, changes);
  if (problems.length > 0)
    throw new Refusal(422, 'Nothing was saved: the site could not be built with this change.', {
      problems,
    });
  const edited = changes.map(({ path, data }) => ({
    path,
    before: readEdited(folder, path),
    after: data ?? undefined,
  }));
  // Once more, as the trial takes a while.
  await saveFiles(folder, changes, () => expectBases(folder, changes));
  const warning = commit ? await commitFiles(folder, paths, describeChange(edited)) : undefined;
  return { saved: paths, ...(warning && { warning }) };
}
