import { JSDOM } from 'jsdom';
import { type Deployment, hashOf } from '../../src/generator/deployment';
import {
  cacheControl,
  headersOf,
  longestForMissing,
  type Serving,
} from '../../src/generator/serving';
import { type CheckedSite, deployAgain } from './checkedSite';
import { type Answer, answers } from './client';

const asDocumented =
  'Serve it as docs/operations.md says: use the file that the build writes for this host.';

/**
 * Whether an answer is cached as `serving.ts` says: in its words, in those of a host whose rules
 * hold for whole folders, or in a host's own wording of "ask each time". "It is not there" may be
 * kept for a short time.
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

const without = (policy: string, other: string) =>
  partsOf(policy).filter((part) => !partsOf(other).includes(part));

/** The faults of an answer's headers, those of the policy part by part. */
function headerFaults({ serving }: Deployment, path: string, { status, headers }: Answer) {
  const answered = status === 404 ? '/' : path;
  const ofPath = headersOf(serving, path);
  const caching = { 'Cache-Control': cacheControl(serving, answered) };
  const wanted = { ...ofPath, ...headersOf(serving, answered), ...caching };
  return Object.entries(wanted).flatMap(([name, value]) => {
    const got = headers[name.toLowerCase()]?.toString();
    // Hosts that go only by the address send the Not Found page with the headers of a file.
    if (got === value || (got !== undefined && got === ofPath[name])) return [];
    if (name === 'Cache-Control' && isCachedWell(serving, path, status, got)) return [];
    if (got === undefined) return `${name} is missing`;
    if (name !== 'Content-Security-Policy') return `${name} is "${got}", not "${value}"`;
    return [
      ...without(value, got).map((part) => `The policy lacks ${part} for`),
      ...without(got, value).map((part) => `The policy allows too much, ${part}, for`),
    ];
  });
}

/** Checks the compression of a page, and the answer to "has it changed?". */
async function checkTransfer({ ask, say }: CheckedSite, path: string, answer: Answer) {
  const packed = await ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const { 'content-encoding': encoding, vary = '' } = packed.headers;
  if (packed.status !== answer.status || !packed.body.equals(answer.body))
    say('What is sent compressed is not what is sent plain', deployAgain, path);
  else if (!encoding) say('It is sent uncompressed', asDocumented, path);
  else if (!/accept-encoding/i.test(vary))
    say('Vary does not name Accept-Encoding', asDocumented, path);
  const { etag } = answer.headers;
  if (!etag) say('There is no ETag', asDocumented, path);
  else if ((await ask(path, { headers: { 'If-None-Match': etag } })).status !== 304)
    say('Its own ETag does not give 304', 'Let the host answer If-None-Match.', path);
}

/** A type as hosts agree on it (`javascript`, `xml`, `icon`); that of pages with the encoding. */
function kindOf(type = ''): string {
  const [bare = '', encoding] = type.toLowerCase().split(/; ?/);
  return bare === 'text/html' ? `${bare};${encoding}` : bare.replace(/^.*[/.-]/, '');
}

