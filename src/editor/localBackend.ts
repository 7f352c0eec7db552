import type { Problem } from '../build/content/problems';
import { editApiPath } from '../build/editor/settings';
import { changeBackend } from './changeBackend';
import type { DataFile, SignInProps } from './decap';
import { outgoingOf } from './outgoing';
import { forgetSaved, latest, rememberPicture, rememberSaved, unsavedFiles } from './savedTexts';

/** A file that changed on disk while it was edited: what it says there; null where it is gone, or is a picture. */
export type Conflict = { path: string; text: string | null };

/** What is done about a conflict: one's own text is saved over the other, or nothing is saved. */
export type Decision = 'mine' | 'cancel';

type LocalOptions = {
  /** Asks what is to be done about a file that changed meanwhile; `mine` is undefined for a picture. */
  onConflict: (conflict: Conflict, mine: string | undefined) => Promise<Decision>;
  /** What a file says as far as this page knows. */
  textOf: (path: string) => string | undefined;
  /** Something was saved. */
  onSaved: () => Promise<void>;
  /** Says something that is no error. */
  onWarning: (text: string) => void;
};

type Params = Record<string, unknown> & {
  dataFiles?: DataFile[];
  path?: string;
  paths?: string[];
};
/** Texts that files began with; a picture of which nothing is said here may replace another. */
type Bases = Record<string, string | null | undefined>;
type SentAsset = { path: string; content: string; encoding: 'base64' };
type Sent = { dataFiles: DataFile[]; assets: SentAsset[]; bases: Bases };
type Answer = { error?: string; conflict?: Conflict; problems?: Problem[]; warning?: string };

async function post(action: string, params: object): Promise<{ status: number; answer: Answer }> {
  const response = await fetch(editApiPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action, params }),
  }).catch(() => {
    throw failure('npm run edit does not answer. Start it again; what you typed stays here.');
  });
  const answer: Answer = await response.json();
  return { status: response.status, answer };
}

/** An error for Decap, which shows its name before what it says. */
const failure = (message: string, status = 0) =>
  Object.assign(new Error(message), { name: '', status });

/** What the server says, with what is wrong that the form could not know: a picture that is none. */
const errorOf = ({ error = '', problems = [] }: Answer): string =>
  [error, ...problems.map(({ file, what }) => `${file} ${what}.`)].join(' ');

/** Has Decap's `proxy` backend read and write files by `npm run edit` (`server/edit/`). */
export function setUpLocalBackend({ onConflict, textOf, onSaved, onWarning }: LocalOptions): void {
  /** Tells of what is on the disk already: whatever comes of that, it is saved. */
  const tellSaved = async () => {
    try {
      await onSaved();
    } catch {
      onWarning(
        'It is saved, but this page does not know yet how the site is now. Load it again before you go on.',
      );
    }
  };

  const persist = async (params: Params, over: Bases = {}) => {
    const dataFiles = params.dataFiles ?? [];
    const sent: Sent = { dataFiles: [], assets: [], bases: {} };
    for (const { path, raw } of dataFiles) {
      const { base, files } = outgoingOf(raw);
      sent.dataFiles.push({ path, raw });
      sent.bases[path] = latest(path, base);
      for (const { path: own, base64 = '', text, base: ownBase } of unsavedFiles(files)) {
        sent.bases[own] = ownBase;
        if (text !== undefined) sent.dataFiles.push({ path: own, raw: text });
        else sent.assets.push({ path: own, content: base64, encoding: 'base64' });
      }
    }
    Object.assign(sent.bases, over);
    const { status, answer } = await post('persistEntry', sent);
    if (status === 409 && answer.conflict) {
      const { conflict } = answer;
      const own = sent.dataFiles.find(({ path }) => path === conflict.path);
      const decision = await onConflict(conflict, own?.raw);
      const base = own ? conflict.text : undefined;
      if (decision === 'mine') return persist(params, { ...over, [conflict.path]: base });
    }
    if (answer.error) throw failure(errorOf(answer));
    // One that was saved over somebody else's began with another text.
    for (const { path, raw } of sent.dataFiles)
      rememberSaved(path, { began: [sent.bases[path] ?? null, outgoingOf(raw).base], now: raw });
    for (const { path, content } of sent.assets) rememberPicture(path, content);
    if (answer.warning) onWarning(answer.warning);
    await tellSaved();
    return answer;
  };

  const request = async ({ action, params }: { action: string; params: Params }) => {
    if (action === 'persistEntry') return persist(params);
    if (action === 'getEntry' && params.path) forgetSaved(params.path);
    const bases = params.paths?.map((path) => [path, textOf(path) ?? null] as const);
    const { status, answer } = await post(
      action,
      bases ? { ...params, bases: Object.fromEntries(bases) } : params,
    );
    if (answer.error) throw failure(errorOf(answer), status);
    if (action === 'deleteFiles') await tellSaved();
    return answer;
  };

  // Nobody has an account on a machine that is one's own.
  const signIn = window.createClass<SignInProps>({
    componentDidMount() {
      this.props.onLogin({});
    },
    render: () => null,
  });
  changeBackend('proxy', (backend) =>
    Object.assign(backend, { request, authComponent: () => signIn }),
  );
}
