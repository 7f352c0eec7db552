import { editApiPath, editorPath } from '../../build/editor/settings';
import type { Snapshot } from '../../build/editor/snapshot';
import {
  type Commit,
  type CommittedFile,
  type Conflict,
  type Publishing,
  type Saved,
  type Store,
  StoreError,
} from './store';

const noAnswer = () => {
  throw new StoreError('npm run edit does not answer. Start it again; what you typed stays here.');
};

/** Asks the server of `npm run edit` (`server/edit/`): by POST where something is sent. */
async function ask<Answer>(name: string, sent?: object): Promise<Answer> {
  const body = sent && JSON.stringify(sent);
  const response = await fetch(`${editApiPath}/${name}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }),
  }).catch(noAnswer);
  if (response.ok) return response.json().catch(noAnswer);
  const refused: { error: string; conflict?: Conflict } = await response.json().catch(noAnswer);
  throw new StoreError(refused.error, {
    ...(refused.conflict && { conflict: refused.conflict }),
    isSignedOut: response.status === 403,
  });
}

/** The site in a folder of this machine, by `npm run edit`. */
export const localStore: Store = {
  load: () => ask<Snapshot>('snapshot'),
  pictureUrl: (path, { files }) =>
    Object.hasOwn(files, path)
      ? `${editorPath}source/${path.split('/').map(encodeURIComponent).join('/')}`
      : undefined,
  save: (changes, options) => ask<Saved>('save', { changes, options }),
  history: () => ask<Commit[]>('history'),
  filesOf: (id) => ask<CommittedFile[]>(`commits/${id}`),
  publishing: () => ask<Publishing>('publishing'),
  publish: () => ask<Publishing>('publish', {}),
};
