import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import sirv from 'sirv';
import { cacheControl, type Serving } from '../src/build/serving';
import { canonicalPath } from '../src/routes';
import { createInbox, inboxPath } from './inbox';

type SiteServerOptions = {
  /** The folder a build was written to. */
  root: string;
  serving: Serving;
  /** Where the form inbox keeps its messages. */
  inboxFile: string;
};

/** What `compressFolder` made of each text file, the best first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/**
 * Serves a build the way production does: its headers, precompressed files, one address a page,
 * status 404 for what is not there. The form inbox answers at `/inbox`.
 */
export function createSiteServer({ root, serving, inboxFile }: SiteServerOptions): Server {
  const inbox = createInbox(inboxFile);
  const notFoundPage = path.join(root, '404.html');

  const serveFile = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', cacheControl(serving, pathname));
    },
  });

  async function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find(({ name }) => accepted.includes(name));
    const file = notFoundPage + (encoding?.extension ?? '');
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': (await stat(file)).size,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding.name }),
    });
    if (request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(file), response);
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const [pathname = '/', search] = (request.url ?? '/').split('?', 2);
    if (pathname === inboxPath) return inbox(request, response);

    for (const [name, value] of Object.entries(serving.headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // The file of the Not Found page has no address, and files that hosts read are not for visitors.
    if (/^\/(_|404(\.html)?$)/.test(pathname)) return sendNotFound(request, response);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) {
      const location = search === undefined ? canonical : `${canonical}?${search}`;
      response.writeHead(301, { Location: location }).end();
      return;
    }
    serveFile(request, response, () => {
      sendNotFound(request, response).catch((error) => response.destroy(error));
    });
  }

  return createServer((request, response) => {
    handle(request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Server error\n');
    });
  });
}
