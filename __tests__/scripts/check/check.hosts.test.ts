import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { globalAgent } from 'node:https';
import { promisify } from 'node:util';
import { checkSite } from '../../../scripts/check/checkSite';
import { origin } from '../../browser/support/content';
import { hostNames, startHost, testSite } from '../../hosts/support/testSite';
import { ask } from '../../support/ask';
import { type Breakage, certify, deploy } from './deploy';

const { hostname } = new URL(origin);
const certificate = certify(hostname);
globalAgent.options.ca = certificate;

/** Uses what a server serves as if it were on the internet. */
async function deployed<T>(
  name: string,
  changes: NonNullable<Breakage['changes']>,
  use: (connections: Map<string, string>) => Promise<T>,
): Promise<T> {
  process.env.SITE = testSite.folder;
  const server = await startHost(name);
  const { connections, stop } = await deploy(
    hostname,
    ({ url = '/', method, headers }) => {
      const named = Object.entries(headers).map(([header, value]) => [header, `${value}`]);
      const asked = {
        ...Object.fromEntries(named),
        host: `127.0.0.1:${server.port}`,
        connection: 'close',
      };
      return ask(server.port, url, asked, method);
    },
    certificate,
    { changes },
  );
  return use(connections).finally(() => {
    stop();
    return server.stop();
  });
}

const check = (connections: Map<string, string>) =>
  checkSite(origin, { connections, dist: testSite.outDir });

test.each(hostNames)(
  '%s with the generated files is as it should be, in a browser as well',
  async (name) => {
    const { findings, notes } = await deployed(name, [], check);
    expect(findings).toEqual([]);
    expect(notes).toContain('The pages were opened in Chromium.');
  },
);

const half: NonNullable<Breakage['changes']> = [
  [/AboutPage.*js$/, () => ({ body: Buffer.from('throw new Error("half")') })],
];

test('what only a browser sees is named: a script that breaks off as it starts', async () => {
  const { findings } = await deployed('npm run preview', half, check);
  expect(findings.map(({ what }) => what).join('\n')).toMatch(
    /^The browser says ".*half.*: \/about$/m,
  );
});

test.each([
  ['--json', 0, /"findings": \[\]/, []],
  ['--send', 1, /^✗ It is not the file of the build: .*AboutPage.*js\n {2}\S/m, half],
  ['--unknown', 2, /--json +for machines/, []],
])('the command with %s ends with %i', async (parameter, code, says, changes) => {
  const ended = await deployed('npm run preview', changes, (connections) => {
    const connect = [...connections].flatMap((pair) => ['--connect', pair.join('=')]);
    const options = [origin, parameter, '--no-browser', '--dist', testSite.outDir, ...connect];
    writeFileSync('.build/check-certificate.pem', certificate);
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: '.build/check-certificate.pem' };
    const command = ['scripts/check/check.ts', ...options];
    return promisify(execFile)('node_modules/.bin/tsx', command, { env }).catch((error) => error);
  });
  expect(ended.stdout + ended.stderr).toMatch(says);
  expect(ended.code ?? 0).toBe(code);
});
