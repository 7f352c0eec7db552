import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import { canonicalPath, isNeedlesslyEscaped } from '../src/content/canonicalPath';
import { editorPath } from '../src/editor/settings';
import { addressBelow } from '../src/generator/belowBase';
import { contentType } from '../src/generator/contentTypes';
import { fileOf } from '../src/generator/fileOf';
import { filesBelow } from '../src/generator/filesBelow';
import {
  cacheControl,
  encodings,
  headersOf,
  homesOf,
  isHidden,
  languageAt,
  type Serving,
} from '../src/generator/serving';
import { editorSpellings } from '../src/generator/spellings';
import { isAllowedHost } from './allowedHost';
import { createInbox, inboxPath } from './inbox';
import { addressIn } from './requests';

type SiteServerOptions = {
  /** The folder a build was written to. */
  root: string;
  serving: Serving;
  /** The file of the form inbox's messages. */
  inboxFile: string;
  /** The address that it listens on; this machine's own by default. */
  host?: string;
};

/** Request headers that make the answer depend on the client's copy; a missing page has none. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** The decoded path of a request; one that no file has, if an escape is malformed or needless. */
function decoded(pathname: string): string {
  if (isNeedlesslyEscaped(pathname)) return '/\0';
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/\0';
  }
}

/** A path without the folder of the host that the site is below; outside of it no file is. */
const within = (base: string, pathname: string): string =>
  `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) : '/\0';

function setHeaders(response: ServerResponse, serving: Serving, pathname: string) {
  response.setHeaders(new Map(Object.entries(headersOf(serving, pathname))));
  response.setHeader('Cache-Control', cacheControl(serving, pathname));
}

/** The target of an old address, or of another spelling of a page's; undefined for others. */
function locationFor(
  { base, editor, languages, redirects }: Serving,
  files: ReadonlySet<string>,
  pathname: string,
  search?: string,
): string | undefined {
  const canonical = canonicalPath(pathname);
  const old = redirects.find(({ from }) => from === canonical);
  if (old) return addressBelow(base, old.to);
  const edit = editor && editorSpellings.find(({ from }) => from === pathname)?.to;
  const isPage = (spelling: string) => !isHidden(spelling) && files.has(fileOf(spelling));
  const home = languages.find((language) =>
    [language, `${language}/index`].includes(canonical.toLowerCase()),
  );
  const to =
    (home && `${home}/`) ?? edit ?? [canonical, canonical.toLowerCase()].find(isPage) ?? pathname;
  if (to === pathname) return undefined;
  return base + encodeURI(to) + (search === undefined ? '' : `?${search}`);
}

/**
 * Serves a build the way production does: its headers, precompressed files, one address a page,
 * status 404 for missing files. Conditional and range requests are answered by `send`
 * (RFC 9110, sections 13 and 14). The form inbox answers at `/inbox`.
 */
export function createSiteServer({ root, serving, inboxFile, host }: SiteServerOptions): Server {
  const inbox = createInbox(
    inboxFile,
    (page) => serving.formFields[languageAt(serving, within(serving.base, page))] ?? [],
  );
  const files = new Set(filesBelow(root));

  /** The public file at a path; undefined if there is none. */
  function fileAt(pathname: string): string | undefined {
    if (isHidden(pathname)) return undefined;
    const name = pathname.slice(1);
    const candidates = [...homesOf(serving), editorPath].includes(pathname)
      ? [`${name}index.html`]
      : [name, `${name}.html`];
    return candidates.find((candidate) => files.has(candidate));
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string) {
    const compressed = encodings.filter(({ extension }) => files.has(file + extension));
    const accepted = new Negotiator(request).encodings();
    const encoding = compressed.find(({ name }) => accepted.includes(name));
    response.setHeader('Content-Type', contentType(file));
    if (compressed.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding.name);
    send(
      request,
      `/${`${file}${encoding?.extension ?? ''}`.split('/').map(encodeURIComponent).join('/')}`,
      {
        root,
        dotfiles: 'allow',
        cacheControl: false,
        acceptRanges: response.statusCode === 200,
      },
    )
      .on('error', ({ status = 500 }: { status?: number }) => response.writeHead(status).end())
      .pipe(response);
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const [address = '/', search] = (request.url ?? '/').split('?', 2);
    // Once, and first, so that hidden files are hidden in every spelling.
    const pathname = within(serving.base, decoded(address));
    setHeaders(response, serving, pathname);
    // Connections persist without this header (RFC 9112, section 9.3).
    response.removeHeader('Connection');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const location = locationFor(serving, files, pathname, search);
    if (location) return void response.writeHead(301, { Location: location }).end();
    const file = fileAt(pathname);
    if (!file) {
      for (const name of conditions) delete request.headers[name];
      response.statusCode = 404;
      // A page, wherever it is shown.
      setHeaders(response, serving, '/');
    }
    const notFound = `${languageAt(serving, pathname)}/404.html`;
    sendFile(request, response, file ?? notFound.slice(1));
  }

  return createServer(async (request, response) => {
    try {
      // See `isAllowedHost`: a page of another name could read the site.
      if (!isAllowedHost(request.headers.host, host))
        response
          .writeHead(403, { 'Content-Type': 'text/plain' })
          .end('Not a name of this server.\n');
      else if (addressIn(request) === inboxPath) await inbox(request, response);
      else handle(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Server error\n');
    }
  });
}
