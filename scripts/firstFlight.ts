import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';

/** What a server sends before it waits for an answer, in KB: ten packets (RFC 6928). */
export const firstFlight = 14.6;

/** A page's HTML to the end of what is seen first: the hero, or the first of several things in `main`. */
export function firstView(html: string): string {
  const page = new JSDOM(html, { includeNodeLocations: true });
  const { document } = page.window;
  const hero = document.querySelector('.hero-stage');
  const last = hero ?? document.querySelector('main :not(:only-child)');
  const only = [...document.querySelectorAll('main *')].at(-1);
  const end = page.nodeLocation(last ?? only ?? document)?.endOffset;
  if (!end) throw new Error('The page has neither a hero nor anything in its main.');
  return html.slice(0, end);
}

/** How many bytes a page's first view is as it is sent, without the response's headers. */
export const firstViewBytes = (html: string): number => brotliCompressSync(firstView(html)).length;

/** How many bytes a server sends until the first view is there: the headers and `firstViewBytes`. */
export async function firstFlightBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  const headers = [...response.headers].map((header) => `${header.join(': ')}\r\n`).join('');
  return `HTTP/1.1 200 OK\r\n${headers}\r\n`.length + firstViewBytes(await response.text());
}
