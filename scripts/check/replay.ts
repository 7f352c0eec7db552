import { type Deployment, hashOf } from '../../src/build/deployment';
import { editorPath } from '../../src/build/editor/settings';
import { cacheControl, headersOf, longestForMissing, type Serving } from '../../src/build/serving';
import { sayWhatChanged } from './changed';
import type { CheckedSite } from './checkSite';
import type { Answer } from './client';
import { deployAgain, hostFile } from './report';

/**
 * Whether an answer is cached as `serving.ts` says: in its words, in those of a host whose rules hold
 * for whole folders, or in a host's own wording of "ask each time". What is not there may be kept for a
 * short time.
 */
function isCachedWell({ caching }: Serving, path: string, status: number, got = ''): boolean {
  const ages = got.match(/\d+/g) ?? [];
  if (status === 404)
    return /no-(store|cache)/.test(got) || ages.every((age) => +age <= longestForMissing);
  const rule = caching.find(({ prefix }) => path.startsWith(prefix));
  const asksEachTime = /\b(max-age=0|no-cache)\b/.test(got);
  return got === rule?.wholeFolder || (rule?.value === 'no-cache' && asksEachTime);
}

/** A policy as its parts: `script-src 'self'`. */
const partsOf = (policy: string) =>
  policy.split(';').flatMap((directive) => {
    const [name = '', ...values] = directive.trim().split(/\s+/);
    return values.map((value) => `${name} ${value}`);
  });

const without = (all: string[], others: string[]) => all.filter((one) => !others.includes(one));

/** What is wrong with the headers of an answer, the policy part by part. */
function headerFaults({ serving }: Deployment, path: string, { status, headers }: Answer) {
  const answered = status === 404 ? '/' : path;
  const ofPath = headersOf(serving, path);
  const caching = { 'Cache-Control': cacheControl(serving, answered) };
  const wanted = { ...ofPath, ...headersOf(serving, answered), ...caching };
  return Object.entries(wanted).flatMap(([name, value]) => {
    const got = headers[name.toLowerCase()];
    // Hosts that go by the address alone give the page of what is not there the headers of a file.
    if (got === value || (got !== undefined && got === ofPath[name])) return [];
    if (name === 'Cache-Control' && isCachedWell(serving, path, status, got)) return [];
    if (got === undefined) return `${name} is missing`;
    if (name !== 'Content-Security-Policy') return `${name} is "${got}", not "${value}"`;
    const [needed, given] = [partsOf(value), partsOf(got)];
    return [
      ...without(needed, given).map((part) => `The policy lacks ${part} for`),
      ...without(given, needed).map((part) => `The policy allows too much, ${part}, for`),
    ];
  });
}

/** Compression of a page, and the answer to "has it changed?". */
async function checkTransfer({ ask, say }: CheckedSite, path: string, answer: Answer) {
  const packed = await ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const { 'content-encoding': encoding, vary = '' } = packed.headers;
  if (packed.status !== answer.status || !packed.body.equals(answer.body))
    say('What is sent compressed is not what is sent plain', deployAgain, path);
  else if (!encoding) say('It is sent uncompressed', hostFile, path);
  else if (!/accept-encoding/i.test(vary))
    say('Vary does not name Accept-Encoding', hostFile, path);
  if (answer.status !== 200) return;
  const { etag } = answer.headers;
  if (!etag) say('There is no ETag', hostFile, path);
  else if ((await ask(path, { headers: { 'If-None-Match': etag } })).status !== 304)
    say('Its own ETag does not give 304', 'Let the host answer If-None-Match.', path);
}

/** A type as hosts agree on it: `javascript`, `xml`, `icon` by any first name. Of pages the encoding counts. */
function kindOf(type = ''): string {
  const [bare = '', encoding] = type.toLowerCase().split(/; ?/);
  return bare === 'text/html' ? `${bare};${encoding}` : bare.replace(/^.*[/.-]/, '');
}

/** What is too large to be loaded for a look at it: its names say what is in it. */
const isLarge = (path: string) => /^\/(pictures|downloads)\//.test(path);

/** The answer at an address; that of the editor's page where a host takes the slash at its end. */
async function answerAt({ ask }: CheckedSite, path: string): Promise<Answer> {
  const answer = await ask(path, isLarge(path) ? { method: 'HEAD' } : undefined);
  const isMoved = path === editorPath && `${answer.headers.location}/`.endsWith(editorPath);
  return isMoved ? ask(path.slice(0, -1)) : answer;
}

/** An address answers as the build says: with its status, as what it is, with its headers, unchanged. */
export async function checkAddress(site: CheckedSite, path: string): Promise<void> {
  const { origin, say, expected, pages } = site;
  const { status = 404, type, hash, location: to } = expected.addresses[path] ?? {};
  const answer = await answerAt(site, path);
  const { location = '', 'content-type': got } = answer.headers;
  if (to !== undefined) {
    const leads = URL.canParse(location, origin) && new URL(location, origin).href;
    // For good, and in one step.
    if (/^30[18]$/.test(`${answer.status}`) && leads === new URL(to, origin).href) return;
    const what = `${path} answers ${answer.status} ${location}`.trim();
    return say(`${what} instead of leading for good to`, hostFile, to);
  }
  if (answer.status !== status) {
    const other = `The status is ${answer.status}, not ${status}`;
    const what = { 0: 'Nothing answers', 404: 'It is not there' }[answer.status] ?? other;
    return say(what, status === 404 ? hostFile : deployAgain, path);
  }
  if (type !== undefined && kindOf(got) !== kindOf(type)) {
    const todo = 'Let the host answer 404 for what is not there, and know the type of what is.';
    return say(`It is sent as "${got}", not "${type}"`, todo, path);
  }
  for (const fault of headerFaults(expected, path, answer)) say(fault, hostFile, path);
  const isChanged = hash && !isLarge(path) && hashOf(answer.body) !== hash;
  if (isChanged) sayWhatChanged(site, path, `${answer.body}`);
  else if (pages.includes(path)) await checkTransfer(site, path, answer);
}
