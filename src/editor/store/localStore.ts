import type { Store } from './store';
export const createLocalStore = (): Store => {
  const ask = async (path: string, body?: unknown): Promise<any> =>
    (
      await fetch('/edit/api/' + path, body ? { method: 'POST', body: JSON.stringify(body) } : {})
    ).json();
  return {
    load: () => ask('snapshot'),
    pictureUrl: (path) => '/edit/source/' + path,
    save: (changes, options) => ask('save', { changes, ...options }),
    history: () => ask('history'),
    filesOf: (id) => ask('commits/' + id),
    publishing: () => ask('publishing'),
    publish: () => ask('publish', {}),
  };
};
