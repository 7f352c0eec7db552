import type { RequestListener } from 'node:http';
import { globalAgent } from 'node:https';
import { launchOptions } from '../../../scripts/check/browser';
import { type CheckOptions, checkSite } from '../../../scripts/check/checkSite';
import { daysLeft } from '../../../scripts/check/timeLeft';
import { readSite } from '../../../src/build/site';
import { companyFolder } from '../../support/companyFolder';
import { editor } from '../../support/onlineSite';
import {
  type Answer,
  allowing,
  type Breakage,
  type Change,
  certify,
  deploy,
  formUrl,
  smallBuild,
} from './deploy';

const site = readSite(companyFolder);
site.content.site.editor = editor;
const { origin } = site.content.site;
const { hostname } = new URL(origin);
const [dist, noBuild] = ['.build/check-site', '.build/no-build'];
const host = smallBuild(site, dist);
const [certificate, otherName] = [certify(hostname), certify('shop.example')];

beforeEach(() => {
  process.env.CONTACT_FORM_URL = formUrl;
});

/** What the check says of a deployment. */
async function check(breakage: Breakage = {}, options: CheckOptions = {}, authority = certificate) {
  const connections = await deploy(hostname, host, certificate, breakage);
  globalAgent.options.ca = authority;
  return checkSite(origin, { browser: false, connections, dist, ...options }, site);
}

/** Changes what is sent. */
const text =
  (change: (before: string) => string): Change =>
  ({ body }) => ({ body: Buffer.from(change(`${body}`)) });

const added = (html: string) => text((page) => page + html);

/** Sets a header, or takes it away. */
const header =
  (name: string, change?: (before: string) => string): Change =>
  ({ headers }) => ({ headers: { ...headers, [name]: change?.(`${headers[name]}`) } });

const empty =
  (status: number, headers: Answer['headers'] = {}): Change =>
  () => ({ status, headers, body: Buffer.from('') });

const [frames, policy, caching] = ['x-frame-options', 'content-security-policy', 'cache-control'];

