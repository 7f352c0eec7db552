import { checkSite } from '../../../scripts/check/checkSite';
import { origin } from '../../browser/support/content';
import { hostNames, startHost, testSite } from '../../hosts/support/testSite';
import { type Breakage, certify, deploy } from './deploy';

const { hostname } = new URL(origin);
const names = [hostname, 'forms.example', 'git.example', 'sign-in.example'];
const certificate = certify('.build/check-certificate', names, 90);

async function check(name: string, breakage: Breakage = {}) {
  process.env.SITE = testSite.folder;
  const host = await startHost(name);
  const { connections, stop } = await deploy(hostname, host.port, { certificate, ...breakage });
  try {
    return await checkSite(origin, { connections, ca: certificate.cert, dist: testSite.outDir });
  } finally {
    stop();
    await host.stop();
  }
}

test.each(hostNames)(
  '%s with the generated files is as it should be, in a browser as well',
  async (name) => {
    const { findings, notes } = await check(name);
    expect(findings).toEqual([]);
    expect(notes).toContain('The pages were opened in Chromium.');
  },
);

test('what only a browser sees is named: a script that breaks off as it starts', async () => {
  const { findings } = await check('npm run preview', {
    answer: (path) =>
      /AboutPage.*js$/.test(path) ? { body: Buffer.from('throw new Error("half")') } : undefined,
  });
  expect(findings.map(({ what }) => what).join('\n')).toMatch(
    /^The browser says ".*half.*: \/about$/m,
  );
});