/** Changes by Cloudflare: the traces that they leave, their names, and where to switch them off. */
// biome-ignore format: a table reads better as rows
const cloudflare: [trace: RegExp, name: string, where: string][] = [
  [/__cf_email__|\/email-protection|email-decode\./, 'Email Address Obfuscation', 'Scrape Shield'],
  [/rocket-loader\.|type="[0-9a-f]+-(text|module)/, 'Rocket Loader', 'Speed → Content Optimization'],
  [/static\.cloudflareinsights\.com/, 'Web Analytics (automatic setup)', 'Analytics → Web Analytics'],
  [/\/cdn-cgi\/challenge-platform\//, 'JavaScript Detections (Bot Fight Mode)', 'Security → Bots'],
  [/BEGIN Cloudflare Managed/i, 'the managed robots.txt', 'Security → Bots, or AI Crawl Control'],
  [/\/cdn-cgi\//, 'what adds to pages', 'Zaraz, Apps and Speed'],
];

/** Additions to a built page: scripts, and attributes that its policy refuses. */
function additions({ addresses, serving }: Deployment, html: string): string[] {
  const isOfSite = (it: string) =>
    it.startsWith(serving.base) && addresses[it.slice(serving.base.length)];
  const policy = serving.headers['Content-Security-Policy'] ?? '';
  const { document } = new JSDOM(html).window;
  const scripts = [...document.scripts]
    .filter(({ type }) => /^$|javascript|module/.test(type))
    .map((script) => script.getAttribute('src') ?? script.text)
    .filter((it) => !isOfSite(it) && !policy.includes(`'sha256-${hashOf(it)}'`))
    .map((script) => `A script ("${script.trim().slice(0, 60)}")`);
  const names = [...document.querySelectorAll('*')].flatMap((it) => it.getAttributeNames());
  const refused = names.filter((name) => /^(style|on.+)$/.test(name)).map((name) => `"${name}="`);
  return [...scripts, ...new Set(refused)];
}

function sayWhatChanged({ say, expected, pages }: CheckedSite, path: string, text: string) {
  const [, name, where] = cloudflare.find(([trace]) => trace.test(text)) ?? [];
  if (name) {
    const todo = `Switch off ${name} in Cloudflare's dashboard: ${where}.`;
    return say(`Cloudflare has changed it on the way (${name})`, todo, path);
  }
  const assets = text.match(/(?<="[\w/-]*)\/assets\/[\w.-]+(?=")/g) ?? [];
  if (assets.some((address) => !expected.addresses[address]))
    return say('It is of another build than the others', deployAgain, path);
  const added = pages.has(path) ? additions(expected, text) : [];
  if (!added.length) say('It is not the file of the build', deployAgain, path);
  const todo =
    'Find who adds it on the way, and switch it off there: the host, a CDN or proxy, their analytics, "snippets" and "apps".';
  for (const what of added)
    say(`${what} which no build has, and the policy may refuse, was put into`, todo, path);
}

/** Checks the answer of an address: its status, type, headers and content. */
export async function checkAddress(site: CheckedSite, path: string): Promise<void> {
  const { origin, ask, say, expected, pages } = site;
  const { status = 404, type, hash, location: to } = expected.addresses[path] ?? {};
  // These are too large to be loaded, and the names of pictures change with their content.
  const isLarge = /^\/(pictures|downloads)\//.test(path);
  const answer = await ask(path, isLarge ? { method: 'HEAD' } : {});
  const { location = '', 'content-type': got } = answer.headers;
  if (to !== undefined) {
    const leads = URL.canParse(location, origin) && new URL(location, origin).href;
    if (/^30[18]$/.test(`${answer.status}`) && leads === new URL(to, origin).href) return;
    const what = `${path} ${answers(answer.status)} ${location}`.trim();
    const todo = path.startsWith('/') ? asDocumented : 'Let port 80 lead to https with 301.';
    return say(`${what} instead of redirecting permanently to`, todo, to);
  }
  if (answer.status !== status) {
    const other = `The status is ${answer.status}, not ${status}`;
    const what = { 0: 'Nothing answers', 404: 'It is not there' }[answer.status] ?? other;
    return say(what, status === 404 ? `${asDocumented} ${deployAgain}` : deployAgain, path);
  }
  if (type !== undefined && kindOf(got) !== kindOf(type)) {
    const todo = 'Let the host answer 404 for what is not there, and know the type of what is.';
    return say(`It is sent as "${got}", not "${type}"`, todo, path);
  }
  // An editor at an origin of its own is served by rules of its own.
  if (path.startsWith('/'))
    for (const fault of headerFaults(expected, path, answer)) say(fault, asDocumented, path);
  const isPage = status === 200 && type?.startsWith('text/html');
  if (isPage) pages.set(path, `${answer.body}`);
  const isChanged = hash && !isLarge && hashOf(answer.body) !== hash;
  if (isChanged) sayWhatChanged(site, path, `${answer.body}`);
  else if (isPage) await checkTransfer(site, path, answer);
}
