import { brotliCompressSync } from 'node:zlib';
import { JSDOM, VirtualConsole } from 'jsdom';

/** How much a server sends before it waits for an answer, in KB: ten packets (RFC 6928). */
export const firstFlight = 14.6;

/** HTML to the end of the first view: the hero, or the first of several parts in `main`. */
export function firstView(html: string): string {
  // It says nothing of styles that it cannot read.
  const virtualConsole = new VirtualConsole();
  const page = new JSDOM(html, { includeNodeLocations: true, virtualConsole });
  const { document } = page.window;
  const hero = document.querySelector('.hero-stage');
  const last = hero ?? document.querySelector('main :not(:only-child)');
  const only = [...document.querySelectorAll('main *')].at(-1);
  const end = page.nodeLocation(last ?? only ?? document)?.endOffset;
  if (!end) throw new Error('The page has neither a hero nor anything in its main.');
  return html.slice(0, end);
}

/** The size of a page's first view in bytes, compressed, without the response's headers. */
export const firstViewBytes = (html: string): number => brotliCompressSync(firstView(html)).length;

/** How many bytes a server sends up to the end of the first view, headers included. */
export async function firstFlightBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  const headers = [...response.headers].map((header) => `${header.join(': ')}\r\n`).join('');
  return `HTTP/1.1 200 OK\r\n${headers}\r\n`.length + firstViewBytes(await response.text());
}
