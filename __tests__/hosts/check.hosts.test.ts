import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { type CheckOptions, checkSite } from '../../scripts/check/checkSite';
import { origin } from '../browser/support/content';
import { createAuthority } from '../support/certificates';
import { type Breakage, deploy, formService } from '../support/deployment';
import type { Host } from './support/servers';
import { hostNames, startHost, testSite } from './support/testSite';

// Some hundred requests for each deployment, with a browser for some: a test takes seconds, and
// one that does not end is ended.
jest.setTimeout(60_000);

const gitNames = ['git.example', 'sign-in.example'];
const names = [new URL(origin).hostname, 'forms.example', 'other.example', ...gitNames];
/** A folder without a build, as in a fresh checkout. */
const noBuild = path.resolve('.build/no-build');
const { ca, certify } = createAuthority(path.resolve('.build/check-authority'));
const certificate = certify(names, 90);
let preview: Host;

beforeAll(async () => {
  // The check asks for the content of the site that was deployed.
  process.env.SITE = testSite.folder;
  process.env.CONTACT_FORM_URL = testSite.formUrl;
  preview = await startHost('npm run preview');
});

afterAll(() => preview.stop());

/** What the check finds wrong with a deployment. */
async function found(breakage: Breakage, options: CheckOptions = {}, { port } = preview) {
  const deployment = await deploy(port, certificate, breakage);
  try {
    const { connections } = deployment;
    const usual = { ca, browser: false, connections, dist: noBuild };
    return await checkSite(origin, { ...usual, ...options });
  } finally {
    deployment.stop();
  }
}

describe.each(hostNames)('%s with the generated files', (name) => {
  let host: Host;

  beforeAll(async () => {
    host = await startHost(name);
  });

  afterAll(() => host.stop());

  it('is as it should be, in a browser as well', async () => {
    const { findings, notes } = await found({}, { browser: true, dist: testSite.outDir }, host);
    expect(findings).toEqual([]);
    expect(notes).toContain(
      'What is not there is not kept: one file in each folder was asked for.',
    );
    expect(notes).toContain('No message was sent (--send does).');
    expect(notes).toContain('The pages were opened in Chromium.');
  });
});

type Change = NonNullable<Breakage['answer']>;

/** The changes to an answer whose path matches. */
const at =
  (where: RegExp, change: Change): Change =>
  (asked, answer) =>
    where.test(asked) ? change(asked, answer) : undefined;

const pages = /^\/($|about$|contact$|technologies$|itsolutions$|siemens$|no-such-page$)/;

/** Sets a header, or takes it away. */
const header =
  (name: string, value?: (before: string) => string): Change =>
  (_, { headers }) => {
    const { [name]: before = '', ...others } = headers;
    return { headers: value ? { ...others, [name]: value(before) } : others };
  };

/** Changes the text of a page that is sent plain. */
const text =
  (change: (before: string) => string): Change =>
  (_, { body, headers }) =>
    headers['content-encoding'] ? undefined : { body: Buffer.from(change(body.toString())) };

const gone: Change = () => ({ status: 404, body: Buffer.from('Not found') });
const plainText: Change = (_, { headers }) => ({
  headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
});
const uncompressed: Change = (_, { headers }) =>
  headers['content-encoding'] ? { status: 500, headers: {}, body: Buffer.alloc(0) } : undefined;

const policyHeader = 'content-security-policy';

const sha256 = (value: string) => createHash('sha256').update(value).digest('base64');

const halfAFile: Change = (_, { headers }) => ({
  headers: { ...headers, 'content-encoding': '' },
  body: Buffer.from('throw new Error("half a file")'),
});

/** Several changes, one after the other. */
const each =
  (...changes: Change[]): Change =>
  (asked, answer) => {
    const changed = { ...answer };
    for (const change of changes) Object.assign(changed, change(asked, changed));
    return changed;
  };

/** A form that posts somewhere else, and a policy that lets it. */
const anotherForm = each(
  text((html) =>
    html.replace(
      'action="https://forms.example/f/1"',
      "action='https://other.example/f?a=1&amp;b=2'",
    ),
  ),
  header(policyHeader, (policy) => policy.replaceAll('forms.example', 'other.example')),
);

