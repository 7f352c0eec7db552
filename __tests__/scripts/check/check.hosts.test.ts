import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer, globalAgent } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { check } from '../../../scripts/check/check';
import { listen } from '../../../server/port';
import type { Deployment } from '../../../src/generator/deployment';
import { origin } from '../../browser/support/content';
import { type Host, servers } from '../../hosts/support/servers';
import { ask } from '../../support/ask';
import { onlineSite } from '../../support/onlineSite';

const { folder, outDir, formUrl } = onlineSite;
const { hostname } = new URL(origin);

/** The build with some addresses of each kind, for where no more are needed. */
const [part, noBuild] = ['.build/check', '.build/no-build'];
const build: Deployment = JSON.parse(readFileSync(`${outDir}/deployment.json`, 'utf8'));
const few = /^\/(|about|contact|edit\/|articles\/who[a-z-]+|robots.txt|.well.*|pictures.*plc.*)$/;
const addresses = Object.entries(build.addresses).filter(([path]) => few.test(path));
const partOfBuild = { ...build, addresses: Object.fromEntries(addresses) };
mkdirSync(part, { recursive: true });
writeFileSync(`${part}/deployment.json`, JSON.stringify(partOfBuild));

/** A certificate that is its own authority, with its key. */
const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '90'];
const names = ['-subj', '/CN=test', '-addext', `subjectAltName=DNS:${hostname},DNS:forms.example`];
const certify = ['req', '-x509', ...key, ...names, '-keyout', '-', '-out', '-'];
const pem = execFileSync('openssl', certify, { encoding: 'utf8', stdio: 'pipe' });
writeFileSync(`${part}/check.pem`, pem);

type Answer = Awaited<ReturnType<typeof ask>>;

/** Faults of a deployment, at the paths of the site and the addresses elsewhere that match. */
type Change = Partial<Answer> | ((answer: Answer, asked: Answer['headers']) => Partial<Answer>);
type Changes = [where: RegExp, change: Change][];

const hosts = new Map<string, Host>();
let host = 'npm run preview';
let changes: Changes = [];
let messages: string[] = [];
let connect: string[];

/** The internet, in a manner of speaking: the site, HTTP that leads there, and a form service. */
const internet: RequestListener = async (request, response) => {
  const { method, headers: asked, url: path = '/' } = request;
  const url = `${'encrypted' in request.socket ? 'https' : 'http'}://${asked.host}${path}`;
  const { port = 0 } = hosts.get(host) ?? {};
  if (method === 'POST') messages.push(await textOf(request));
  const forwarded = { ...asked, host: `127.0.0.1:${port}`, connection: 'close' };
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const others: Answer = url.startsWith('http:')
    ? { status: 301, headers: { location: origin + path }, body: Buffer.of() }
    : { status: 200, headers: cors, body: Buffer.from('{}') };
  const answer = url.startsWith(origin) ? await ask(port, path, forwarded, method) : others;
  const [, change] = changes.find(([where]) => where.test(url.replace(origin, ''))) ?? [];
  const changed = typeof change === 'function' ? change(answer, asked) : change;
  const { status = 502, body = Buffer.of() } = { ...answer, ...changed };
  const headers = Object.entries({ ...answer.headers, ...changed?.headers }).filter(
    ([name, value]) => value && !/^(connection|content-length|transfer-encoding)$/.test(name),
  );
  response.writeHead(status, Object.fromEntries(headers)).end(body);
};
const plain = createServer(internet);
const secure = createSecureServer({ cert: pem, key: pem }, internet);
const loopback = createTcpServer((socket) =>
  socket.once('readable', () => {
    const first: Buffer = socket.read() ?? Buffer.of(0);
    socket.unshift(first);
    // TLS begins with this byte.
    (first[0] === 22 ? secure : plain).emit('connection', socket);
  }),
);

beforeAll(async () => {
  for (const [name, start] of Object.entries(servers)) hosts.set(name, await start());
  const to = `127.0.0.1:${await listen(loopback, 0)}`;
  connect = ['--connect', `${hostname}=${to}`, '--connect', `forms.example=${to}`];
});
beforeEach(() => {
  Object.assign(process.env, { SITE: folder, CONTACT_FORM_URL: formUrl });
  globalAgent.options.ca = pem;
});
afterAll(async () => {
  for (const server of [loopback, plain, secure]) server.close();
  await Promise.all([...hosts.values()].map(({ stop }) => stop()));
});

