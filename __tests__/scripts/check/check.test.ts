import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type CheckOptions, checkSite } from '../../../scripts/check/checkSite';
import { endingSoon } from '../../../scripts/check/tls';
import {
  type Answer,
  allowing,
  type Breakage,
  buildSmallSite,
  type Changing,
  certify,
  deploy,
  formUrl,
} from './deploy';

const [folder, dist] = [path.resolve('.build/check-company'), path.resolve('.build/check-site')];
const noBuild = path.resolve('.build/no-build');
const services = ['forms.example', 'git.example', 'sign-in.example'];
const otherName = certify('.build/check-other', ['shop.example', ...services], 90);
let site: Awaited<ReturnType<typeof buildSmallSite>>;
let host: string;
let certificate: ReturnType<typeof certify>;

beforeAll(async () => {
  site = await buildSmallSite(folder, dist);
  host = new URL(site.origin).hostname;
  certificate = certify('.build/check-certificate', [host, ...services], 90);
});

beforeEach(() => {
  process.env.SITE = folder;
  process.env.CONTACT_FORM_URL = formUrl;
});

afterAll(() => site.server.close());

/** What the check says of a deployment. */
async function check(breakage: Breakage, options: CheckOptions = {}) {
  const { connections, stop } = await deploy(host, site.port, { certificate, ...breakage });
  const usual = { ca: certificate.cert, browser: false, connections, dist };
  return checkSite(site.origin, { ...usual, ...options }).finally(stop);
}

type Change = (before: string) => string;

/** Changes what is sent plain at the addresses that match. */
const text =
  (where: RegExp, change: Change): Changing =>
  (asked, { body, headers }) =>
    where.test(asked) && !headers['content-encoding']
      ? { body: Buffer.from(change(`${body}`)) }
      : undefined;

/** Sets a header, or takes it away. */
const header =
  (where: RegExp, name: string, change?: Change): Changing =>
  (asked, { headers }) =>
    where.test(asked)
      ? { headers: { ...headers, [name]: change?.(`${headers[name] ?? ''}`) } }
      : undefined;

const answer =
  (where: RegExp, status: number, headers: Answer['headers'] = {}): Changing =>
  (asked) =>
    where.test(asked) ? { status, headers, body: Buffer.from('') } : undefined;

const [about, all, policy] = [/^\/about$/, /./, 'content-security-policy'];
const inPage = (html: string) => text(about, (page) => page + html);

const refusing: NonNullable<Breakage['form']> = (request, response) => {
  const refused = JSON.stringify({ success: false });
  if (request.method === 'OPTIONS') return allowing(request, response);
  response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end(refused);
};
const silent: NonNullable<Breakage['form']> = (request) => void request.socket.destroy();

