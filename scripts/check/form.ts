import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import type { FormField } from '../../src/features/contact-form/content';
import { refusesIn } from '../../src/features/contact-form/serviceAnswer';
import { addressFromEnvironment } from '../formUrl';
import { type CheckedSite, deployAgain } from './checkedSite';
import { answers } from './client';

/**
 * Whether the JSON of an answer looks like a refusal in words that no page reads: each service has
 * its own.
 */
function seemsRefused(json: unknown): boolean {
  const { success, ok, status, result, code }: Record<string, unknown> = Object(json);
  return (
    [success, ok].some((value) => /^(0|no|err.*|fail.*)$/i.test(`${value}`)) ||
    [status, result].some((value) =>
      /err|fail|invalid|reject|refuse|denied|spam/i.test(`${value}`),
    ) ||
    [status, code].some((value) => Number(value) >= 400)
  );
}

/** The fault of a service's answer, which a page has to be allowed to read (CORS). */
async function faultOf(site: CheckedSite, method: string, asked: object, message?: string) {
  const headers = { Origin: site.origin, ...asked };
  const service = new URL(site.expected.formUrl, site.origin).href;
  const answer = await site.ask(service, { method, headers, body: message });
  const { status, body } = answer;
  const allowed = (what: string) => `${answer.headers[`access-control-allow-${what}`] ?? ''}`;
  const json: unknown = await new Response(`${body}`).json().catch(() => undefined);
  if (status < 200 || status >= 300) return answers(status);
  if (!['*', site.origin].includes(allowed('origin'))) return `does not allow ${site.origin}`;
  const said = `the message, with ${status}: ${`${body}`.slice(0, 200)}`;
  if (message && refusesIn(json)) return `refused ${said}`;
  if (message)
    return seemsRefused(json)
      ? `seems to refuse ${said}; visitors read that it was sent`
      : undefined;
  // POST needs no permission, but a list that leaves it out is a mistake nonetheless.
  if (!/^$|\*|\bpost\b/i.test(allowed('methods'))) return 'does not allow POST';
  if (!/\*|\bcontent-type\b/i.test(allowed('headers'))) return 'does not allow content-type';
}

/** Waits up to a minute for a message to be among those that the service shows. */
async function checkDelivery({ ask, say }: CheckedSite, shown: string, mark: string) {
  const { host } = new URL(shown);
  const { FORM_MESSAGES_AUTHORIZATION: Authorization } = process.env;
  const headers = { Accept: 'application/json', ...(Authorization && { Authorization }) };
  let answer = await ask(shown, { headers });
  const isShown = () => answer.status === 200 && answer.body.includes(mark);
  for (let looks = 1; looks < 12 && answer.status === 200 && !isShown(); looks++) {
    await wait(5000);
    answer = await ask(shown, { headers });
  }
  if (isShown()) return say(`The message has arrived: ${host} shows it.`);
  const got = answer.status === 200 ? 'shows no such message' : answers(answer.status);
  const todo = 'Look at the service, FORM_MESSAGES_URL and FORM_MESSAGES_AUTHORIZATION.';
  say(`Whether the message has arrived is not known: ${host} ${got}.`, todo);
}

/** A field that the company has added to the form, with something that it takes. */
function filledIn({ name, kind, choices = [] }: FormField) {
  const [first = ''] = choices;
  const texts = { text: name, number: '1', date: '2026-01-01', telephone: '000', consent: 'yes' };
  return [name, kind === 'choices' ? [first] : kind === 'choice' ? first : texts[kind]];
}

/** What sends words to an address; a form of another method leads to a page. */
const posting = 'form[method="post" i][action], [formaction]';

/** Checks that the forms of the pages post to the right address. */
function checkTargets({ pages, say, expected: { formUrl } }: CheckedSite): void {
  let forms = 0;
  // Parsing is slow, and most pages have no form.
  for (const [path, html] of [...pages].filter(([, text]) => /action/i.test(text)))
    for (const element of JSDOM.fragment(html).querySelectorAll(posting)) {
      forms += 1;
      const to = element.getAttribute('formaction') ?? element.getAttribute('action');
      const todo = `Find out who changed it. ${deployAgain}`;
      if (to !== formUrl) say(`The form posts to ${to}, not to ${formUrl}`, todo, path);
    }
  if (!forms) say('No page has a form that is sent anywhere.', deployAgain);
}

/** Checks that the form's service takes messages from the site; with `--send` it sends one. */
export async function checkForm(site: CheckedSite): Promise<void> {
  const { say, origin, expected, send } = site;
  checkTargets(site);
  const name = `The form service at ${new URL(expected.formUrl, origin).host}`;
  // As a browser does before it sends the message (Fetch, "CORS-preflight fetch").
  const refused = await faultOf(site, 'OPTIONS', {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  });
  const repair =
    'Look whether the service is up, its certificate valid and the address in CONTACT_FORM_URL right, and allow the origin of the site there (CORS).';
  if (refused) say(`${name} ${refused}.`, repair);
  if (!send) return say('No message was sent (--send does).');
  const shown = addressFromEnvironment('FORM_MESSAGES_URL');
  const mark = process.env.CHECK_MARK || randomUUID();
  const message = JSON.stringify({
    ...Object.fromEntries((expected.serving.formFields?.[''] ?? []).map(filledIn)),
    name: 'Check of the website',
    email: `check@${new URL(origin).hostname}`,
    message: `Sent by "npm run check -- ${origin} --send" at ${new Date().toISOString()}, as ${mark}. It needs no answer.`,
  });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const fault = await faultOf(site, 'POST', headers, message);
  say(`One message was sent, which says "${mark}". Look whether it arrived.`);
  const todo =
    'Look at the service for the reason. Visitors see that it failed if the status is not 2xx, or the JSON has success: false, ok: false, an error or errors: have the service answer so.';
  if (fault) say(`${name} ${fault}.`, todo);
  else if (shown) await checkDelivery(site, shown, mark);
}
