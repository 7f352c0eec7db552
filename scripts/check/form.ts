import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { refusesIn } from '../../src/features/contact-form/serviceAnswer';
import type { Answer, Client } from './client';
import { formTargets } from './expected';
import { createFindings, type Finding } from './finding';
import type { DeployedSite } from './site';

/** Where a form service shows the messages that have arrived. */
export type Messages = {
  url: string;
  /** What to send as `Authorization`. */
  authorization?: string | undefined;
  /** How long to wait for the message, in ms. */
  patience?: number;
};

const tokens = (value: string | undefined) =>
  (value ?? '').split(',').map((token) => token.trim().toLowerCase());

/** Whether a list of a CORS answer allows a value; no cookies are sent, so `*` does. */
const allows = (list: string | undefined, value: string) =>
  tokens(list).some((token) => token === '*' || token === value.toLowerCase());

const askService = 'At the form service, allow the origin of the site (CORS).';

/** Whether an answer of another site allows a browser to hand it to a page of this origin. */
export function allowsOrigin(headers: Record<string, string>, origin: string): boolean {
  const allowed = headers['access-control-allow-origin'];
  return allowed === '*' || allowed === origin;
}

/** The preflight that a browser sends before the message (Fetch, "CORS-preflight fetch"). */
async function checkPreflight(client: Client, origin: string, url: URL): Promise<Finding[]> {
  const { status, headers } = await client.ask(url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  if (!status) {
    return [
      {
        what: `The form service at ${url.host} does not answer.`,
        todo: 'Look whether the service is up, its certificate valid and the address in CONTACT_FORM_URL right.',
      },
    ];
  }
  const wrong = [
    // A status out of this range fails the preflight, whatever the headers say.
    !(status >= 200 && status < 300) && `answers the preflight with ${status}`,
    !allowsOrigin(headers, origin) && `does not allow ${origin}`,
    // POST needs no permission, but a list that leaves it out is a mistake nonetheless.
    headers['access-control-allow-methods'] &&
      !allows(headers['access-control-allow-methods'], 'POST') &&
      'does not allow POST',
    !allows(headers['access-control-allow-headers'], 'content-type') &&
      'does not allow the header content-type',
  ].filter((problem) => typeof problem === 'string' && problem !== '');
  return wrong.map((problem) => ({
    what: `The form service at ${url.host} ${problem}.`,
    todo: askService,
  }));
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
  if (!allowsOrigin(headers, origin)) {
    return `answered the message with ${status || 'nothing'}, without allowing the site to read it`;
  }
  if (status < 200 || status >= 300) return `answered the message with ${status || 'nothing'}`;
  if (refusesIn(jsonOf(answer))) {
    return `refused the message, with ${status}: ${body.toString().slice(0, 200)}`;
  }
  return undefined;
}

type Looked = { findings: Finding[]; notes: string[] };

/** How often a service is asked whether the message has arrived. */
const looks = 12;
/** How long that may take, in ms. */
const usualPatience = 60_000;

/** Asks the form service whether a message is among those that have arrived. */
async function checkDelivery(client: Client, messages: Messages, mark: string): Promise<Looked> {
  const { authorization, patience = usualPatience } = messages;
  const url = new URL(messages.url);
  let status = 0;
  for (let look = 0; look < looks; look++) {
    const answer = await client.ask(url, {
      headers: {
        Accept: 'application/json',
        ...(authorization && { Authorization: authorization }),
      },
    });
    status = answer.status;
    if (status === 200 && answer.body.includes(mark)) {
      return { findings: [], notes: [`The message has arrived: ${url.host} shows it.`] };
    }
    await wait(patience / looks);
  }
  const got = status === 200 ? 'shows no such message' : `answers ${status || 'nothing'}`;
  const what = `Whether the message has arrived is not known: ${url.host} ${got}.`;
  const todo = 'Look at the service, FORM_MESSAGES_URL and FORM_MESSAGES_AUTHORIZATION.';
  return { findings: [{ what, todo }], notes: [] };
}

/** Sends one message that says what it is, to the address that this checkout expects. */
async function sendMessage(
  client: Client,
  origin: string,
  { url, messages }: { url: URL; messages: Messages | undefined },
): Promise<Looked> {
  const mark = randomUUID();
  const body = JSON.stringify({
    name: 'Check of the website',
    email: `check@${new URL(origin).hostname}`,
    message: `Sent by "npm run check -- ${origin} --send" at ${new Date().toISOString()}, as ${mark}. Nobody waits for an answer.`,
  });
  const answer = await client.ask(url, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
  });
  const sent = `One message was sent; the answer was ${answer.status || 'nothing'}.`;
  const refused = refusal(answer, origin);
  if (refused) {
    const todo = 'Look at the service for the reason; visitors see the message of a failure.';
    return { findings: [{ what: `The form service ${refused}.`, todo }], notes: [sent] };
  }
  const arrived = messages
    ? await checkDelivery(client, messages, mark)
    : { findings: [], notes: [`Look whether it arrived: it says "${mark}".`] };
  return { findings: arrived.findings, notes: [sent, ...arrived.notes] };
}

/** The forms of the pages post where this checkout says. */
function checkTargets({ pages, origin, expected: { formUrl } }: DeployedSite): Finding[] {
  const findings = createFindings();
  const url = new URL(formUrl, origin).href;
  const targets = pages.flatMap(({ html, path }) =>
    formTargets(html).map((target) => ({ path, target })),
  );
  for (const { path, target } of targets) {
    const to = URL.canParse(target, origin) ? new URL(target, origin).href : target;
    if (to !== url) {
      const todo = 'Find out who changed it; build again and deploy the whole of dist/.';
      findings.add(`The form posts to ${to}, not to ${url}`, path, todo);
    }
  }
  if (targets.length) return findings.all();
  const what = 'No page has a form that is sent anywhere.';
  return [{ what, todo: 'Build again and deploy the whole of dist/.' }];
}

type FormOptions = {
  send: boolean;
  messages: Messages | undefined;
  /** A client that takes the certificates that browsers take. */
  client: Client;
};

/** The form's service takes messages from the site; one is sent only where that is asked for. */
export async function checkForm(site: DeployedSite, options: FormOptions): Promise<Looked> {
  const { send, messages, client } = options;
  const { origin } = site;
  const url = new URL(site.expected.formUrl, origin);
  const own = {
    what: `The form posts to the site itself, at ${url.pathname}.`,
    todo: 'Build with CONTACT_FORM_URL set to the address of the form service.',
  };
  const findings = [
    ...checkTargets(site),
    ...(url.origin === origin ? [own] : await checkPreflight(client, origin, url)),
  ];
  if (!send) return { findings, notes: ['No message was sent (--send does).'] };
  const sent = await sendMessage(client, origin, { url, messages });
  return { findings: [...findings, ...sent.findings], notes: sent.notes };
}
