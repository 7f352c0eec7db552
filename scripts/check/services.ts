import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { editorPath, isOnSite, onlineSettings } from '../../src/build/editor/settings';
import type { OnlineEditor } from '../../src/content/schema';
import { refusesIn } from '../../src/features/contact-form/serviceAnswer';
import { addressFromEnvironment } from '../formUrl';
import type { CheckedSite } from './checkSite';
import type { Question } from './client';
import { deployAgain } from './report';

/** Another server that the site needs, the first status with which it fails, and what to do then. */
type Service = { name: string; failsFrom: number; todo: string };

const answers = (status: number) => (status ? `answers ${status}` : 'does not answer');

/** Asks a service as a page does, which has to be allowed to read the answer (CORS). */
async function askService(site: CheckedSite, service: Service, url: string, how: Question = {}) {
  const { ask, origin, say } = site;
  const { name, failsFrom, todo } = service;
  const answer = await ask(url, { ...how, headers: { ...how.headers, Origin: origin } });
  const { status, headers } = answer;
  const allowed = headers['access-control-allow-origin'];
  if (status < 200 || status >= failsFrom) say(`${name} ${answers(status)}.`, todo);
  else if (allowed !== '*' && allowed !== origin) say(`${name} does not allow ${origin}.`, todo);
  else return answer;
}

/** The preflight that a browser sends before the message (Fetch, "CORS-preflight fetch"). */
async function checkPreflight(site: CheckedSite, service: Service, url: string): Promise<void> {
  const answer = await askService(site, service, url, {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  if (!answer) return;
  const { headers } = answer;
  const refused = (what: string) =>
    site.say(`${service.name} does not allow ${what}.`, service.todo);
  // POST needs no permission, but a list that leaves it out is a mistake nonetheless.
  if (!/\*|\bpost\b/i.test(headers['access-control-allow-methods'] || '*')) refused('POST');
  const names = headers['access-control-allow-headers'] ?? '';
  if (!/\*|\bcontent-type\b/i.test(names)) refused('the header content-type');
}

/** Waits up to a minute for a message to be among those that the form's service shows. */
async function checkDelivery({ ask, say }: CheckedSite, url: URL, mark: string) {
  const { FORM_MESSAGES_AUTHORIZATION: Authorization } = process.env;
  const headers = { Accept: 'application/json', ...(Authorization && { Authorization }) };
  let got = '';
  for (let look = 0; look < 12; look++) {
    if (look) await wait(5000);
    const { status, body } = await ask(url.href, { headers });
    if (status === 200 && body.includes(mark))
      return say(`The message has arrived: ${url.host} shows it.`);
    got = status === 200 ? 'shows no such message' : answers(status);
    if (status !== 200) break;
  }
  const what = `Whether the message has arrived is not known: ${url.host} ${got}.`;
  say(what, 'Look at the service, FORM_MESSAGES_URL and FORM_MESSAGES_AUTHORIZATION.');
}

/** Sends one message that says what it is, to the address that this checkout expects. */
async function sendMessage(site: CheckedSite, service: Service, url: string): Promise<void> {
  const { origin, say } = site;
  const shown = addressFromEnvironment('FORM_MESSAGES_URL');
  const mark = randomUUID();
  const todo = 'Look at the service for the reason; visitors see the message of a failure.';
  const answer = await askService(site, { ...service, todo }, url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      name: 'Check of the website',
      email: `check@${new URL(origin).hostname}`,
      message: `Sent by "npm run check -- ${origin} --send" at ${new Date().toISOString()}, as ${mark}. Nobody waits for an answer.`,
    }),
  });
  say(`One message was sent, which says "${mark}". Look whether it arrived.`);
  if (!answer) return;
  const text = `${answer.body}`;
  const json: unknown = await new Response(text).json().catch(() => undefined);
  const refusal = `refused the message, with ${answer.status}: ${text.slice(0, 200)}`;
  if (refusesIn(json)) say(`${service.name} ${refusal}.`, todo);
  else if (shown) await checkDelivery(site, new URL(shown), mark);
}

/** The forms of the pages post where this checkout says. */
async function checkTargets({ ask, pages, origin, say }: CheckedSite, url: string): Promise<void> {
  let forms = 0;
  for (const path of pages) {
    const page = JSDOM.fragment(`${(await ask(path)).body}`);
    for (const element of page.querySelectorAll('form[action], [formaction]')) {
      forms += 1;
      const target = element.getAttribute('formaction') ?? element.getAttribute('action') ?? '';
      const to = URL.canParse(target, origin) ? new URL(target, origin).href : target;
      const todo = `Find out who changed it. ${deployAgain}`;
      if (to !== url) say(`The form posts to ${to}, not to ${url}`, todo, path);
    }
  }
  if (!forms) say('No page has a form that is sent anywhere.', deployAgain);
}

/** The form's service takes messages from the site; one is sent only where that is asked for. */
export async function checkForm(site: CheckedSite, isSent: boolean): Promise<void> {
  const { href, host, origin, pathname } = new URL(site.expected.formUrl, site.origin);
  const todo =
    'Look whether the service is up, its certificate valid and the address in CONTACT_FORM_URL right, and allow the origin of the site there (CORS).';
  const service = { name: `The form service at ${host}`, failsFrom: 300, todo };
  await checkTargets(site, href);
  if (origin === site.origin) site.say(`The form posts to the site itself, at ${pathname}.`, todo);
  else await checkPreflight(site, service, href);
  if (isSent) await sendMessage(site, service, href);
  else site.say('No message was sent (--send does).');
}

/** Where the site says that it has an editor, there it is, for the repository that these sources name. */
export async function checkEditor({ ask, say }: CheckedSite, editor?: OnlineEditor) {
  if (!isOnSite(editor) && (await ask(editorPath)).status === 200)
    say(
      `There is an editor at ${editorPath}, and content/site.json names none there.`,
      deployAgain,
    );
  if (!editor) return;
  const { origin = '', repository } = editor;
  const settings = `${origin}${editorPath}settings.json`;
  const todo = origin ? `Deploy dist-editor/ at ${origin} again.` : deployAgain;
  const { status, body } = await ask(settings);
  if (status !== 200) say(`The editor ${answers(status)}`, todo, settings);
  else if (`${body}` !== JSON.stringify(onlineSettings(editor)))
    say(`The editor is for another repository than ${repository}`, todo, settings);
}