/** Where a deployment is broken, how, and the one thing that the check says of it. */
// biome-ignore format: a table reads better as rows
const broken: [name: string, where: RegExp, change: Change, says: RegExp][] = [
  ['a header is missing', /^\/terms$/, header(frames), /^X-Frame-Options is missing: \/terms$/],
  ['a header is another', /^\/privacy$/, header(frames, () => 'SAMEORIGIN'), /^X-Frame-Options is "SAMEORIGIN", not "DENY": \/privacy$/],
  ['the policy lacks a hash', /^\/jobs$/, header(policy, (it) => it.replace(/ 'sha256-[^']*'/, '')), /^The policy lacks script-src 'sha256-.*for: \/jobs$/],
  ['the policy allows more', /^\/articles$/, header(policy, (it) => it.replace('img-src', 'img-src *')),
    /^The policy allows too much, img-src \*, for: \/articles$/],
  ['Cloudflare hides mail addresses', /^\/about$/, added('<a href="/cdn-cgi/l/email-protection#1">[email]</a>'),
    /^Cloudflare has changed it on the way \(Email Address Obfuscation\): \/about$/],
  ['Rocket Loader holds scripts back', /^\/itsolutions$/, text((it) => it.replace('<script', '<script type="1f-text/javascript"')),
    /^Cloudflare .*\(Rocket Loader\): \/itsolutions$/],
  ['Cloudflare counts visits', /^\/technologies$/, added('<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>'),
    /^Cloudflare .*\(Web Analytics .*: \/technologies$/],
  ['Cloudflare looks for robots', /dairy$/, added('<script src="/cdn-cgi/challenge-platform/x.js"></script>'), /^Cloudflare .*\(JavaScript Detections .*: .*dairy$/],
  ['Cloudflare writes robots.txt', /^\/robots/, added('# BEGIN Cloudflare Managed content'), /^Cloudflare .*\(the managed robots.txt\): \/robots.txt$/],
  ['a proxy adds a script', /clearwell-filler$/, added('<script>watch()</script>'), /^A script \("watch\(\)"\) .* was put into: .*clearwell-filler$/],
  ['a proxy adds a style', /sunpatch-palletiser$/, added('<p style="top:0">'), /^"style=" which .* was put into: .*sunpatch-palletiser$/],
  ['a page is of another build', /articles\/service\/plc$/, added('<link href="/assets/old.css">'), /^It is of another build .*: .*articles\/service\/plc$/],
  ['a page says something else', /soft-drinks$/, added('<p>Soon'), /^It is not the page of the build: \/contact, .*soft-drinks$/],
  ['the form posts elsewhere', /^\/contact$/, text((it) => it.replace(`"${formUrl}"`, "'https://other.example/f?a&amp;b'")),
    /^The form posts to https:\/\/other\.example\/f\?a&b, not to https:\/\/forms\.example\/f\/1: \/contact$/],
  ['a file is another', /^\/contact\.vcf/, added('Soon'), /^It is not the file of the build: \/contact\.vcf, \/edit\/settings\.json$/],
  ['the editor is for another repository', /settings\.json$/, text(() => '{}'), /^The editor is for another repository than tarnline\/website: /],
  ['a page fails', /^\/siemens$/, empty(500), /^The status is 500, not 200: \/siemens$/],
  ['a file is gone', /hero|security/, empty(404), /^It is not there: \/pictures\/hero.avif, .*security.txt$/],
  ['an unknown address is answered', /^\/no-such-page$/, empty(200), /^The status is 200, not 404: \/no-such-page$/],
  ['the home page takes the place of a script', /About\.js/, header('content-type', () => 'text/html'),
    /^It is sent as "text\/html", not "text\/javascript; charset=utf-8": /],
  ['another spelling shows the page', /^\/about\/$/, empty(200), /^\/about\/ answers 200 instead .*: \/about$/],
  ['another spelling leads there for now', /^\/jobs\/$/, empty(302, { location: '/jobs' }), /^\/jobs\/ answers 302 \/jobs instead .*: \/jobs$/],
  ['another spelling leads elsewhere', /^\/jobs.html$/, empty(301, { location: '/' }), /^\/jobs.html answers 301 \/ instead .*: \/jobs$/],
  ['an old address leads nowhere', /^\/services$/, empty(404), /^\/services answers 404 instead of leading for good to: \/itsolutions#open-source$/],
  ['what is not there is kept for a year', /assets\/no-such-file/, header(caching, () => 'max-age=31536000'),
    /^Cache-Control is "max-age=31536000", not "no-cache": \/assets\/no-such-file/],
  ['it is not said how long to keep a file', /site\.css$/, header(caching), /^Cache-Control is missing: \/assets\/site\.css$/],
  ['a page is kept for a day', /who-keeps-the-code$/, header(caching, () => 'max-age=86400'), /^Cache-Control is "max-age=86400", not "no-cache": .*code$/],
  ['a page is not compressed', /maker\/allen-bradley$/, header('content-encoding'), /^What is sent compressed is not .*allen-bradley$/],
  ['caches are not told of the encodings', /pasteurisers$/, header('vary'), /^Vary does not name Accept-Encoding: .*pasteurisers$/],
  ['there is no ETag', /what-a-test-is-for$/, header('etag'), /^There is no ETag: /],
  ['its ETag does not hold', /jobs\/service\/plc$/, ({ status }) => (status === 304 ? { status: 200 } : {}), /^Its own ETag .* 304: /],
];

describe('of a deployment of which nothing is as it should be', () => {
  let findings: Awaited<ReturnType<typeof check>>['findings'];

  beforeAll(async () => {
    const changes = broken.map(([, where, change]) => [where, change] as const);
    ({ findings } = await check({ changes }));
  });

  test.each(broken)('%s is said, with what to do', (...[, , , says]) => {
    const said = findings.filter(({ what, todo }) => says.test(what) && todo);
    expect(said).toHaveLength(1);
  });

  test('nothing else is said', () => expect(findings).toHaveLength(broken.length));
});

const silent: RequestListener = (request) => void request.socket.destroy();
const deaf: RequestListener = (_, response) => void response.end('{}');
const refusing: RequestListener = (request, response) => {
  if (request.method === 'OPTIONS') return allowing(request, response);
  response.setHeader('Access-Control-Allow-Origin', '*').end('{"success": false}');
};
const older = text((json) => {
  const then = { ...JSON.parse(json), built: '2020-01-02T03:04:05.678Z' };
  then.addresses['/robots.txt'].hash = 'other';
  return JSON.stringify(then);
});
const noForm = /^The form service at forms\.example does not answer\.$/;

/** Other deployments, and all that the check says of each. */
// biome-ignore format: a table reads better as rows
const deployments: [name: string, breakage: Breakage, says: RegExp[], options?: CheckOptions, authority?: string][] = [
  ['hosts say in words of their own how long to keep what', { changes: [
    [/^\/about$/, header(caching, () => 'public,max-age=0,must-revalidate')], // Netlify
    [/^\/pictures\/hero/, header(caching, () => 'public, max-age=3600')], // Netlify and Cloudflare Pages
    [/no-such/, header(caching)], // Cloudflare Pages
  ] }, []],
  ['there is no build to compare with', {}, [], { dist: noBuild }],
  ['it is older than the build', { changes: [[/^\/deployment/, older]] },
    [
      /^The site serves an older build, of 2020-01-02T.*: \/robots\.txt$/,
      /^\/\.well-known\/security\.txt expires in -\d+ days\.$/,
      /^It is not the file of the build: \/robots\.txt$/,
    ]],
  ['it is from before builds described themselves', { changes: [[/^\/deployment/, empty(404)]] }, [/^The site does not say which build it is: .*404/]],
  ['the certificate is for another name, HTTP leads nowhere, no service works',
    { certificate: otherName, plain: deaf, form: silent },
    [/^Browsers do not take the cert.*altnames: DNS:shop\.example/, /^http:.*plain answers 200 instead of leading to https:/, noForm],
    {}, otherName],
  ['the form service knows no CORS', { form: deaf }, [/^The form service at forms\.example does not allow https:\/\/www\./]],
  ['the form service answers 200 and refuses', { form: refusing }, [/^The form service .* refused the message, with 200: {"succ/], { send: true }],
];

// Not `test.each`: in a row without options it would pass the test a callback in their place.
for (const [name, breakage, says, options, authority] of deployments)
  test(`${name}, and the check says that and no more`, async () => {
    const { findings } = await check(breakage, options, authority);
    const whats = findings.map(({ what }) => what);
    expect(whats).toHaveLength(says.length);
    for (const one of says) expect(whats).toContainEqual(expect.stringMatching(one));
  });

test('where the form should post to is said by the build or CONTACT_FORM_URL, never by the site', async () => {
  process.env.CONTACT_FORM_URL = 'https://other.example/f';
  const { findings } = await check({}, { dist: noBuild });
  expect(JSON.stringify(findings)).toContain('The form posts to https://forms.example/f/1');
  await expect(check()).rejects.toThrow(/do not agree/);
  delete process.env.CONTACT_FORM_URL;
  await expect(check({}, { dist: noBuild })).rejects.toThrow(/^Set CONTACT_FORM_URL/);
});

test('one marked message is sent where that is asked for, and looked for where the service shows it', async () => {
  const messages: string[] = [];
  const form: RequestListener = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST') messages.push(body);
    if (request.method !== 'GET') return allowing(request, response);
    const isAllowed = request.headers.authorization === 'Bearer secret';
    response.writeHead(isAllowed ? 200 : 401).end(JSON.stringify(messages));
  };
  expect((await check({ form })).notes).toContain('No message was sent (--send does).');
  expect(messages).toEqual([]);
  process.env.FORM_MESSAGES_URL = 'https://forms.example/messages';
  const { findings } = await check({ form }, { send: true });
  expect(findings[0]?.what).toMatch(/^Whether the message .* is not known: .* answers 401\.$/);
  process.env.FORM_MESSAGES_AUTHORIZATION = 'Bearer secret';
  const sent = await check({ form }, { send: true });
  expect(sent.findings).toEqual([]);
  expect(sent.notes).toContain('The message has arrived: forms.example shows it.');
  expect(messages[1]).toContain('Check of the website');
});

test('the end of a certificate is spoken of in the last quarter of its lifetime', () => {
  const day = 24 * 60 * 60 * 1000;
  const before = (days: number) => new Date(Date.now() - days * day).toISOString();
  expect(daysLeft(before(69.5), 90 * day, 1 / 4)).toBe(20);
  expect(daysLeft(before(0.5), 6 * day, 1 / 4)).toBeUndefined();
});

test('Chromium keeps its sandbox, unless it is root; only with --connect it goes elsewhere and overlooks a certificate', () => {
  const connections = new Map([['www.site.example:443', '192.0.2.7:8443']]);
  const usual = launchOptions('https://www.site.example', new Map(), 1000);
  const asRoot = launchOptions('https://www.site.example', connections, 0);
  expect(usual).toMatchObject({ chromiumSandbox: true, ignoreHTTPSErrors: false });
  expect(usual.args.join()).not.toMatch(/no-sandbox|MAP/);
  expect(asRoot.args).toContain('--host-resolver-rules=MAP www.site.example 192.0.2.7:8443');
  expect(asRoot).toMatchObject({ chromiumSandbox: false, ignoreHTTPSErrors: true });
});