/** Each deployment, and the one thing that the check says of it. */
// biome-ignore format: a table reads better as rows
const broken: [name: string, breakage: Breakage, says: RegExp, options?: CheckOptions][] = [
  ['a header is missing', { answer: header(all, 'x-frame-options') }, /^X-Frame-Options is missing: /],
  ['a header is another', { answer: header(about, 'x-frame-options', () => 'SAMEORIGIN') },
    /^X-Frame-Options is "SAMEORIGIN", not "DENY": \/about$/],
  ['the policy lacks a hash', { answer: header(about, policy, (it) => it.replace(/ 'sha256-.{5}/, " 'sha256-AAAAA")) },
    /^The policy (lacks|allows too much,) script-src 'sha256-.*for: \/about$/],
  ['the policy allows more', { answer: header(about, policy, (it) => it.replace('img-src', 'img-src *')) },
    /^The policy allows too much, img-src \*, for: \/about$/],
  ['Cloudflare hides mail addresses', { answer: inPage('<a href="/cdn-cgi/l/email-protection#1">[email]</a>') },
    /^Cloudflare has changed it on the way \(Email Address Obfuscation\): \/about$/],
  ['Rocket Loader holds scripts back', { answer: text(about, (it) => it.replace('<script', '<script type="1f-text/javascript"')) },
    /^Cloudflare .*\(Rocket Loader\): \/about$/],
  ['Cloudflare counts visits', { answer: inPage('<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>') },
    /^Cloudflare .*\(Web Analytics .*: \/about$/],
  ['a proxy adds a script', { answer: inPage('<script>watch()</script>') }, /^A script \("watch\(\)"\) .* was put into: \/about$/],
  ['a proxy adds a style', { answer: inPage('<p style="top:0">') }, /^"style=" which .* was put into: \/about$/],
  ['a page is of another build', { answer: inPage('<link href="/assets/old.css">') }, /^It is of another build .*: \/about$/],
  ['a page says something else', { answer: inPage('<p>Soon') }, /^It is not the page of the build: \/about$/],
  ['a script is another', { answer: text(/About\.js/, () => 'x()') }, /^It is not the file of the build: \/assets\/About/],
  ['search engines are kept out', { answer: text(/robots/, () => 'Disallow: /') }, /^It is not the file of the build: \/robots.txt$/],
  ['a page fails', { answer: answer(/^\/siemens$/, 500) }, /^The status is 500, not 200: \/siemens$/],
  ['a file is gone', { answer: answer(/hero|security/, 404) }, /^It is not there: \/\.well.*, \/pictures\/hero.avif$/],
  ['the home page takes the place of a script', { answer: header(/About\.js/, 'content-type', () => 'text/html') },
    /^It is sent as "text\/html", not "text\/javascript; charset=utf-8": /],
  ['another spelling shows the page', { answer: answer(/^\/about\/$/, 200) }, /^\/about\/ answers 200 instead .*: \/about$/],
  ['another spelling leads there for now', { answer: answer(/^\/about\/$/, 302, { location: '/about' }) },
    /^\/about\/ leads to https:\/\/.*\/about with 302 instead/],
  ['an unknown address is answered', { answer: answer(/^\/no-such-page$/, 200) }, /^The status is 200, not 404: \/no-such-page$/],
  ['what is not there is kept for a year', { answer: header(/no-such-file/, 'cache-control', () => 'max-age=31536000') },
    /^"It is not there" is kept for too long \(Cache-Control "max-age=31536000"\): /],
  ['nothing is compressed', { answer: header(all, 'vary') }, /^Vary does not name Accept-Encoding: /],
  ['what is compressed is of another build', { answer: (_, { headers }) => (headers['content-encoding'] ? { headers: {} } : undefined) },
    /^What is sent compressed is not what is sent plain: /],
  ['there is no ETag', { answer: header(all, 'etag') }, /^There is no ETag: /],
  ['its ETag does not hold', { answer: (_, { status }) => (status === 304 ? { status: 200 } : undefined) }, /^Its own ETag .* 304: /],
  ['pages are kept for a day', { answer: header(about, 'cache-control', () => 'max-age=86400') },
    /^Cache-Control is "max-age=86400", not "no-cache": \/about$/],
  ['the certificate is for another name', { certificate: otherName },
    /^Browsers do not take the certificate.*altnames: DNS:shop\.example/, { ca: otherName.cert }],
  ['nobody knows the authority', {}, /^(Browsers do not take .* self-signed|The form service .*answer|The Git|Nobody)/, { ca: undefined }],
  ['HTTP leads elsewhere', { plain: (_, response) => void response.end('Home') }, /^http:\/\/.*plain answers 200 instead of leading to https:/],
  ['the form service knows no CORS', { form: (_, response) => void response.end('{}') },
    /^The form service at forms\.example does not allow (https:\/\/www\.|the header content-type)/],
  ['the form service is gone', { form: silent }, /^The form service at forms\.example does not answer\.$/],
  ['the form service answers 200 and refuses', { form: refusing }, /^The form service refused the message, with 200: {"succ/, { send: true }],
  ['the form posts elsewhere', { answer: text(/contact$/, (it) => it.replace(`"${formUrl}"`, "'https://other.example/f?a&amp;b'")) },
    /^(The form posts to https:\/\/other\.example\/f\?a&b, not to https:\/\/forms\.example\/f\/1|It is not the page of the build): \/contact$/],
  ['the editor is for another repository', { answer: text(/settings\.json$/, () => '{}') },
    /^(The editor is for another repository than tarnline\/website|It is not the file of the build): \/edit\/settings\.json$/],
  ['the Git host is broken', { gitHost: (_, response) => void response.writeHead(503).end() },
    /^(Nobody can sign in to the editor: sign-in\.example\/auth|The Git host of the editor at git\.example) answers 503\.$/],
];

// Not `test.each`: in a row without options it would pass the test a callback in their place.
for (const [name, breakage, says, options] of broken) {
  test(`${name}, and the check says so, with what to do`, async () => {
    const { findings } = await check(breakage, options);
    expect(findings.length).toBeGreaterThan(0);
    for (const { what, todo } of findings) {
      expect(what).toMatch(says);
      expect(todo).not.toBe('');
    }
  });
}

/** What hosts send that add up, or leave out, what `serving.ts` says in its own words. */
test.each([
  ['Netlify', about, 'public,max-age=0,must-revalidate'],
  ['Netlify and Cloudflare Pages', /^\/pictures\//, 'public, max-age=3600'],
  ['Vercel', /no-such/, 'no-cache'],
])('what %s sends in its own words is right', async (_, where, value) => {
  const { findings } = await check({ answer: header(where, 'cache-control', () => value) });
  expect(findings).toEqual([]);
});

test.each([
  ['dist', dist],
  ['sources', noBuild],
])('an older deployment is said to be one: %s', async (_, at) => {
  const older = (json: string) => {
    const then = { ...JSON.parse(json), built: '2020-01-02T03:04:05.678Z' };
    then.addresses['/robots.txt'].hash = 'other';
    return JSON.stringify(then);
  };
  const { findings } = await check({ answer: text(/^\/deployment\.json$/, older) }, { dist: at });
  expect(findings[0]?.what).toMatch(
    /^The site serves an older build, of 2020-01-02T.*: \/robots\.txt$/,
  );
});

test('without a build the sources and CONTACT_FORM_URL say what is right', async () => {
  expect((await check({}, { dist: noBuild })).findings).toEqual([]);
  process.env.CONTACT_FORM_URL = 'https://other.example/f';
  const { findings } = await check({}, { dist: noBuild });
  expect(findings.map(({ what }) => what).join()).toContain(
    'The form posts to https://forms.example/f/1',
  );
  await expect(check({})).rejects.toThrow(/do not agree/);
  delete process.env.CONTACT_FORM_URL;
  await expect(check({}, { dist: noBuild })).rejects.toThrow(/^Set CONTACT_FORM_URL/);
});

test('one marked message is sent where that is asked for, and looked for where the service shows it', async () => {
  const messages: string[] = [];
  const form: NonNullable<Breakage['form']> = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST') messages.push(body);
    if (request.method !== 'GET') return allowing(request, response);
    const isAllowed = request.headers.authorization === 'Bearer secret';
    response.writeHead(isAllowed ? 200 : 401).end(JSON.stringify(messages));
  };
  expect((await check({ form })).notes).toContain('No message was sent (--send does).');
  expect(messages).toEqual([]);
  const at = { url: 'https://forms.example/messages', patience: 50 };
  const authorization = 'Bearer secret';
  const sent = await check({ form }, { send: true, messages: { ...at, authorization } });
  expect(sent.findings).toEqual([]);
  expect(sent.notes).toContain('The message has arrived: forms.example shows it.');
  expect(messages).toEqual([expect.stringContaining('Check of the website')]);
  const { findings } = await check({ form }, { send: true, messages: at });
  expect(findings[0]?.what).toMatch(
    /^Whether the message has arrived is not known: .* answers 401\.$/,
  );
});

test('a certificate is spoken of in the last quarter of its lifetime', () => {
  const certificate = (days: number, lifetime: number) => ({
    valid_from: new Date(Date.now() + (days - lifetime) * 86_400_000).toISOString(),
    valid_to: new Date(Date.now() + days * 86_400_000).toISOString(),
  });
  expect(endingSoon(certificate(20.5, 90))).toMatch(
    /ends in 20 days, in the last quarter of its 90/,
  );
  expect(endingSoon(certificate(5.5, 6))).toBeUndefined();
});

// biome-ignore format: a table reads better as rows
const commands: [parameter: string, code: number, says: RegExp, breakage: Breakage][] = [
  ['--json', 0, /"findings": \[\]/, {}],
  ['--send', 1, /^✗ There is no ETag: \/about\n {2}\S/, { answer: header(about, 'etag') }],
  ['--unknown', 2, /--json +for machines/, {}],
];

test.each(commands)('the command with %s ends with %i', async (parameter, code, says, breakage) => {
  const { connections, stop } = await deploy(host, site.port, { certificate, ...breakage });
  const connect = [...connections].flatMap((pair) => ['--connect', pair.join('=')]);
  const options = [site.origin, parameter, '--no-browser', '--dist', dist, ...connect];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: '.build/check-certificate/cert.pem' };
  const command = ['scripts/check/check.ts', ...options];
  const run = promisify(execFile)('node_modules/.bin/tsx', command, { env });
  const ended = await run.catch((error) => error).finally(stop);
  expect(ended.stdout + ended.stderr).toMatch(says);
  expect(ended.code ?? 0).toBe(code);
});