/** A script in every page, and a policy that lets it run. */
const anotherScript = each(
  at(
    pages,
    text((html) => `${html}<script>watch()</script>`),
  ),
  header(policyHeader, (policy) =>
    policy.replace("script-src 'self'", `script-src 'self' 'sha256-${sha256('watch()')}'`),
  ),
);

type Form = NonNullable<Breakage['form']>;

const answers =
  (body: unknown): Form =>
  (request, response) => {
    if (request.method === 'OPTIONS') return formService(request, response);
    response.writeHead(200, { 'Access-Control-Allow-Origin': request.headers.origin ?? '' });
    response.end(JSON.stringify(body));
  };

const refusesPreflight: Form = ({ headers }, response) => {
  response.writeHead(405, {
    'Access-Control-Allow-Origin': headers.origin ?? '',
    'Access-Control-Allow-Headers': 'content-type',
  });
  response.end();
};

const allowsAnotherSite: Form = (request, response) => {
  request.headers.origin = 'https://other.example';
  formService(request, response);
};

const takesNoMessage: Form = (request, response) => {
  if (request.method === 'OPTIONS') return formService(request, response);
  const { origin = '' } = request.headers;
  response.writeHead(403, { 'Access-Control-Allow-Origin': origin }).end();
};

/** Each deployment, and what the check says of it; it says nothing else. */
// biome-ignore format: a table reads better as rows
const broken: [name: string, breakage: Breakage, says: RegExp, options?: CheckOptions][] = [
  ['a header is missing', { answer: header('strict-transport-security') },
    /^Strict-Transport-Security is missing: /],
  ['a header is missing on one page', { answer: at(/^\/about$/, header('x-frame-options')) },
    /^X-Frame-Options is missing: \/about$/],
  ['a header says something else', { answer: header('x-frame-options', () => 'SAMEORIGIN') },
    /^X-Frame-Options is "SAMEORIGIN", not "DENY": /],
  ['the policy is missing', { answer: header(policyHeader) }, /^There is no Content-Security-Policy: /],
  ['a hash in the policy does not fit',
    { answer: header(policyHeader, (policy) => policy.replace(/sha256-.{5}/, 'sha256-AAAAA')) },
    /^The policy lacks script-src 'sha256-/],
  ['the policy allows more', { answer: header(policyHeader, (p) => p.replace('img-src', 'img-src *')) },
    /^The policy allows other things than src\/build\/serving.ts: /],
  ['the policy does not let the form post',
    { answer: header(policyHeader, (p) => p.replaceAll(' https://forms.example', '')) },
    /^The policy lacks (connect-src|form-action) https:\/\/forms\.example for: /],
  ['a proxy adds a script to every page',
    { answer: at(pages, text((html) => `${html}<script>watch()</script>`)) },
    /^(The policy (lacks script-src 'sha256-|allows other things than)|What is sent compressed is not what is sent plain)/],
  ['a proxy adds a style attribute',
    { answer: at(/^\/about$/, text((html) => html.replace('<main', '<main style="top:0"'))) },
    /^(A style attribute, which the policy refuses, is in|What is sent compressed is not)/],
  ['one page is of another build',
    { answer: at(/^\/about$/, text((html) => html.replace('<link rel="stylesheet"', '<link rel="stylesheet" data-older'))) },
    /^(It is of another build than the other pages|What is sent compressed is not what is sent plain).*: \/about$/],
  ['a page shows another one',
    { answer: at(/^\/contact$/, (_, answer) => ({ ...answer, body: Buffer.from('<p>Soon') })) },
    /^("Contact Us" is not what is shown: \/contact|What is sent compressed is not|No page has a form|The policy (lacks|allows))/],
  ['a page fails', { answer: at(/^\/siemens$/, () => ({ status: 500 })) }, /500, not 200: \/siemens$/],
  ['a page leads to itself',
    { answer: at(/^\/about$/, () => ({ status: 301, headers: { location: '/about' }, body: Buffer.alloc(0) })) },
    /^The status is 301, not 200: \/about$/],
  ['another spelling shows the page', { answer: at(/^\/about\/$/, () => ({ status: 200, headers: {} })) },
    /^\/about\/ answers 200 instead of leading for good to: \/about$/],
  ['another spelling leads there for now only', { answer: at(/\.html$/, () => ({ status: 302 })) },
    /^\/[\w/-]+\.html leads to https:\/\/www\.tarnline\.example\/[\w/-]* with 302 instead/],
  ['another spelling leads to a third one',
    { answer: at(/^\/about\.html$/, () => ({ status: 301, headers: { location: '/about/' } })) },
    /^\/about\.html leads to https:\/\/www\.tarnline\.example\/about\/ with 301 instead/],
  ['an unknown address is answered with 200', { answer: at(/^\/no-such-page$/, () => ({ status: 200 })) },
    /^(The status is 200, not 404|There is no ETag|Its own ETag does not give 304): \/no-such-page$/],
  ['nothing is compressed',
    { answer: (_, { headers }) => headers['content-encoding'] ? { headers: { ...headers, 'content-encoding': '' } } : undefined },
    /^It is sent uncompressed: /],
  ['the compressed pages cannot be read', { answer: at(/^\/about$/, uncompressed) },
    /^It is sent uncompressed: \/about$/],
  ['there is no ETag', { answer: header('etag') }, /^There is no ETag: /],
  ['an ETag changes each time',
    { answer: at(pages, (_, { status }) => (status === 304 ? { status: 200 } : undefined)) },
    /^Its own ETag does not give 304: /],
  ['hashed files are asked for each time',
    { answer: at(/^\/assets\//, header('cache-control', () => 'no-cache')) },
    /^Cache-Control is "no-cache", not "public, max-age=31536000, immutable": \/assets/],
  ['pages are kept for a day', { answer: at(pages, header('cache-control', () => 'max-age=86400')) },
    /^Cache-Control is "max-age=86400", not "no-cache": /],
  ['what is not there is kept for a year',
    { answer: at(/^\/assets\/no-such-file/, header('cache-control', () => 'public, max-age=31536000, immutable')) },
    /^"It is not there" is kept for 365 days \("public, max-age=31536000, immutable"\): \/assets\/no-such-file\S+\.js$/],
  ['what is not there is kept for a month by a CDN',
    { answer: at(/^\/pictures\/no-such-file/, header('cache-control', () => 'max-age=0, s-maxage=2592000')) },
    /^"It is not there" is kept for 30 days \(.*\): \/pictures\/no-such-file\S+\.avif$/],
  ['the home page is sent for what is not there',
    { answer: at(/^\/assets\/no-such-file/, () => ({ status: 200 })) },
    /^What is not there is answered with 200, not 404: \/assets\/no-such-file/],
  ['a picture is gone', { answer: at(/^\/pictures\/heroes\/iiot-hero-tall-\d+\..*avif$/, gone) },
    /^It is not there: \/pictures\/heroes\/iiot-hero-tall-\d+\.\w+\.avif$/],
  ['a share picture is gone', { answer: at(/^\/pictures\/share\/about/, gone) },
    /^It is not there: \/pictures\/share\/about/],
  ['the font is gone', { answer: at(/woff2$/, gone) }, /^It is not there: .*woff2/],
  ['the code of a page is gone, and the home page is sent in its place',
    { answer: at(/AboutPage/, plainText) },
    /^It is sent as "text\/html; charset=utf-8", not "text\/javascript; charset=utf-8": /],
  ['a chunk that only other chunks name is gone', { answer: at(/^\/assets\/LineStage/, gone) },
    /^It is not there: \/assets\/LineStage/],
  ['search engines are kept out',
    { answer: at(/^\/robots\.txt$/, text(() => 'User-agent: *\nDisallow: /\n')) },
    /^It does not say what content\/ says: \/robots\.txt$/],
  ['the sitemap is of another site',
    { answer: at(/^\/sitemap\.xml$/, text((xml) => xml.replaceAll('tarnline', 'old'))) },
    /^It does not say what content\/ says: \/sitemap\.xml$/],
  ['the manifest is gone', { answer: at(/webmanifest$/, gone) }, /^It is not there: \/site\./],
  ['the vCard is gone', { answer: at(/vcf$/, gone) }, /^It is not there: \/\S+\.vcf$/],
  ['security.txt has expired',
    { answer: at(/security\.txt$/, text((t) => t.replace(/Expires: \d+/, 'Expires: 2020'))) },
    /security\.txt expired \d+ days ago\.$/],
  ['the folder with security.txt was left out', { answer: at(/security\.txt$/, gone) },
    /security\.txt is not there\.$/],
  ['the certificate has expired', { certificate: certify(names, -1) }, /^The certificate has expired\.$/],
  ['the certificate ends soon', { certificate: certify(names, 20, 90) },
    /^The certificate ends in (19|20) days, in the last quarter of its 90\.$/],
  ['the certificate of a few days ends soon', { certificate: certify(names, 1.2, 6) },
    /^The certificate ends in 1 days, in the last quarter of its 6\.$/],
  ['the certificate is for another name', { certificate: certify(['shop.example'], 90) },
    /^The certificate is for DNS:shop\.example, not www\.tarnline\.example\.$/],
  ['nobody knows the authority of the certificate',
    { certificate: createAuthority(path.resolve('.build/check-stranger')).certify(names, 90) },
    /^The certificate comes without the certificates between/],
  ['HTTP shows the site', { plain: (_, response) => void response.end('<h1>Home</h1>') },
    /^http:\/\/www\.tarnline\.example\/about\?from=plain answers 200 instead of leading to/],
  ['HTTP leads to the home page',
    { plain: (_, response) => void response.writeHead(301, { Location: `${origin}/` }).end() },
    /plain answers 301 to https:\/\/www\.tarnline\.example\/ instead of leading to/],
  ['the form service knows no CORS', { form: (_, response) => void response.end('{}') },
    /^The form service at forms\.example does not allow (https:\/\/www\.tarnline\.example|the header content-type)\.$/],
  ['the form service refuses the preflight',
    { form: refusesPreflight },
    /^The form service at forms\.example answers the preflight with 405\.$/],
  ['the form service allows another site',
    { form: allowsAnotherSite },
    /^The form service at forms\.example does not allow https:\/\/www\.tarnline\.example\.$/],
  ['the form service is gone', { form: null }, /^The form service at forms\.example does not answer\.$/],
  ['the form posts to somebody else, whom the policy allows', { answer: anotherForm },
    /^(The form posts to https:\/\/other\.example\/f\?a=1&b=2, not to https:\/\/forms\.example\/f\/1: \/contact|The policy (lacks|allows)|What is sent compressed is not)/],
  ['a script was added, which the policy allows', { answer: anotherScript },
    /^(The policy allows other things than|What is sent compressed is not)/],
  ['a page has other words than the build',
    { answer: at(/^\/about$/, text((html) => html.replace(/<h1([^>]*)>/, '<h1$1>Not '))) },
    /^(It is not the page of the build|What is sent compressed is not).*: \/about$/,
    { dist: testSite.outDir }],
  ['a script is another than that of the build',
    { answer: at(/^\/assets\/AboutPage.*js$/, (_, { body }) => ({ body: Buffer.concat([body, Buffer.from(';')]) })) },
    /^It is not the file of the build: \/assets\/AboutPage/, { dist: testSite.outDir }],
  ['the page of the editor is gone', { answer: at(/^\/edit\/$/, gone) },
    /^The editor is not there: \/edit\/ answers 404\.$/],
  ['the editor has the policy of all pages too',
    { answer: at(/^\/edit\/$/, header(policyHeader, (policy) => `default-src 'none', ${policy}`)) },
    /^The editor does not work with its Content-Security-Policy, which is "default-src 'none', default-src .*: \/edit\/$/],
  ['the editor is for another repository',
    { answer: at(/^\/edit\/settings\.json$/, text((json) => json.replace('tarnline', 'other'))) },
    /^The editor is for another repository than tarnline\/website: \/edit\/settings\.json$/],
  ['the Git host knows no CORS', { gitHost: (_, response) => void response.end('{}') },
    /^The Git host of the editor at git\.example does not allow https:\/\/www\.tarnline\.example\.$/],
  ['nobody can sign in to the editor, and its Git host is broken', { gitHost: (_, response) => void response.writeHead(503).end() },
    /^(Nobody can sign in to the editor: sign-in\.example\/auth|The Git host of the editor at git\.example) answers 503\.$/],
  ['the form service answers 200 and refuses', { form: answers({ success: false, message: 'Form not found' }) },
    /^The form service refused the message, with 200: \{"success":false,"message":"Form not found"\}\.$/, { send: true }],
  ['the form service answers 200 with an error', { form: answers({ error: 'Inactive' }) },
    /^The form service refused the message, with 200: \{"error":"Inactive"\}\.$/, { send: true }],
  ['the form service takes no message',
    { form: takesNoMessage },
    /^The form service answered the message with 403\.$/, { send: true }],
  ['a script breaks off as it starts, which only a browser sees',
    { answer: at(/^\/assets\/AboutPage.*js$/, halfAFile) },
    /^The browser says "/, { browser: true }],
];

// Not `test.each`: in a row without options it would pass the test a callback in their place.
for (const [name, breakage, says, options] of broken) {
  test(`${name}, and the check says so`, async () => {
    const { findings } = await found(breakage, options);
    // What is wrong with all answers is wrong with the editor's as well.
    const told = findings.filter(({ what }) => says.test(what) || !what.startsWith('The editor '));
    expect(told.length).toBeGreaterThan(0);
    for (const { what, todo } of told) {
      expect(what).toMatch(says);
      expect(todo).not.toBe('');
    }
  });
}

test('a message is sent only when that is asked for, and says what it is', async () => {
  const messages: string[] = [];
  const form: Breakage['form'] = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST') messages.push(body);
    formService(request, response);
  };
  await found({ form });
  expect(messages).toEqual([]);
  const { findings, notes } = await found({ form }, { send: true });
  expect(findings).toEqual([]);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('Check of the website');
  expect(notes).toContain('One message was sent; the answer was 200.');
});

test('a certificate of a few days that was just renewed is no matter', async () => {
  expect((await found({ certificate: certify(names, 5.5, 6) })).findings).toEqual([]);
});

/** What hosts send that add up, or leave out, what `serving.ts` says in its own words. */
const hostsOwn: [name: string, change: Change][] = [
  [
    'Netlify',
    each(
      at(
        pages,
        header('cache-control', () => 'public,max-age=0,must-revalidate'),
      ),
      at(
        /no-such-/,
        header('cache-control', () => 'private, max-age=0'),
      ),
      at(
        /^\/pictures\//,
        header('cache-control', () => 'public, max-age=3600'),
      ),
    ),
  ],
  [
    'Cloudflare Pages',
    each(
      at(
        pages,
        header('cache-control', () => 'public, max-age=0, must-revalidate'),
      ),
      at(
        /^\/pictures\//,
        header('cache-control', () => 'public, max-age=3600'),
      ),
      // Its 404 has neither, so that there is nothing to reckon a time from.
      at(/^\/(assets\/)?no-such-/, each(header('cache-control'), header('last-modified'))),
    ),
  ],
  [
    'Vercel',
    at(
      /no-such-/,
      header('cache-control', () => 'no-cache'),
    ),
  ],
];

test.each(hostsOwn)('what %s sends in its own words is right', async (_, answer) => {
  expect((await found({ answer })).findings).toEqual([]);
});

/** A form service that keeps what arrives by the name it was asked under, and shows it to who may see. */
function keepingService() {
  const messages: { host: string | undefined; body: string }[] = [];
  const form: Form = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST') messages.push({ host: request.headers.host, body });
    if (request.method !== 'GET') return formService(request, response);
    const isAllowed = request.headers.authorization === 'Bearer secret';
    response.writeHead(isAllowed ? 200 : 401).end(isAllowed ? JSON.stringify(messages) : '');
  };
  return { messages, form };
}

test('a message goes to the expected address only, whatever the site says', async () => {
  const { messages, form } = keepingService();
  await found({ answer: anotherForm, form }, { send: true });
  expect(messages.map(({ host }) => host)).toEqual(['forms.example']);
});

describe('where the service can say what has arrived', () => {
  const delivered = { url: 'https://forms.example/messages', patience: 200 };
  const authorization = 'Bearer secret';

  it('confirms that the message has', async () => {
    const { form } = keepingService();
    const messages = { ...delivered, authorization };
    const { findings, notes } = await found({ form }, { send: true, messages });
    expect(findings).toEqual([]);
    expect(notes).toContain('The message has arrived: forms.example shows it.');
  });

  it.each([
    ['shows others only', { form: formService, authorization }, 'shows no such message'],
    ['does not let us look', { form: keepingService().form }, 'answers 401'],
  ])('says so where it %s', async (_, { form, ...key }, says) => {
    const messages = { ...delivered, ...key };
    const { findings } = await found({ form }, { send: true, messages });
    expect(findings.map(({ what }) => what)).toEqual([
      `Whether the message has arrived is not known: forms.example ${says}.`,
    ]);
  });
});

test('the form service needs a certificate that browsers take', async () => {
  const { findings } = await found({}, { ca: createAuthority(noBuild).ca });
  expect(findings.map(({ what }) => what)).toContain(
    'The form service at forms.example does not answer.',
  );
});

test('where nothing says where the form should post to, nothing is looked at', async () => {
  delete process.env.CONTACT_FORM_URL;
  try {
    await expect(found({})).rejects.toThrow(/^Set CONTACT_FORM_URL/);
    // A build says it.
    expect((await found({}, { dist: testSite.outDir })).findings).toEqual([]);
    process.env.CONTACT_FORM_URL = 'https://other.example/f/1';
    await expect(found({}, { dist: testSite.outDir })).rejects.toThrow(/do not agree/);
  } finally {
    process.env.CONTACT_FORM_URL = testSite.formUrl;
  }
});

test('a site that is not at the address in its content is told so', async () => {
  const address = `http://127.0.0.1:${preview.port}`;
  const { findings } = await checkSite(address, { browser: false, dist: noBuild });
  expect(findings.map(({ what }) => what)).toContain(
    `The pages say they are at ${origin}, and were looked at on ${address}.`,
  );
});

describe('npm run check', () => {
  const run = async (...parameters: string[]) => {
    const tsx = path.join('node_modules', '.bin', 'tsx');
    const options = {
      timeout: 30_000,
      env: { ...process.env, NODE_EXTRA_CA_CERTS: '.build/check-authority/ca.pem' },
    };
    const ended = promisify(execFile)(tsx, ['scripts/check/check.ts', ...parameters], options);
    const { stdout, stderr, code } = await ended.then(
      (output) => ({ ...output, code: 0 }),
      (error) => error,
    );
    return { stdout, stderr, code };
  };

  const runOn = async (breakage: Breakage, ...parameters: string[]) => {
    const deployment = await deploy(preview.port, certificate, breakage);
    const connect = [...deployment.connections].flatMap((pair) => ['--connect', pair.join('=')]);
    const options = ['--no-browser', '--dist', noBuild];
    const ended = run(origin, ...options, ...connect, ...parameters);
    return ended.finally(deployment.stop);
  };

  it('ends with 0 where nothing is wrong', async () => {
    const { stdout, code } = await runOn({});
    expect(stdout).toContain(`Nothing is wrong at ${origin}.`);
    expect(code).toBe(0);
  });

  it('ends with 1 and one line for each fault, or with JSON', async () => {
    const breakage = { answer: at(/^\/about$/, header('etag')) };
    const { stdout, code } = await runOn(breakage);
    expect(stdout).toMatch(/^✗ There is no ETag: \/about\n {2}\S/);
    expect(code).toBe(1);
    const { findings } = JSON.parse((await runOn(breakage, '--json')).stdout);
    expect(findings).toEqual([{ what: 'There is no ETag: /about', todo: expect.any(String) }]);
  });

  it('ends with 2 where it could not look', async () => {
    expect(await run()).toMatchObject({ code: 2, stderr: expect.stringContaining('--json') });
    const connect = `${names[0]}:443=127.0.0.1:9`;
    const { stderr, code } = await run(origin, '--dist', noBuild, '--connect', connect);
    expect(stderr).toContain(`Nothing answers at ${origin}.`);
    expect(code).toBe(2);
  });
});
