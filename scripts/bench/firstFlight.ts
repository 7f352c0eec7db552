import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';

/** A page's HTML to the end of what is seen first: the hero, or the first of several things in `main`. */
export function firstView(html: string): string {
  const page = new JSDOM(html, { includeNodeLocations: true });
  const { document } = page.window;
  const hero = document.querySelector('.hero-stage');
  let last = hero ?? document.querySelector('main');
  while (!hero && last?.childElementCount === 1) last = last.firstElementChild;
  if (!hero) last = last?.firstElementChild ?? last;
  const end = last && page.nodeLocation(last)?.endOffset;
  if (!end) throw new Error('The page has neither a hero nor anything in its main.');
  return html.slice(0, end);
}

/** How many bytes a page's first view is as it is sent, without the response's headers. */
export const firstViewBytes = (html: string): number => brotliCompressSync(firstView(html)).length;

/** How many bytes a server sends until the first view is there: the headers and `firstViewBytes`. */
export async function firstFlightBytes(url: string): Promise<number> {
  const [response] = await once(get(url, { headers: { 'Accept-Encoding': 'br' } }), 'response');
  const message: IncomingMessage = response;
  const html = brotliDecompressSync(Buffer.concat(await message.toArray())).toString();
  const headers = message.rawHeaders.map((text) => `${text}: `).join('');
  return `HTTP/1.1 200 OK\r\n${headers}\r\n`.length + firstViewBytes(html);
}
