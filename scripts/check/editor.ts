import { askedOf, onlineSettings } from '../../src/build/editor/onlineSettings';
import { editorPath } from '../../src/build/editor/settings';
import type { OnlineEditor } from '../../src/content/schema';
import type { CheckedSite } from './checkSite';
import { allowsOrigin } from './form';
import { deployAgain } from './report';

const look = 'Look at `editor` in content/site.json (docs/operations.md).';

const answers = (status: number) => (status ? `answers ${status}` : 'does not answer');

/**
 * What the editor on the internet stands on, where the site has one: the Git host, as far as can be
 * told without an account, and the place to sign in. Its own files are looked at with all others.
 */
export async function checkEditor(
  { client, origin, ask, report }: CheckedSite,
  editor: OnlineEditor | undefined,
): Promise<void> {
  if (!editor) {
    if ((await ask(editorPath)).status !== 200) return;
    const what = `There is an editor at ${editorPath}, and content/site.json names none.`;
    return report.add(what, deployAgain);
  }
  const [repository, signIn] = [askedOf(editor).repository, askedOf(editor).signIn].map(
    (address) => new URL(address),
  );
  if (!repository || !signIn) return;
  const settings = `${editorPath}settings.json`;
  if ((await ask(settings)).body.toString() !== JSON.stringify(onlineSettings(editor))) {
    const what = `The editor is for another repository than ${editor.repository}`;
    report.add(what, deployAgain, settings);
  }
  const verify = true;
  const asked = await client.ask(repository, { headers: { Origin: origin }, verify });
  const host = `The Git host of the editor at ${repository.host}`;
  if (asked.status === 0 || asked.status >= 500)
    report.add(`${host} ${answers(asked.status)}.`, look);
  else if (!allowsOrigin(asked.headers, origin)) {
    const todo = 'At the Git host, allow the origin of the site (CORS; docs/operations.md).';
    report.add(`${host} does not allow ${origin}.`, todo);
  }
  if (asked.status >= 300 && asked.status < 500) {
    report.notes.push(
      `Whether there is a repository ${editor.repository} was not to be seen: ${repository.host} answers ${asked.status} without an account, as it does for a private one.`,
    );
  }
  const { status } = await client.ask(signIn, { verify });
  if (status >= 200 && status < 400) return;
  const where = signIn.host + signIn.pathname;
  report.add(`Nobody can sign in to the editor: ${where} ${answers(status)}.`, look);
}
