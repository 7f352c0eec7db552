import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { refusesIn } from '../../src/features/contact-form/serviceAnswer';
import type { CheckedSite } from './checkSite';
import type { Answer } from './client';
import { deployAgain } from './report';

/** Where a form service shows the messages that have arrived. */
export type Messages = {
  url: string;
  /** What to send as `Authorization`. */
  authorization?: string | undefined;
  /** How long to wait for the message, in ms. */
  patience?: number;
};

/** Whether a list of a CORS answer allows a value; no cookies are sent, so `*` does. */
const allows = (list: string | undefined, value: string) =>
  (list ?? '').split(',').some((token) => ['*', value].includes(token.trim().toLowerCase()));

/** Whether an answer of another site allows a browser to hand it to a page of this origin. */
export function allowsOrigin(headers: Record<string, string>, origin: string): boolean {
  const allowed = headers['access-control-allow-origin'];
  return allowed === '*' || allowed === origin;
}

/** The preflight that a browser sends before the message (Fetch, "CORS-preflight fetch"). */
async function checkPreflight({ client, origin, report }: CheckedSite, url: URL): Promise<void> {
  const { status, headers } = await client.ask(url, {
    method: 'OPTIONS',
    verify: true,
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  const service = `The form service at ${url.host}`;
  if (!status) {
    const todo =
      'Look whether the service is up, its certificate valid and the address in CONTACT_FORM_URL right.';
    return report.add(`${service} does not answer.`, todo);
  }
  const say = (problem: string) =>
    report.add(
      `${service} ${problem}.`,
      'At the form service, allow the origin of the site (CORS).',
    );
  // A status out of this range fails the preflight, whatever the headers say.
  if (status < 200 || status >= 300) say(`answers the preflight with ${status}`);
  if (!allowsOrigin(headers, origin)) say(`does not allow ${origin}`);
  // POST needs no permission, but a list that leaves it out is a mistake nonetheless.
  const methods = headers['access-control-allow-methods'];
  if (methods && !allows(methods, 'post')) say('does not allow POST');
  if (!allows(headers['access-control-allow-headers'], 'content-type'))
    say('does not allow the header content-type');
}

/** The JSON of an answer; undefined for what is none. */
function jsonOf({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Why an answer to the message is no success; undefined where it is one. */
function refusal(answer: Answer, origin: string): string | undefined {
  const { status, headers, body } = answer;
  const answered = `answered the message with ${status || 'nothing'}`;
  if (!allowsOrigin(headers, origin)) return `${answered}, without allowing the site to read it`;
  if (status < 200 || status >= 300) return answered;
  if (!refusesIn(jsonOf(answer))) return undefined;
  return `refused the message, with ${status}: ${body.toString().slice(0, 200)}`;
}

/** How often a service is asked whether the message has arrived. */
const looks = 12;

/** Asks the form service whether a message is among those that have arrived. */
async function checkDelivery({ client, report }: CheckedSite, messages: Messages, mark: string) {
  const { authorization, patience = 60_000 } = messages;
  const url = new URL(messages.url);
  const key = authorization && { Authorization: authorization };
  let status = 0;
  for (let look = 0; look < looks; look++) {
    const headers = { Accept: 'application/json', ...key };
    const answer = await client.ask(url, { headers, verify: true });
    status = answer.status;
    if (status === 200 && answer.body.includes(mark)) {
      report.notes.push(`The message has arrived: ${url.host} shows it.`);
      return;
    }
    await wait(patience / looks);
  }
  const got = status === 200 ? 'shows no such message' : `answers ${status || 'nothing'}`;
  const what = `Whether the message has arrived is not known: ${url.host} ${got}.`;
  report.add(what, 'Look at the service, FORM_MESSAGES_URL and FORM_MESSAGES_AUTHORIZATION.');
}

/** Sends one message that says what it is, to the address that this checkout expects. */
async function sendMessage(site: CheckedSite, url: URL, messages?: Messages): Promise<void> {
  const { client, origin, report } = site;
  const mark = randomUUID();
  const answer = await client.ask(url, {
    method: 'POST',
    verify: true,
    headers: { Origin: origin, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      name: 'Check of the website',
      email: `check@${new URL(origin).hostname}`,
      message: `Sent by "npm run check -- ${origin} --send" at ${new Date().toISOString()}, as ${mark}. Nobody waits for an answer.`,
    }),
  });
  report.notes.push(`One message was sent; the answer was ${answer.status || 'nothing'}.`);
  const refused = refusal(answer, origin);
  if (refused) {
    const todo = 'Look at the service for the reason; visitors see the message of a failure.';
    report.add(`The form service ${refused}.`, todo);
  } else if (messages) await checkDelivery(site, messages, mark);
  else report.notes.push(`Look whether it arrived: it says "${mark}".`);
}

/** The forms of the pages post where this checkout says. */
async function checkTargets({ ask, pages, origin, report }: CheckedSite, url: URL): Promise<void> {
  let forms = 0;
  for (const path of pages) {
    const html = (await ask(path)).body.toString();
    if (!/action/i.test(html)) continue;
    const { document } = new JSDOM(html).window;
    for (const element of document.querySelectorAll('form[action], [formaction]')) {
      forms += 1;
      const target = element.getAttribute('formaction') ?? element.getAttribute('action') ?? '';
      const to = URL.canParse(target, origin) ? new URL(target, origin).href : target;
      const todo = `Find out who changed it. ${deployAgain}`;
      if (to !== url.href) report.add(`The form posts to ${to}, not to ${url.href}`, todo, path);
    }
  }
  if (!forms) report.add('No page has a form that is sent anywhere.', deployAgain);
}

/** The form's service takes messages from the site; one is sent only where that is asked for. */
export async function checkForm(
  site: CheckedSite,
  { send, messages }: { send?: boolean; messages?: Messages | undefined },
): Promise<void> {
  const { origin, expected, report } = site;
  const url = new URL(expected.formUrl, origin);
  await checkTargets(site, url);
  if (url.origin === origin) {
    const todo = 'Build with CONTACT_FORM_URL set to the address of the form service.';
    report.add(`The form posts to the site itself, at ${url.pathname}.`, todo);
  } else await checkPreflight(site, url);
  if (send) await sendMessage(site, url, messages);
  else report.notes.push('No message was sent (--send does).');
}
