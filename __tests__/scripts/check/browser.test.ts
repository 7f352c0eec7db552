import { contextOptions, launchOptions } from '../../../scripts/check/browser';

const origin = 'https://www.site.example';
const connections = new Map([['www.site.example:443', '192.0.2.7:8443']]);

test('Chromium keeps its sandbox, unless it is root, which has none', () => {
  const usual = launchOptions(origin, {}, 1000);
  expect(usual.chromiumSandbox).toBe(true);
  expect(usual.args).not.toContain('--no-sandbox');
  expect(launchOptions(origin, {}, 0).chromiumSandbox).toBe(false);
});

test('it goes where --connect says, and overlooks a wrong certificate there only', () => {
  expect(launchOptions(origin, { connections }, 1000).args).toContain(
    '--host-resolver-rules=MAP www.site.example 192.0.2.7:8443',
  );
  expect(contextOptions({ connections })).toEqual({ ignoreHTTPSErrors: true });
  expect(contextOptions({})).toEqual({ ignoreHTTPSErrors: false });
});
