import type { OnlineEditor } from '../../content/schema';
import type { OnlineSettings } from './settings';

type Host = OnlineEditor['host'];

/** Where a Git host is that is nobody's own. */
const usual: Record<Host, { api: string; web: string } | undefined> = {
  github: { api: 'https://api.github.com', web: 'https://github.com' },
  gitlab: { api: 'https://gitlab.com/api/v4', web: 'https://gitlab.com' },
  gitea: undefined,
};

/** Where the API of a Git host of one's own is below its address. */
const ownApi: Record<Host, string> = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };

/**
 * Decap's backend for Gitea knows no drafts; the one for Forgejo does, which has grown out of Gitea and
 * has the same API.
 */
const backendNames: Record<Host, string> = { github: 'github', gitlab: 'gitlab', gitea: 'forgejo' };

function addressesOf({ host, address }: OnlineEditor): { api: string; web: string } {
  const own = address && { api: address + ownApi[host], web: address };
  const addresses = own || usual[host];
  if (!addresses) throw new Error(`${host} has no usual address.`);
  return addresses;
}

/** The ways of Decap's backends to sign in: by a service of one's own, or (PKCE) by the Git host itself. */
function signInOf({ host, signIn }: OnlineEditor, web: string): Record<string, string> {
  if (host === 'gitea') return { app_id: signIn };
  if (host === 'gitlab') return { auth_type: 'pkce', app_id: signIn, base_url: web };
  const { origin, pathname } = new URL(signIn);
  return { base_url: origin, auth_endpoint: pathname };
}

/** The settings of an editor that is on the internet. */
export function onlineSettings(editor: OnlineEditor): OnlineSettings {
  const { host, repository, branch = 'main' } = editor;
  const { api, web } = addressesOf(editor);
  return {
    backend: {
      name: backendNames[host],
      repo: repository,
      branch,
      api_root: api,
      ...signInOf(editor, web),
    },
    isReviewed: true,
  };
}

/** Where a Git host tells of the repository, and where signing in begins. */
export function askedOf(editor: OnlineEditor): { repository: string; signIn: string } {
  const { host, repository, signIn } = editor;
  const { api, web } = addressesOf(editor);
  const client = new URLSearchParams({ client_id: signIn, response_type: 'code' });
  const decap = new URLSearchParams({ provider: 'github', scope: 'repo' });
  return {
    repository:
      host === 'gitlab'
        ? `${api}/projects/${encodeURIComponent(repository)}`
        : `${api}/repos/${repository}`,
    signIn: {
      github: `${signIn}?${decap}`,
      gitlab: `${web}/oauth/authorize?${client}`,
      gitea: `${web}/login/oauth/authorize?${client}`,
    }[host],
  };
}
