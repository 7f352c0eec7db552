import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serveBuild } from '../../server/serveBuild';
import { filesBelow } from '../../src/build/filesBelow';
import { testSite } from '../browser/support/testSite';
import { onlineSite } from './support/onlineSite';

const dist = onlineSite.outDir;

test.beforeAll(() => {
  test.setTimeout(240_000);
  // In a process of its own: Playwright would read the build's JSX as its own.
  const script = '__tests__/editor/support/buildOnlineSite.ts';
  execFileSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
});

/** What hosts, search engines and the check read: it names the editor, or the day of the build. */
const forPrograms = /^(_headers|vercel\.json|deployment\.json|sitemap\.xml|\.well-known\/)/;

test('no file that visitors load is another than without the editor, and nobody reads a draft in it', () => {
  const without = testSite.outDir;
  const files = (within: string) =>
    filesBelow(within)
      .filter((file) => !file.startsWith('edit/') && !forPrograms.test(file))
      .sort();
  expect(files(dist)).toEqual(files(without));
  const others = files(without).filter(
    (file) => !readFileSync(path.join(dist, file)).equals(readFileSync(path.join(without, file))),
  );
  expect(others).toEqual([]);
  const snapshot = JSON.parse(readFileSync(path.join(dist, 'edit/snapshot.json'), 'utf8'));
  expect(Object.keys(snapshot.files)).toContain('content/articles/who-keeps-the-code.md');
  expect(Object.keys(snapshot.files)).not.toContain('content/articles/not-finished.md');
});

test('it begins under the policy of its page, and asks nobody before somebody signs in', async ({
  page,
}) => {
  const { server, url } = await serveBuild(dist, { inboxFile: testSite.inboxFile });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) complaints.push(request.url());
  });
  await page.goto(`${url}/edit/`);
  await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible({
    timeout: 30_000,
  });
  expect(complaints).toEqual([]);
  server.closeAllConnections();
  server.close();
});
