import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listen } from '../../server/port';
import { serveBuild } from '../../server/serveBuild';
import { createSiteServer } from '../../server/siteServer';
import { filesBelow } from '../../src/generator/filesBelow';
import { servingOf } from '../../src/generator/serving';
import { testSite } from '../browser/support/testSite';
import { onlineSite } from '../support/onlineSite';
import { GitHubStandIn } from './support/gitHub';

const dist = onlineSite.outDir;

/** Files for hosts, search engines and the check, which name the editor or the day of the build. */
const forPrograms = /^(version\.txt|_headers|deployment\.json|sitemap\.xml|\.well-known\/)/;

/**
 * A text without the form's address, and without what depends on it: the hashes of files, and the
 * short names of a minifier, which counts letters.
 */
const anywhere = (text: string, { formUrl }: { formUrl: string }) =>
  text
    .replaceAll(formUrl, '')
    .replace(/\.[0-9a-f]{8}\./g, '.')
    .replace(/\b[\w$]{1,2}\b/g, '_');

test('with the editor visitors load the same files as without it, and it shows no entry that is a draft', () => {
  const files = (site: typeof testSite | typeof onlineSite) =>
    filesBelow(site.outDir)
      .filter((file) => !/^edit\/|\.(br|gz)$/.test(file) && !forPrograms.test(file))
      .map((file) => {
        const text = readFileSync(path.join(site.outDir, file), 'latin1');
        return `${anywhere(file, site)} ${hash('sha256', anywhere(text, site))}`;
      })
      .sort();
  expect(files(onlineSite)).toEqual(files(testSite));
  const snapshot = JSON.parse(readFileSync(path.join(dist, 'edit/snapshot.json'), 'utf8'));
  expect(Object.keys(snapshot.files)).toContain('content/articles/who-keeps-the-code.md');
  expect(Object.keys(snapshot.files)).not.toContain('content/articles/not-finished.md');
});

/** The editor's own addresses: a page of the site, and a site of its own. */
const places = {
  'at /edit/': () => serveBuild(dist, { inboxFile: testSite.inboxFile }),
  'as a site of its own': async () => {
    const { editorDir: root } = onlineSite;
    const served = servingOf([], '/', true);
    const server = createSiteServer({ root, serving: served, inboxFile: testSite.inboxFile });
    return { server, url: `http://localhost:${await listen(server, 0)}` };
  },
};

for (const [where, serve] of Object.entries(places))
  test(`${where}, it asks only GitHub, after signing in, for this tab, until one signs out`, async ({
    page,
  }) => {
    const { server, url } = await serve();
    const { folder } = onlineSite;
    const texts = filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file))]);
    const gitHub = new GitHubStandIn(Object.fromEntries(texts));
    await gitHub.answerFor(page);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('request', (request) => {
      const address = request.url();
      if (!/^(data|blob):/.test(address) && !address.startsWith(url)) complaints.push(address);
    });
    const answer = await page.goto(`${url}/edit/`);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
    const token = page.getByLabel('Token');
    await expect(token).toBeVisible({ timeout: 30_000 });
    expect(complaints).toEqual([]);
    expect(gitHub.asked).toEqual([]);
    await token.fill('github_pat_old');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^GitHub does not take the token/);
    await token.fill(gitHub.token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(token).toBeHidden({ timeout: 30_000 });
    const kept = () => page.evaluate(() => [localStorage.length, sessionStorage.length]);
    expect(await kept()).toEqual([0, 1]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(token).toBeVisible({ timeout: 30_000 });
    expect(await kept()).toEqual([0, 0]);
    const others = complaints.filter((one) => !/^https:\/\/api\.github|status of 401/.test(one));
    expect(others).toEqual([]);
    server.closeAllConnections();
    server.close();
  });
