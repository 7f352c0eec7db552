import { askedOf, onlineSettings } from '../../src/build/editor/onlineSettings';
import { editorPath } from '../../src/build/editor/settings';
import type { OnlineEditor } from '../../src/content/schema';
import type { Answer, Client } from './client';
import { createFindings, type Finding } from './finding';
import { allowsOrigin } from './form';
import type { DeployedSite } from './site';

const deployAgain = 'Build again and deploy the whole of dist/.';
const hostFile = 'Use the file that the build writes for this host (docs/operations.md).';
const look = 'Look at `editor` in content/site.json (docs/operations.md).';

type Looked = { findings: Finding[]; notes: string[] };

/** The page of the editor, which one of the hosts shows without the slash at its end. */
async function askForPage({ ask, origin }: DeployedSite): Promise<Answer> {
  const answer = await ask(editorPath);
  const { location = '' } = answer.headers;
  const plain = editorPath.slice(0, -1);
  const leads = URL.canParse(location, origin) && new URL(location, origin).pathname === plain;
  return leads ? ask(plain) : answer;
}

/** The page is there with headers of its own, and knows its repository. */
async function checkEditorPage(site: DeployedSite, editor: OnlineEditor): Promise<Finding[]> {
  const { status, headers } = await askForPage(site);
  if (status !== 200)
    return [
      { what: `The editor is not there: ${editorPath} answers ${status}.`, todo: deployAgain },
    ];
  const findings = createFindings();
  const expected = { ...site.expected.editor?.all, ...site.expected.editor?.page };
  for (const [name, value] of Object.entries(expected)) {
    const got = headers[name.toLowerCase()];
    if (got === value) continue;
    const what = `The editor does not work with its ${name}, which is "${got ?? ''}", not "${value}"`;
    findings.add(what, editorPath, hostFile);
  }
  const file = `${editorPath}settings.json`;
  const { body } = await site.ask(file);
  if (body.toString() !== JSON.stringify(onlineSettings(editor)))
    findings.add(
      `The editor is for another repository than ${editor.repository}`,
      file,
      deployAgain,
    );
  return findings.all();
}

/** The Git host answers the pages of the site, as far as can be told without an account. */
async function checkGitHost(
  { origin }: DeployedSite,
  editor: OnlineEditor,
  client: Client,
): Promise<Looked> {
  const url = new URL(askedOf(editor).repository);
  const { status, headers } = await client.ask(url, { headers: { Origin: origin } });
  if (status === 0 || status >= 500) {
    const what = `The Git host of the editor at ${url.host} ${status ? `answers ${status}` : 'does not answer'}.`;
    return { findings: [{ what, todo: look }], notes: [] };
  }
  const notes =
    status === 200
      ? []
      : [
          `Whether there is a repository ${editor.repository} was not to be seen: ${url.host} answers ${status} without an account, as it does for a private one.`,
        ];
  if (allowsOrigin(headers, origin)) return { findings: [], notes };
  const what = `The Git host of the editor at ${url.host} does not allow ${origin}.`;
  const todo = 'At the Git host, allow the origin of the site (CORS; docs/operations.md).';
  return { findings: [{ what, todo }], notes };
}

/** Where one signs in, there is something. */
async function checkSignIn(editor: OnlineEditor, client: Client): Promise<Finding[]> {
  const url = new URL(askedOf(editor).signIn);
  const { status } = await client.ask(url);
  if (status >= 200 && status < 400) return [];
  const what = `Nobody can sign in to the editor: ${url.host}${url.pathname} ${status ? `answers ${status}` : 'does not answer'}.`;
  return [{ what, todo: look }];
}

/** The editor on the internet, where the site has one; `client` takes the certificates that browsers take. */
export async function checkEditor(site: DeployedSite, client: Client): Promise<Looked> {
  const { editor } = site.own.content.site;
  if (!editor) {
    const { status } = await site.ask(editorPath);
    if (status !== 200) return { findings: [], notes: [] };
    const what = `There is an editor at ${editorPath}, and content/site.json names none.`;
    return { findings: [{ what, todo: deployAgain }], notes: [] };
  }
  const [page, host, signIn] = await Promise.all([
    checkEditorPage(site, editor),
    checkGitHost(site, editor, client),
    checkSignIn(editor, client),
  ]);
  return { findings: [...page, ...host.findings, ...signIn], notes: host.notes };
}
