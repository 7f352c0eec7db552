import { type Store, StoreError } from '../../store';

const noAnswer = () => {
  throw new StoreError('npm run edit does not answer. Start it again; what you typed stays here.');
};

/** Asks the server of `npm run edit` (`src/editor/server/`), by POST if something is sent. */
async function ask<Answer>(address: string, sent?: object): Promise<Answer> {
  const post = sent && { method: 'POST', body: JSON.stringify(sent) };
  const response = await fetch(address, post).catch(noAnswer);
  const answer = await response.json().catch(noAnswer);
  if (response.ok) return answer;
  throw new StoreError(answer.error, answer.problems);
}

/**
 * A store in a folder of this machine, behind the server of `npm run edit`; `base` is the path of
 * the editor's page, which has the token in it.
 */
export const createLocalStore = (base: string): Store => ({
  load: () => ask(`${base}api/snapshot`),
  pictureUrl: (path, { files }) =>
    Object.hasOwn(files, path)
      ? `${base}source/${path.split('/').map(encodeURIComponent).join('/')}`
      : undefined,
  save: (changes, message) => ask(`${base}api/save`, { changes, message }),
  history: (file = '') => ask(`${base}api/history/${file}`),
  filesOf: (id) => ask(`${base}api/commits/${id}`),
  publishing: () => ask(`${base}api/publishing`),
  publish: () => ask(`${base}api/publish`, {}),
});
