import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from '../../src/build/filesBelow';
import type { OnlineEditor } from '../../src/content/schema';
import { companyFolder } from '../support/companyFolder';
import { makePictures } from '../support/makePictures';

// A site is built twice.
jest.setTimeout(300_000);

const editor: OnlineEditor = {
  host: 'gitlab',
  repository: 'tarnline/sites/website',
  signIn: '0123abcd',
};

const root = mkdtempSync(path.join(os.tmpdir(), 'built-'));
const folder = path.join(root, 'site');

async function build(name: string): Promise<void> {
  const script = '__tests__/editor/support/buildOnline.ts';
  await promisify(execFile)(path.join('node_modules', '.bin', 'tsx'), [
    script,
    folder,
    path.join(root, name),
  ]);
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeAll(async () => {
  await makePictures(companyFolder);
  cpSync(companyFolder, folder, { recursive: true });
  await build('without');
  const file = path.join(folder, 'content/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...site, editor }));
  const draft = '---\ntitle: Not yet\ndraft: true\n---\n\nNobody may know.\n';
  writeFileSync(path.join(folder, 'content/articles/not-yet.md'), draft);
  await build('with');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The lines of a text without those that another has besides, which stand between them. */
function inserted(before: string, after: string): string[] {
  const lines = before.split('\n');
  return after.split('\n').filter((line) => {
    if (line !== lines[0]) return true;
    lines.shift();
    return false;
  });
}

const forHosts = /^(_headers|vercel\.json|deployment\.json(\.(br|gz))?)$/;

test('with an editor no file that visitors load is another', () => {
  const files = (name: string) =>
    filesBelow(path.join(root, name))
      .filter((file) => !file.startsWith('edit/') && !forHosts.test(file))
      .sort();
  expect(files('with')).toEqual(files('without'));
  for (const file of files('without'))
    expect([file, readFileSync(path.join(root, 'with', file))]).toEqual([
      file,
      readFileSync(path.join(root, 'without', file)),
    ]);
});

test('without one there is no trace of it', () => {
  const own = filesBelow(path.join(root, 'without'));
  expect(own.filter((file) => /edit\/|decap/.test(file))).toEqual([]);
  for (const file of ['without/_headers', 'without/vercel.json', 'without-hosts/nginx.conf'])
    expect(read(file)).not.toMatch(/edit|unsafe-eval|noindex/);
});

test('the headers of all other addresses are the same, in the file of each host', () => {
  for (const file of ['/_headers', '-hosts/nginx.conf', '-hosts/Caddyfile']) {
    const added = inserted(read(`without${file}`), read(`with${file}`)).join('\n');
    expect(added).toMatch(/\/edit\//);
    expect(read(`with${file}`).split('\n').length - added.split('\n').length).toBe(
      read(`without${file}`).split('\n').length,
    );
  }
  const before = JSON.parse(read('without/vercel.json'));
  const after = JSON.parse(read('with/vercel.json'));
  const { length } = before.headers;
  expect({ ...after, headers: after.headers.slice(0, length) }).toEqual(before);
  const others = after.headers.slice(length).map(({ source }: { source: string }) => source);
  expect(others).toEqual(['/edit/(.*)', '/edit(/?)']);
});

test('the editor has its page, its script, its settings and what Decap loads, without maps', () => {
  const plain = filesBelow(path.join(root, 'with', 'edit'))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .filter((file) => !/^decap\/\d+\.decap-cms\.js$/.test(file));
  expect(plain.sort()).toEqual([
    'decap/decap-cms.js',
    'decap/decap-cms.js.LICENSE.txt',
    'editor.css',
    'editor.js',
    'index.html',
    'settings.json',
    'snapshot.json',
  ]);
  expect(JSON.parse(read('with/edit/settings.json'))).toEqual({
    backend: {
      name: 'gitlab',
      repo: 'tarnline/sites/website',
      branch: 'main',
      api_root: 'https://gitlab.com/api/v4',
      auth_type: 'pkce',
      app_id: '0123abcd',
      base_url: 'https://gitlab.com',
    },
    isReviewed: true,
  });
});

test('nobody reads a draft in what the editor begins with', () => {
  const { files } = JSON.parse(read('with/edit/snapshot.json'));
  expect(Object.keys(files)).toContain('content/articles/who-keeps-the-code.md');
  expect(Object.keys(files)).not.toContain('content/articles/not-yet.md');
});
