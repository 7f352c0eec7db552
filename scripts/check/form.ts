import type { Finding } from './finding';
import type { DeployedSite } from './site';

const tokens = (value: string | undefined) =>
  (value ?? '').split(',').map((token) => token.trim().toLowerCase());

/** Whether a list of a CORS answer allows a value; no cookies are sent, so `*` does. */
const allows = (list: string | undefined, value: string) =>
  tokens(list).some((token) => token === '*' || token === value.toLowerCase());

const askService = 'At the form service, allow the origin of the site (CORS).';

/** What the answers of the form service lack for a browser to hand them to the page. */
function allowsOrigin(headers: Record<string, string>, origin: string): boolean {
  const allowed = headers['access-control-allow-origin'];
  return allowed === '*' || allowed === origin;
}

/** The preflight that a browser sends before the message (Fetch, "CORS-preflight fetch"). */
async function checkPreflight({ client, origin }: DeployedSite, url: URL): Promise<Finding[]> {
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
        todo: 'Look whether the service is up and the address in CONTACT_FORM_URL is right.',
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

/** Sends one message that says what it is. */
async function sendMessage({ client, origin }: DeployedSite, url: URL) {
  const body = JSON.stringify({
    name: 'Check of the website',
    email: `check@${new URL(origin).hostname}`,
    message: `Sent by "npm run check -- ${origin} --send" at ${new Date().toISOString()}. Nobody waits for an answer.`,
  });
  const { status, headers } = await client.ask(url, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
  });
  const accepted = status >= 200 && status < 300 && allowsOrigin(headers, origin);
  const findings: Finding[] = accepted
    ? []
    : [
        {
          what: `The form service answered the message with ${status || 'nothing'}${
            allowsOrigin(headers, origin) ? '' : ', without allowing the site to read it'
          }.`,
          todo: 'Look at the service for the reason; visitors see the message of a failure.',
        },
      ];
  return { findings, notes: [`One message was sent; the answer was ${status || 'nothing'}.`] };
}

/** The form's service takes messages from the site; one is sent only where that is asked for. */
export async function checkForm(
  site: DeployedSite,
  { send }: { send: boolean },
): Promise<{ findings: Finding[]; notes: string[] }> {
  if (!site.formUrl) {
    const what = 'No page has a form that is sent anywhere.';
    return { findings: [{ what, todo: 'Build again and deploy the whole of dist/.' }], notes: [] };
  }
  const url = new URL(site.formUrl, site.origin);
  const isOwn = url.origin === site.origin;
  const own = {
    what: `The form posts to the site itself, at ${url.pathname}.`,
    todo: 'Build with CONTACT_FORM_URL set to the address of the form service.',
  };
  const preflight = isOwn ? [own] : await checkPreflight(site, url);
  if (!send) return { findings: preflight, notes: ['No message was sent (--send does).'] };
  const sent = await sendMessage(site, url);
  return { findings: [...preflight, ...sent.findings], notes: sent.notes };
}
