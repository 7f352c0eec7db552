import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { globalAgent } from 'node:https';
import { promisify } from 'node:util';
import { checkSite } from '../../../scripts/check/checkSite';
import { origin } from '../../browser/support/content';
import { hostNames, startHost, testSite } from '../../hosts/support/testSite';
import { ask } from '../../support/ask';
import { type Breakage, certify, deploy, type Host } from './deploy';

const { hostname } = new URL(origin);
const certificate = certify(hostname);
globalAgent.options.ca = certificate;

let server: Awaited<ReturnType<typeof startHost>>;
afterEach(() => server.stop());

/** Puts a server on the internet, in a manner of speaking. */
async function deployed(name: string, changes: Breakage['changes'] = []) {
  process.env.SITE = testSite.folder;
  server = await startHost(name);
  const host: Host = ({ url = '/', method, headers }) => {
    const named = Object.entries(headers).map(([header, value]) => [header, `${value}`]);
    const own = { host: `127.0.0.1:${server.port}`, connection: 'close' };
    return ask(server.port, url, { ...Object.fromEntries(named), ...own }, method);
  };
  return deploy(hostname, host, certificate, { changes });
}

test.each(hostNames)('%s with the generated files is as it should be', async (name) => {
  const connections = await deployed(name);
  // One server is enough for a browser: the headers of all are the same.
  const browser = name === 'nginx';
  const order = { connections, browser, dist: testSite.outDir };
  const { findings, notes } = await checkSite(origin, order);
  expect(findings).toEqual([]);
  expect(notes.includes('The pages were opened in Chromium.')).toBe(browser);
});

const half: NonNullable<Breakage['changes']> = [
  [
    /AboutPage.*js$/,
    ({ headers }) => ({
      headers: { ...headers, 'content-encoding': undefined },
      body: Buffer.from('throw new Error("half")'),
    }),
  ],
];

test('what only a browser sees is named: a script that breaks off as it starts', async () => {
  const connections = await deployed('npm run preview', half);
  const { findings } = await checkSite(origin, { connections, dist: testSite.outDir });
  // The site catches what its pages throw as they are loaded.
  const lifeless = /^The browser says "The page does not come to life.*: \/about$/;
  expect(findings).toContainEqual(
    expect.objectContaining({ what: expect.stringMatching(lifeless) }),
  );
});

test.each([
  ['--json', 0, /"findings": \[\]/, []],
  ['--send', 1, /^✗ It is not the file of the build: .*AboutPage.*js\n {2}\S/m, half],
  ['--unknown', 2, /--json +for machines/, []],
])('the command with %s ends with %i', async (parameter, code, says, changes) => {
  const connections = await deployed('npm run preview', changes);
  const connect = [...connections].flatMap((pair) => ['--connect', pair.join('=')]);
  const options = [origin, parameter, '--no-browser', '--dist', testSite.outDir, ...connect];
  writeFileSync('.build/check.pem', certificate);
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: '.build/check.pem' };
  const command = ['--import', 'tsx', 'scripts/check/check.ts', ...options];
  const run = promisify(execFile)(process.execPath, command, { env });
  const ended = await run.catch((error) => error);
  expect(ended.stdout + ended.stderr).toMatch(says);
  expect(ended.code ?? 0).toBe(code);
});
