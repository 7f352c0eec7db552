import { hashOf } from '../../src/build/deployment';
import { editorPath } from '../../src/build/editor/settings';
import { cacheControl, headersOf, longestForMissing } from '../../src/build/serving';
import { sayWhatChanged } from './changed';
import type { CheckedSite } from './checkSite';
import type { Answer } from './client';
import { deployAgain, hostFile } from './report';

/**
 * For how long a browser or a CDN keeps an answer without asking again, in s: the longer of what it
 * says to either. Without a word of it a time is reckoned from other headers, if there are any (RFC
 * 9111, section 4.2.2).
 */
function keptFor(headers: Record<string, string>): number {
  const caching = headers['cache-control'];
  if (caching === undefined) return headers['last-modified'] || headers.expires ? Infinity : 0;
  if (/\bno-(store|cache)\b/i.test(caching)) return 0;
  const ages = [...caching.matchAll(/\b(?:s-maxage|max-age)\s*=\s*"?(\d+)/gi)];
  return ages.length ? Math.max(...ages.map(([, age]) => Number(age))) : Infinity;
}

/**
 * Whether an answer is cached as `serving.ts` says: in its words, in those of a host whose rules hold
 * for whole folders, or in a host's own wording of "ask each time".
 */
function isCachedWell({ expected }: CheckedSite, path: string, { status, headers }: Answer) {
  if (status === 404) return keptFor(headers) <= longestForMissing;
  const got = headers['cache-control'] ?? '';
  const { caching } = expected.serving;
  const folder = caching.find(({ prefix }) => path.startsWith(prefix))?.wholeFolder;
  const value = cacheControl(expected.serving, path);
  const asksEachTime = /\b(max-age=0|no-cache)\b/.test(got) && !/immutable/.test(got);
  return got === value || got === folder || (value === 'no-cache' && asksEachTime);
}

/** A policy as its parts: `script-src 'self'`. */
const partsOf = (policy: string) =>
  policy.split(';').flatMap((directive) => {
    const [name = '', ...values] = directive.trim().split(/\s+/);
    return values.map((value) => `${name} ${value}`);
  });

const without = (all: string[], others: string[]) => all.filter((one) => !others.includes(one));

/** The headers of an answer, the policy part by part. */
function checkHeaders(site: CheckedSite, path: string, answer: Answer): void {
  const { expected, report } = site;
  const say = (what: string) => report.add(what, hostFile, path);
  for (const [name, value] of Object.entries(headersOf(expected.serving, path))) {
    const got = answer.headers[name.toLowerCase()];
    if (got === undefined) say(`${name} is missing`);
    else if (name === 'Content-Security-Policy') {
      const [needed, given] = [partsOf(value), partsOf(got)];
      for (const part of without(needed, given)) say(`The policy lacks ${part} for`);
      for (const part of without(given, needed)) say(`The policy allows too much, ${part}, for`);
    } else if (got !== value) say(`${name} is "${got}", not "${value}"`);
  }
  if (isCachedWell(site, path, answer)) return;
  const { 'cache-control': caching = '' } = answer.headers;
  const wanted = `Cache-Control is "${caching}", not "${cacheControl(expected.serving, path)}"`;
  const isMissing = answer.status === 404;
  say(isMissing ? `"It is not there" is kept for too long (Cache-Control "${caching}")` : wanted);
}

/** Compression of a page, and the answer to "has it changed?". */
async function checkTransfer({ ask, report }: CheckedSite, path: string, answer: Answer) {
  const packed = await ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  if (packed.status !== answer.status || !packed.body.equals(answer.body))
    report.add('What is sent compressed is not what is sent plain', deployAgain, path);
  else if (!packed.headers['content-encoding'])
    report.add('It is sent uncompressed', hostFile, path);
  else if (!/accept-encoding/i.test(packed.headers.vary ?? ''))
    report.add('Vary does not name Accept-Encoding', hostFile, path);
  if (answer.status !== 200) return;
  const { etag } = answer.headers;
  if (!etag) report.add('There is no ETag', hostFile, path);
  else if ((await ask(path, { headers: { 'If-None-Match': etag } })).status !== 304)
    report.add('Its own ETag does not give 304', 'Let the host answer If-None-Match.', path);
}

/** Names that hosts with lists of their own have for a type. */
const sameTypes: Record<string, string> = {
  'application/javascript': 'text/javascript',
  'application/xml': 'text/xml',
  'image/x-icon': 'image/vnd.microsoft.icon',
};

/** A type that can be compared; of pages alone the encoding counts. */
function comparable(type = ''): string {
  const [bare = '', encoding] = type.toLowerCase().split(/; ?/);
  return bare === 'text/html' ? `${bare};${encoding}` : (sameTypes[bare] ?? bare);
}

/** What is too large to be loaded for a look at it: its names say what is in it. */
const isLarge = (path: string) => /^\/(pictures|downloads|edit\/decap)\//.test(path);

/** The answer at an address; that of the editor's page where a host takes the slash at its end. */
async function answerAt({ ask }: CheckedSite, path: string): Promise<Answer> {
  const answer = await ask(path, isLarge(path) ? { method: 'HEAD' } : {});
  const withoutSlash = path.slice(0, -1);
  const isMoved = path === editorPath && answer.headers.location?.endsWith(withoutSlash);
  return isMoved ? ask(withoutSlash) : answer;
}

/** Another spelling of an address leads to it for good, in one step. */
function checkRedirect({ origin, report }: CheckedSite, from: string, to: string, answer: Answer) {
  const { status, headers } = answer;
  const { location = '' } = headers;
  const leads = location && URL.canParse(location, origin) && new URL(location, origin + from).href;
  if ((status === 301 || status === 308) && leads === new URL(to, origin).href) return;
  const what = leads ? `${from} leads to ${leads} with ${status}` : `${from} answers ${status}`;
  report.add(`${what} instead of leading for good to`, hostFile, to);
}

/** An address answers as the build says: with its status, as what it is, with its headers, unchanged. */
export async function checkAddress(site: CheckedSite, path: string): Promise<void> {
  const { report, expected, pages } = site;
  const { status = 404, type, hash, location } = expected.addresses[path] ?? {};
  const answer = await answerAt(site, path);
  if (location !== undefined) return checkRedirect(site, path, location, answer);
  if (answer.status !== status) {
    const todo = status === 404 ? hostFile : deployAgain;
    if (!answer.status) return report.add('Nothing answers', todo, path);
    if (answer.status === 404) return report.add('It is not there', todo, path);
    return report.add(`The status is ${answer.status}, not ${status}`, todo, path);
  }
  const { 'content-type': got = '' } = answer.headers;
  if (type !== undefined && comparable(got) !== comparable(type)) {
    const todo = 'Let the host answer 404 for what is not there, and know the type of what is.';
    return report.add(`It is sent as "${got}", not "${type}"`, todo, path);
  }
  checkHeaders(site, path, answer);
  const isChanged = hash && !isLarge(path) && hashOf(answer.body) !== hash;
  if (isChanged) sayWhatChanged(site, path, answer.body.toString());
  else if (pages.includes(path)) await checkTransfer(site, path, answer);
}
