import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EditedCompany } from '../support/editedCompany';

let company: EditedCompany;
const root = () => path.dirname(company.folder);

/** Git in the repository of the site, whatever whoever runs the tests has set for theirs. */
const git = (...args: string[]) => execFileSync('git', args, { cwd: root(), encoding: 'utf8' });

const settings = process.env.GIT_CONFIG_GLOBAL;

beforeEach(async () => {
  process.env.GIT_CONFIG_GLOBAL = '/dev/null';
  company = await EditedCompany.start({ commit: true, within: 'site' });
  git('init', '--quiet');
  git('config', 'user.useConfigOnly', 'true');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@plant.example');
  writeFileSync(path.join(root(), 'notes.txt'), 'before');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'Begin');
});

afterEach(async () => {
  await company.stop();
  rmSync(root(), { recursive: true, force: true });
  if (settings === undefined) delete process.env.GIT_CONFIG_GLOBAL;
  else process.env.GIT_CONFIG_GLOBAL = settings;
});

const file = 'content/company.json';
const change = () => company.replace(file, '"founded": 2015', '"founded": 2016');
const lastMessage = () => git('log', '-1', '--format=%B').trim();
const filesOfLast = () => git('show', '--name-only', '--format=').trim().split('\n');
const commits = () => Number(git('rev-list', '--count', 'HEAD'));

test('a save is one commit of its file, with words for it, though the site is a folder of the repository', async () => {
  expect(await change()).toEqual({ status: 200, body: { saved: [file] } });
  expect(commits()).toBe(2);
  expect(lastMessage()).toBe('Change Founded in Company: 2015 to 2016');
  expect(filesOfLast()).toEqual([`site/${file}`]);
  expect(git('status', '--porcelain')).toBe('');
});

test('what else is staged or changed stays so', async () => {
  writeFileSync(path.join(root(), 'notes.txt'), 'staged');
  git('add', 'notes.txt');
  writeFileSync(company.at('content/home.json'), `${company.text('content/home.json')}\n`);
  await change();
  expect(filesOfLast()).toEqual([`site/${file}`]);
  expect(git('status', '--porcelain').trimEnd().split('\n').sort()).toEqual([
    ' M site/content/home.json',
    'M  notes.txt',
  ]);
});

test('a new file and files taken away are committed', async () => {
  const draft = 'content/articles/not-finished.md';
  const raw = company.text(draft);
  const added = 'content/articles/an-other.md';
  await company.save(added, raw, null);
  expect(lastMessage()).toBe('Add the article “An article that is not finished”');
  expect(filesOfLast()).toEqual([`site/${added}`]);
  await company.ask('deleteFiles', {
    paths: [added, draft],
    bases: { [added]: raw, [draft]: raw },
  });
  expect(filesOfLast().sort()).toEqual([`site/${added}`, `site/${draft}`]);
  expect(git('status', '--porcelain')).toBe('');
  expect(commits()).toBe(3);
});

test('a name with signs that Git reads as a pattern is a name', async () => {
  const picture = readFileSync(company.at('pictures/heroes/plc.jpg')).toString('base64');
  for (const name of ['[p]lc', 'plc', '-m'])
    await company.ask('persistEntry', {
      dataFiles: [],
      assets: [{ path: `pictures/new/${name}.jpg`, content: picture, encoding: 'base64' }],
    });
  expect(git('status', '--porcelain')).toBe('');
  expect(commits()).toBe(4);
});

test('a save that changes nothing is no commit', async () => {
  expect(await company.save(file, company.text(file))).toEqual({
    status: 200,
    body: { saved: [file] },
  });
  expect(commits()).toBe(1);
});

test.each([
  [
    'where nobody has said who commits',
    () => {
      git('config', '--unset', 'user.name');
      git('config', '--unset', 'user.email');
    },
    /tell me who you are|no email was given/i,
  ],
  [
    'where a hook refuses',
    () => {
      const hook = path.join(root(), '.git/hooks/pre-commit');
      writeFileSync(hook, '#!/bin/sh\necho "Not on a Friday." >&2\nexit 1\n');
      chmodSync(hook, 0o755);
    },
    /Not on a Friday\./,
  ],
  [
    'where there is no repository',
    () => rmSync(path.join(root(), '.git'), { recursive: true }),
    /not a git repository/i,
  ],
])('%s the file is saved, and it is said that it is not committed', async (_, prepare, why) => {
  prepare();
  const { status, body } = await change();
  expect([status, body.saved]).toEqual([200, [file]]);
  expect(body.warning).toMatch(/^It is saved, but not committed: /);
  expect(body.warning).toMatch(why);
  expect(company.text(file)).toContain('"founded": 2016');
});