/** Breaks the build, or that part of it, anew, and returns the parameters of the check. */
function deploy(broken: Changes, dist: string, options: string[]): string[] {
  [changes, messages] = [[...broken], []];
  if (dist === part) changes.push([/^\/deployment/, text(() => JSON.stringify(partOfBuild))]);
  return [origin, '--dist', dist, ...options, ...connect];
}

/** The findings and notes of the check about a deployment. */
async function findingsOf(broken: Changes = [], dist = part, options = ['--no-browser']) {
  const { findings, notes } = await check(deploy(broken, dist, options));
  const whats = findings.map(({ what, addresses: at }) => [what, ...at.sort()].join(' '));
  return { whats: whats.sort(), notes };
}

/** Changes of an answer: its text is another or longer, a header is another or missing. */
const text =
  (change: (before: string) => string) =>
  ({ body }: Answer) => ({ body: Buffer.from(change(`${body}`)) });
const added = (html: string) => text((page) => page + html);
const header = (name: string, value?: string) => ({ headers: { [name]: value } });

const [frames, policy, caching] = ['x-frame-options', 'content-security-policy', 'cache-control'];

/** Faults of a deployment: the place, the change, and the one finding of the check. */
// biome-ignore format: a table reads better as rows
const broken: [name: string, where: RegExp, change: Change, says: RegExp][] = [
  ['a header is missing', /^\/terms$/, header(frames), /^X-Frame-Options is missing \/terms$/],
  ['a header is another', /^\/privacy$/, header(frames, 'SAMEORIGIN'), /^X-Frame-Options is "SAMEORIGIN", not "DENY" \/privacy$/],
  ['the policy lacks a hash', /^\/projects$/, ({ headers: it }) => header(policy, `${it[policy]}`.replace(/ 'sha256-[^']*'/, '')), /^The policy lacks script-src 'sha256-.*for \/projects$/],
  ['the policy allows more', /^\/articles$/, ({ headers: it }) => header(policy, `${it[policy]}`.replace('img-src', 'img-src *')), /^The policy allows too much, img-src \*, for \/articles$/],
  ['Cloudflare hides mail addresses', /^\/about$/, added('<a href="/cdn-cgi/l/email-protection#1">[email]</a>'), /^Cloudflare .*\(Email Address Obfuscation\) \/about$/],
  ['Rocket Loader holds scripts back', /^\/itsolutions$/, text((it) => it.replace('<script', '<script type="1f-text/javascript"')), /^Cloudflare .*\(Rocket Loader\) \/itsolutions$/],
  ['Cloudflare counts visits', /^\/technologies$/, added('<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>'), /^Cloudflare .*\(Web Analytics .* \/technologies$/],
  ['Cloudflare looks for robots', /dairy$/, added('<script src="/cdn-cgi/challenge-platform/x.js"></script>'), /^Cloudflare .*\(JavaScript Detections .*dairy$/],
  ['Cloudflare writes robots.txt', /^\/robots/, added('# BEGIN Cloudflare Managed content'), /^Cloudflare .*\(the managed robots.txt\) \/robots.txt$/],
  ['a proxy adds a script', /clearwell-filler$/, added('<script>watch()\u001b[2J\u009b1A</script>'), /^A script \("watch\(\)\uFFFD\[2J\uFFFD1A"\) .* was put into .*clearwell-filler$/],
  ['a proxy adds a style', /sunpatch-palletiser$/, added('<p style="top:0"><p style>'), /^"style=" which .* was put into .*sunpatch-palletiser$/],
  ['a page is of another build', /articles\/service\/plc$/, added('<link href="/assets/old.css">'), /^It is of another build .*articles\/service\/plc$/],
  ['the form posts elsewhere', /^\/contact$/, text((it) => it.replace(`"${formUrl}"`, "'https://other.example/f?a&amp;b'")),
    /^The form posts to https:\/\/other\.example\/f\?a&b, not to https:\/\/forms\.example\/f\/1 \/contact$/],
  ['files are others, the editor is for another repository', /^\/contact\.vcf|settings|soft-drinks$/, added('Soon'),
    /^It is not the file of the build \/articles\/industry\/soft-drinks \/contact \/contact\.vcf /],
  ['a page fails', /^\/siemens$/, { status: 500 }, /^The status is 500, not 200 \/siemens$/],
  ['files are gone', /plc-hero-tall|security/, { status: 404 }, /^It is not there \/.well-known\/security.txt \/pictures\/heroes\/plc-hero-tall[^ ]*$/],
  ['what is not there is answered', /^\/no-such-page$/, { status: 200 }, /^The status is 200, not 404 \/no-such-page$/],
  ['the home page takes the place of a script', /AboutPage/, header('content-type', 'text/html'), /^It is sent as "text\/html", not "text\/javascript; charset=utf-8" /],
  ['another spelling shows the page', /^\/about\/$/, { status: 200, ...header('location') }, /^\/about\/ answers 200 instead .* \/about$/],
  ['another spelling leads there for now', /^\/projects\/$/, { status: 302 }, /^\/projects\/ answers 302 \/projects instead .* \/projects$/],
  ['another spelling leads elsewhere', /^\/projects.html$/, header('location', '/'), /^\/projects.html answers 301 \/ instead .* \/projects$/],
  ['an old address leads nowhere', /^\/services$/, { status: 404, ...header('location') }, /^\/services answers 404 instead of redirecting permanently to \/itsolutions#open-source$/],
  ['what is not there is kept for a year', /assets\/no-such-file/, header(caching, 'max-age=31536000'), /^Cache-Control is "max-age=31536000", not "no-cache" \/assets\/no-such-file/],
  ['it is not said how long to keep a file', /site\..*css$/, header(caching), /^Cache-Control is missing \/assets\/site\..*css$/],
  ['a page is kept for a day', /who-keeps-the-code$/, header(caching, 'max-age=86400'), /^Cache-Control is "max-age=86400", not "no-cache" .*code$/],
  ['a page is not what it is unpacked', /maker\/allen-bradley$/, header('content-encoding'), /^What is sent compressed is not .*allen-bradley$/],
  ['caches do not learn of the encodings', /pasteurisers$/, header('vary'), /^Vary does not name Accept-Encoding .*pasteurisers$/],
  ['there is no ETag', /what-a-test-is-for$/, header('etag'), /^There is no ETag /],
  ['its ETag does not hold', /a-robot-and-a-fence$/, ({ status }) => (status === 304 ? { status: 200 } : {}), /^Its own ETag .* 304 /],
];

test('each mistake of a deployment is said once, and nothing else', async () => {
  const all: Changes = broken.map(([, where, change]) => [where, change]);
  const { whats } = await findingsOf(all, outDir);
  const times = (says: RegExp) => whats.filter((what) => says.test(what)).length;
  const unsaid = broken.filter(([, , , says]) => times(says) !== 1);
  expect([unsaid, whats.length]).toEqual([[], broken.length]);
});

const then = { ...partOfBuild.addresses, '/robots.txt': { status: 200, hash: 'other' } };
const older = { ...build, built: '2020-01-02T03:04:05.678Z', addresses: then };
const send = ['--no-browser', '--send'];

type Deployed = [name: string, says: RegExp[], broken?: Changes, dist?: string, options?: string[]];

/** Other deployments, and all that the check says of each. */
// biome-ignore format: a table reads better as rows
test.each<Deployed>([
  ['hosts say in words of their own how long to keep what', [], [
    [/^\/about$/, header(caching, 'public,max-age=0,must-revalidate')], // Netlify
    [/^\/pictures\/.*hero/, header(caching, 'public, max-age=3600')], // Netlify and Cloudflare Pages
    [/no-such/, header(caching)], // Cloudflare Pages
  ]],
  ['there is no build to compare with', [], [], noBuild],
  ['it is older than the build',
    [/^\/\.well-known\/security\.txt expires in -\d+ days\.$/, /^It is not the file of the build \/robots\.txt$/, /^The site serves an older build, of 2020-01-02T.* \/robots\.txt$/],
    [[/^\/deployment/, text(() => JSON.stringify(older))]]],
  ['it is from before builds described themselves', [/^The site does not say which build it is: .*404/], [[/^\/deployment/, { status: 404 }]]],
  ['HTTP leads nowhere', [/^http:.*plain answers 200 instead of redirecting permanently to https:.*plain$/], [[/^http:/, { status: 200, ...header('location') }]]],
  ['the form service knows no CORS', [/^The form service at forms\.example does not allow https:\/\/www\./], [[/forms/, header('access-control-allow-origin')]]],
  ['the form service allows no JSON', [/^The form service .* does not allow content-type\.$/], [[/forms/, header('access-control-allow-headers')]]],
  ['the form service answers 200 and refuses', [/^The form service .* refused the message, with 200: {"succ/], [[/forms/, text(() => '{"success": false}')]], part, send],
  ...['{"success": 0}', '{"status": "error"}', '{"code": 500}'].map((says): Deployed => [`the form service answers 200 and ${says}`, [/^The form service .* seems to refuse .* that it was sent\.$/], [[/forms/, text(() => says)]], part, send]),
])('%s, and the check says that and no more', async (...[, says, ...deployment]) => {
  const { whats } = await findingsOf(...deployment);
  expect(whats).toEqual(says.map((one) => expect.stringMatching(one)));
});

test('the hosts with the generated files are as they should be', async () => {
  for (host of hosts.keys())
    expect([host, (await findingsOf([], outDir)).whats]).toEqual([host, []]);
});

test('a certificate that browsers do not take is said, and the rest is looked at all the same', async () => {
  globalAgent.options.ca = [];
  expect((await findingsOf()).whats).toEqual([
    expect.stringMatching(/^Browsers do not take the cert.*self-signed/),
    'The form service at forms.example does not answer.',
  ]);
});

test('the right address of the form comes from the build or CONTACT_FORM_URL, never from the site', async () => {
  process.env.CONTACT_FORM_URL = 'https://other.example/f';
  expect((await findingsOf([], noBuild)).whats.join()).toMatch(
    /posts to .*forms.*, not to .*other/,
  );
  await expect(findingsOf()).rejects.toThrow(/other\.example.* the build in .*forms\.example/);
  delete process.env.CONTACT_FORM_URL;
  expect((await findingsOf()).whats).toEqual([]);
  await expect(findingsOf([], noBuild)).rejects.toThrow(/^Set CONTACT_FORM_URL/);
});

test('one marked message is sent if that is asked for, and looked for if the service can list it', async () => {
  const shown: Change = (_, { authorization }) => ({
    status: authorization === 'Bearer secret' ? 200 : 401,
    body: Buffer.from(messages.join()),
  });
  expect((await findingsOf()).notes).toContain('No message was sent (--send does).');
  expect(messages).toEqual([]);
  process.env.FORM_MESSAGES_URL = 'https://forms.example/messages';
  const { whats } = await findingsOf([[/messages/, shown]], part, send);
  expect(whats.join()).toMatch(/^Whether the message .* not known: .* answers 401\.$/);
  process.env.FORM_MESSAGES_AUTHORIZATION = 'Bearer secret';
  const sent = await findingsOf([[/messages/, shown]], part, send);
  expect(sent.whats).toEqual([]);
  expect(sent.notes).toContain('The message has arrived: forms.example shows it.');
  expect(messages[0]).toContain('Check of the website');
});

test('the end of a certificate is spoken of in the last quarter of its lifetime', async () => {
  // On a connection that goes on there is no certificate to see; this one is new.
  globalAgent.options.ca = [pem, pem];
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 70 * 24 * 60 * 60 * 1000);
  expect((await findingsOf()).whats).toEqual(['The certificate ends in 19 days.']);
  now.mockRestore();
});

// biome-ignore format: a table reads better as rows
test.each<[string, number, string[], Changes, RegExp]>([
  ['nothing wrong, for machines', 0, ['--json', '--no-browser'], [], /"findings": \[\]/],
  ['what only a browser sees', 1, [], [[/AboutPage/, { ...header('content-encoding'), body: Buffer.of() }]], /^✗ .*Cannot find module[^✗]*^✗ .*The page does not come to life.*: \/about\n {2}\S[^✗]*^2 wrong at/m],
  ['how it is called', 2, ['--unknown'], [], /--json +for machines/],
])('the command says %s, and ends with %i', async (_, code, options, broken, says) => {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: `${part}/check.pem` };
  const command = ['--import', 'tsx', 'scripts/check/check.ts', ...deploy(broken, part, options)];
  const ended = await promisify(execFile)(process.execPath, command, { env }).catch((it) => it);
  expect(ended.stdout + ended.stderr).toMatch(says);
  expect(ended.code ?? 0).toBe(code);
});
