import { editApiPath, editorPath } from '../../settings';
import { type Store, StoreError } from '../../store';

const noAnswer = () => {
  throw new StoreError('npm run edit does not answer. Start it again; what you typed stays here.');
};

/** Asks the server of `npm run edit` (`src/editor/server/`), by POST if something is sent. */
async function ask<Answer>(name: string, sent?: object): Promise<Answer> {
  const post = sent && { method: 'POST', body: JSON.stringify(sent) };
  const response = await fetch(`${editApiPath}/${name}`, post).catch(noAnswer);
  const answer = await response.json().catch(noAnswer);
  if (response.ok) return answer;
  throw new StoreError(answer.error, answer.conflict);
}

/** A store in a folder of this machine, behind the server of `npm run edit`. */
export const localStore: Store = {
  load: () => ask('snapshot'),
  pictureUrl: (path, { files }) =>
    Object.hasOwn(files, path)
      ? `${editorPath}source/${path.split('/').map(encodeURIComponent).join('/')}`
      : undefined,
  save: (changes, message) => ask('save', { changes, message }),
  history: () => ask('history'),
  filesOf: (id) => ask(`commits/${id}`),
  publishing: () => ask('publishing'),
  publish: () => ask('publish', {}),
};
