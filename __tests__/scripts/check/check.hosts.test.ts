import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { globalAgent } from 'node:https';
import { promisify } from 'node:util';
import { checkSite } from '../../../scripts/check/checkSite';
import { origin } from '../../browser/support/content';
import { type StartHost, servers } from '../../hosts/support/servers';
import { ask } from '../../support/ask';
import { onlineSite } from '../../support/onlineSite';
import { type Breakage, certify, deploy, type Host } from './deploy';

const { hostname } = new URL(origin);
const certificate = certify(hostname);
globalAgent.options.ca = certificate;
process.env.SITE = onlineSite.folder;

const dist = onlineSite.outDir;
const stops: (() => unknown)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Puts a server on the internet, in a manner of speaking. */
async function deployed(start: StartHost, changes: Breakage['changes'] = []) {
  const { port, stop } = await start();
  stops.push(stop);
  const host: Host = ({ url = '/', method, headers }) => {
    const named = Object.entries(headers).map(([header, value]) => [header, `${value}`]);
    const own = { host: `127.0.0.1:${port}`, connection: 'close' };
    return ask(port, url, { ...Object.fromEntries(named), ...own }, method);
  };
  return deploy(hostname, host, certificate, { changes });
}

test.each(Object.entries(servers))(
  '%s with the generated files is as it should be',
  async (name, start) => {
    const connections = await deployed(start);
    // One server is enough for a browser: the headers of all are the same.
    const browser = name === 'nginx';
    const { findings, notes } = await checkSite(origin, { connections, browser, dist });
    expect(findings).toEqual([]);
    expect(notes.includes('The pages were opened in Chromium.')).toBe(browser);
  },
);

const half: NonNullable<Breakage['changes']> = [
  [
    /AboutPage.*js$/,
    ({ headers }) => ({
      headers: { ...headers, 'content-encoding': undefined },
      body: Buffer.from('throw new Error("half")'),
    }),
  ],
];

test.each([
  ['nothing wrong, for machines', 0, ['--json', '--no-browser'], [], /"findings": \[\]/],
  // The site catches what its pages throw as they are loaded.
  [
    'what only a browser sees',
    1,
    [],
    half,
    /^✗ .*The page does not come to life.*: \/about\n {2}\S/m,
  ],
  ['how it is called', 2, ['--unknown'], [], /--json +for machines/],
])('the command says %s, and ends with %i', async (_, code, parameters, changes, says) => {
  const connections = await deployed(servers['npm run preview'], changes);
  const connect = [...connections].flatMap((pair) => ['--connect', pair.join('=')]);
  const options = [origin, ...parameters, '--dist', dist, ...connect];
  writeFileSync('.build/check.pem', certificate);
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: '.build/check.pem' };
  const command = ['--import', 'tsx', 'scripts/check/check.ts', ...options];
  const ended = await promisify(execFile)(process.execPath, command, { env }).catch(
    (error) => error,
  );
  expect(ended.stdout + ended.stderr).toMatch(says);
  expect(ended.code ?? 0).toBe(code);
});
