import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readBrand } from '../src/build/brand/readBrand';
import { escapeHtml } from '../src/build/escapeHtml';
import { siteFolder } from '../src/build/siteFolder';
import { type ContactMessage, messageFrom } from '../src/features/contact-form/contactMessage';

/** Where the inbox answers, on the site's own origin. */
export const inboxPath = '/inbox';

/** The longest body the inbox takes, in bytes. */
const longestBody = 64 * 1024;

/** A message as it is kept, with the time of its arrival (ISO 8601, UTC). */
type StoredMessage = ContactMessage & { receivedAt: string };

/** A request the inbox refuses: the status and the reason it answers with. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What `input type=email` takes as an address (HTML, "valid e-mail address"). */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

async function readBody(request: IncomingMessage): Promise<string> {
  // To its end: a connection closed in the middle shows as a network error instead of the answer.
  const body = await text(request);
  if (Buffer.byteLength(body) > longestBody) {
    throw new Refusal(413, `The body is longer than ${longestBody} bytes.`);
  }
  return body;
}

function parseBody(type: string, body: string): Record<string, unknown> {
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(body));
  }
  if (!type.startsWith('application/json')) {
    throw new Refusal(415, 'The body is neither JSON nor a form.');
  }
  try {
    const parsed: unknown = JSON.parse(body);
    if (parsed && typeof parsed === 'object') return { ...parsed };
  } catch {
    // Answered below, like JSON that is not an object.
  }
  throw new Refusal(400, 'The body is not a JSON object.');
}

function checkMessage(values: Record<string, unknown>): ContactMessage {
  const message = messageFrom((field) => {
    const value = values[field];
    if (typeof value === 'string' && value.trim()) return value;
    throw new Refusal(422, `The field "${field}" is missing.`);
  });
  if (!emailAddress.test(message.email)) {
    throw new Refusal(422, 'The field "email" is not an e-mail address.');
  }
  return message;
}

/** The messages of a file, one JSON object a line, the newest first. */
async function storedMessages(file: string): Promise<StoredMessage[]> {
  if (!existsSync(file)) return [];
  return (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const stored: Record<string, unknown> = JSON.parse(line);
      const message = messageFrom((field) => String(stored[field]));
      return { ...message, receivedAt: String(stored.receivedAt) };
    })
    .reverse();
}

/**
 * The form inbox: development equipment that takes the place of the external form service, and
 * answers as the usual services do. Messages are kept in `file`, one JSON object a line, so they
 * survive a restart. Returns a handler for the requests to `inboxPath`.
 */
export function createInbox(file: string) {
  async function receive(request: IncomingMessage): Promise<void> {
    const body = await readBody(request);
    const message = checkMessage(parseBody(request.headers['content-type'] ?? '', body));
    const entry: StoredMessage = { receivedAt: new Date().toISOString(), ...message };
    await mkdir(path.dirname(file), { recursive: true });
    await appendFile(file, `${JSON.stringify(entry)}\n`);
  }

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wantsJson = request.headers.accept?.includes('application/json') ?? false;
    try {
      if (request.method === 'GET' || request.method === 'HEAD') {
        send(response, 200, 'text/html', inboxPage(await storedMessages(file)));
      } else if (request.method === 'POST') {
        await receive(request);
        if (wantsJson) send(response, 200, 'application/json', JSON.stringify({ ok: true }));
        else send(response, 200, 'text/html', thanksPage());
      } else {
        response.setHeader('Allow', 'GET, HEAD, POST');
        throw new Refusal(405, `The inbox does not know ${request.method}.`);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (wantsJson) {
        send(response, error.status, 'application/json', JSON.stringify({ error: error.message }));
      } else {
        send(response, error.status, 'text/plain', `${error.message}\n`);
      }
    }
  };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

function document(title: string, content: string): string {
  const { page, heading, surface, accent } = readBrand(siteFolder()).brand.colours;
  return `<!doctype html>
<html lang="en-NZ">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; color: ${heading}; background: ${page} }
article { margin: 1rem 0; padding: 1rem 1.5rem; border-left: 4px solid ${accent}; background: ${surface} }
pre { margin: 0.5rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`;
}

const thanksPage = () =>
  document('Message received', `<p>Thank you. <a href="/">Back to the site</a></p>`);

/** The messages as a page, in the order given. Whatever they contain is shown as text. */
function inboxPage(messages: StoredMessage[]): string {
  const articles = messages.map(
    ({ name, email, message, receivedAt }) => `<article>
<h2>${escapeHtml(name)}</h2>
<p>${escapeHtml(email)}, <time datetime="${escapeHtml(receivedAt)}">${escapeHtml(receivedAt)}</time></p>
<pre>${escapeHtml(message)}</pre>
</article>`,
  );
  return document('Form inbox', articles.join('\n') || '<p>No message has arrived yet.</p>');
}
