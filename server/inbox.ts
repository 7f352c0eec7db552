import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { type FormField, specified } from '../src/features/contact-form/content';
import { isOfAnotherAccount } from './account';
import { isOwnOrigin } from './ownPage';

export const inboxPath = '/inbox';

/** The file of messages of `npm start` and `npm run preview`. Git ignores it. */
export const inboxFile = path.resolve('.inbox', 'messages.jsonl');

/** In bytes. */
const longestBody = 64 * 1024;

/** The fields that the company has added to the form of the page at a path. */
type OwnFields = (page: string) => readonly FormField[];

type Answer = { status: number; error?: string };

/** What a form sends by itself: a name for each of several choices. */
const valuesOf = (form: URLSearchParams) =>
  Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name)]));

/** The fields of a body, JSON or a form's; null if it is neither. */
function fieldsOf(type: string, body: string): Record<string, unknown> | null {
  if (type.startsWith('application/x-www-form-urlencoded'))
    return valuesOf(new URLSearchParams(body));
  try {
    const value: unknown = JSON.parse(body);
    return value && typeof value === 'object' ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Beyond these the oldest messages go. */
const mostMessages = 500;

/** The messages of a file, each a line of JSON, the oldest first. */
const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** Keeps a message, readable only for the user who runs the server. */
function keep(file: string, message: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = [...linesOf(file), JSON.stringify(message)].slice(-mostMessages);
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The body of a request; undefined for one that is too long, which is not read to its end. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // A connection that is closed in the middle shows as a network error, not as the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > longestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Keeps a message as a line of JSON, unless it has a fault. */
function receive(
  file: string,
  type: string,
  body: string | undefined,
  own: readonly FormField[],
): Answer {
  if (body === undefined)
    return { status: 413, error: `The body is longer than ${longestBody} bytes.` };
  if (!/^application\/(json|x-www-form-urlencoded)/.test(type))
    return { status: 415, error: 'The body is neither JSON nor a form.' };
  const fields = fieldsOf(type, body);
  if (!fields) return { status: 400, error: 'The body is not a JSON object.' };
  const message: Record<string, string> = { receivedAt: new Date().toISOString() };
  const must = specified.map((name) => ({ name, required: true, choices: undefined }));
  for (const { name, required, choices } of [...must, ...own]) {
    const values = [fields[name] ?? []].flat().filter((value) => value !== '');
    const isRight = (value: unknown) =>
      typeof value === 'string' && value.trim() && (choices?.includes(value) ?? true);
    if (!values.every(isRight) || (required && values.length === 0))
      return { status: 422, error: `The field "${name}" is missing, or not what it can be.` };
    message[name] = values.join(', ');
  }
  // The addresses that `input type=email` takes.
  if (!z.regexes.html5Email.test(message.email ?? ''))
    return { status: 422, error: 'The field "email" is not an e-mail address.' };
  keep(file, message);
  return { status: 200 };
}

/** The messages of a file as HTML, the newest first. All they contain is shown as text. */
function listed(file: string): string {
  const articles = linesOf(file)
    .reverse()
    .map((line) => {
      const stored: Record<string, unknown> = JSON.parse(line);
      const own = Object.keys(stored).filter(
        (name) => ![...specified, 'receivedAt'].includes(name),
      );
      const shown = (name: string) => renderToStaticMarkup(String(stored[name]));
      return `<article>
<h2>${shown('name')}</h2>
<p>${shown('email')}, <time>${shown('receivedAt')}</time></p>
<pre>${shown('message')}</pre>
${own.map((name) => `<p>${name}: ${shown(name)}</p>`).join('\n')}
</article>`;
    });
  return articles.join('\n') || '<p>No message has arrived yet.</p>';
}

const page = (title: string, content: string) => `<!doctype html>
<html lang="en-NZ">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif }
article { margin: 1rem 0; padding: 0 1.5rem; border-left: 4px solid }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`;

async function answerTo(request: IncomingMessage, file: string, own: OwnFields): Promise<Answer> {
  const { method, headers } = request;
  if (method !== 'POST') return { status: 405, error: `The inbox does not know ${method}.` };
  // Any page that a developer visits could fill it otherwise.
  if (headers.origin !== undefined && !isOwnOrigin(headers))
    return { status: 403, error: 'The inbox only takes messages of its own site.' };
  const { referer = '' } = headers;
  const page = URL.canParse(referer) ? new URL(referer).pathname : '/';
  return receive(file, headers['content-type'] ?? '', await bodyOf(request), own(page));
}

/**
 * The form inbox: development equipment that takes the place of the external form service, and
 * answers as the usual services do. Messages are kept in `file`, one JSON object a line, so they
 * survive a restart. Returns a handler for the requests to `inboxPath`.
 */
export function createInbox(file: string, own: OwnFields = () => []) {
  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const send = (status: number, type: string, body: string) =>
      response
        .writeHead(status, {
          'Content-Type': `${type}; charset=utf-8`,
          'Content-Length': Buffer.byteLength(body),
          'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
          Allow: 'GET, HEAD, POST',
          // The rest of a body that is too long is not waited for.
          ...(status === 413 && { Connection: 'close' }),
        })
        .end(body);
    const isAsked = method === 'GET' || method === 'HEAD';
    if (isAsked && isOfAnotherAccount(request.socket))
      return void send(403, 'text/plain', 'The inbox shows messages only to its own account.\n');
    if (isAsked) return void send(200, 'text/html', page('Form inbox', listed(file)));
    const { status, error } = await answerTo(request, file, own);
    if (headers.accept?.includes('application/json'))
      send(status, 'application/json', JSON.stringify(error ? { error } : { ok: true }));
    else {
      const title = renderToStaticMarkup(error ?? 'Message received');
      send(status, 'text/html', page(title, '<p><a href="/">Back to the site</a></p>'));
    }
  };
}
