import { execSync } from 'node:child_process';
import fs, { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileChange } from '../../../src/editor/store';
import { siteVersion } from '../../../src/generator/siteVersion';
import { editedCompany, message } from '../support/editedCompany';
import { localStore } from '../support/editorServer';

const company = editedCompany();
const { git } = company;

const file = 'content/company.json';
const home = 'content/home.json';
const draft = 'content/articles/not-finished.md';
const picture = 'pictures/new/[p]lc one.jpg';

const messages = () => git('log', '--format=%s').split('\n');
const filesOfLast = () =>
  git('show', '--name-only', '--relative=site', '--format=').split('\n').sort();
const statusNow = () => git('status', '--porcelain');

const photograph = (): FileChange => {
  const data = readFileSync(company.at('pictures/heroes/plc.jpg'), 'base64');
  return { path: picture, data, base: null };
};

/** Changes a text outside of the editor, harmlessly. */
const changeOutside = (at: string) => company.write(at, `${company.text(at)}\n`);

test('a save is one commit of all its files, a clone of it holds them, and the history says what it did', async () => {
  git('config', 'i18n.commitEncoding', 'ISO-8859-1');
  git('config', 'i18n.logOutputEncoding', 'CP437');
  const before = company.text(file);
  const changes = [company.founded(2016), photograph(), company.change(draft, null)];
  const { commit = '', ...others } = await localStore.save(changes, message);
  expect(commit).toBe(git('rev-parse', 'HEAD'));
  expect(others).toEqual({ outside: [] });
  expect(filesOfLast()).toEqual([draft, file, picture]);
  expect(statusNow()).toBe('');
  git('clone', '--quiet', '.', 'clone');
  expect(siteVersion(path.join(company.root, 'clone/site'))).toBe(siteVersion(company.at('.')));
  const other = company.change(home, `${company.text(home)}\n`);
  // At the same time, in either order: they are two commits.
  await Promise.all([
    localStore.save([company.founded(2017)], 'Gegründet'),
    localStore.save([other], 'Home'),
  ]);
  const entries = await localStore.history();
  const [last = '', second = '', ...rest] = entries.map((entry) => entry.message);
  expect([last, second].sort()).toEqual(['Gegründet', 'Home']);
  expect(rest).toEqual([message, 'Begin']);
  expect(entries[0]).toMatchObject({ author: 'Ana', date: expect.stringMatching(/^20\d\d-/) });
  expect(await localStore.filesOf(commit)).toEqual([
    { path: draft, before: changes[2]?.base, after: null, changedSince: false },
    { path: file, before, after: changes[0]?.data, changedSince: true },
    { path: picture, before: null, after: changes[1]?.data, changedSince: false },
  ]);
});

test('changes made outside are committed first, apart from the save, and other staged files stay staged', async () => {
  writeFileSync(path.join(company.root, 'notes.txt'), 'staged');
  git('add', 'notes.txt');
  changeOutside(home);
  company.write('pictures/mine.svg', '<svg/>');
  rmSync(company.at(draft));
  const { outside } = await localStore.save([company.founded(2016)], message);
  expect(outside).toEqual([draft, home, 'pictures/mine.svg']);
  const first = `Changes made outside of the editor: ${outside.join(', ')}`;
  expect(messages()).toEqual([message, first, 'Begin']);
  expect(filesOfLast()).toEqual([file]);
  expect(statusNow()).toBe('A  notes.txt');
});

test('the save that mends a broken site is one commit with the changes before it', async () => {
  const text = company.text(home);
  company.write(home, '{}');
  const { note } = await localStore.save([company.founded(2016)], message);
  expect(note).toMatch(/^It is saved, but not committed: the site/);
  expect(messages()).toEqual(['Begin']);
  const mending = company.change(home, `${text}\n`);
  expect((await localStore.save([mending], message)).outside).toEqual([file, home]);
  expect(filesOfLast()).toEqual([file, home]);
});

const leads = 'content/articles/who-keeps-the-code.md';

test.each([
  ['content/pages/terms.md', /^---/, '---\ndraft: true', 'content/questions.json'],
  ['content/articles/what-a-test-is-for.md', /^---/, '---\ndraft: true', leads],
  [leads, /what-a-test-is-for/, 'not-finished', leads],
])('%s is not saved where a page would lead to a draft by it', async (path, from, to, file) => {
  const change = company.change(path, company.text(path).replace(from, to));
  const problem = { file, what: expect.stringMatching(/which is a draft$/) };
  const problems = expect.arrayContaining([expect.objectContaining(problem)]);
  const saving = localStore.save([change, photograph()], message);
  await expect(saving).rejects.toMatchObject({ problems });
  expect([messages(), statusNow()]).toEqual([['Begin'], '']);
});

test('if Git refuses, the files are saved, a note says so, and the next save commits them', async () => {
  const hook = path.join(company.root, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\necho "Not on a Friday."\nexit 1\n', { mode: 0o755 });
  const { commit, note } = await localStore.save([company.founded(2016)], message);
  expect(commit).toBeUndefined();
  expect(note).toMatch(/^It is saved, but not committed; the next save .* Not on a Friday\.$/);
  rmSync(hook);
  expect((await localStore.save([company.change(draft, null)], message)).outside).toEqual([file]);
  expect(statusNow()).toBe('');
});

test('without an author the editor commits as itself, and without a repository a save is only a save', async () => {
  git('config', '--unset', 'user.name');
  git('config', '--unset', 'user.email');
  await localStore.save([company.founded(2016)], message);
  expect(git('log', '-1', '--format=%an <%ae>')).toBe('Editor <editor@localhost>');
  rmSync(path.join(company.root, '.git'), { recursive: true });
  expect(await localStore.save([company.founded(2017)], message)).toEqual({ outside: [] });
  expect(company.text(file)).toContain('"founded": 2017');
  expect(await localStore.history()).toEqual([]);
  expect((await localStore.publishing()).unable).toMatch(/no Git repository/);
});

test('a save on no branch says so at once, and what it advises takes the save along', async () => {
  git('checkout', '--quiet', '--detach');
  const { commit, note = '' } = await localStore.save([company.founded(2016)], message);
  const [advice = ''] = /(?<=: )git .*(?=\.)/.exec(note) ?? [];
  execSync(advice, { cwd: company.root, stdio: 'ignore' });
  expect([git('rev-parse', 'main'), git('branch', '--show-current')]).toEqual([commit, 'main']);
});

test('other line ends are no change, no conflict and no line in the history, which a note says', async () => {
  git('config', 'core.autocrlf', 'true');
  const change = company.founded(2016);
  const windows = (at: string) => company.text(at).replaceAll('\n', '\r\n');
  for (const at of [file, home]) company.write(at, windows(at));
  expect((await localStore.save([change], message)).outside).toEqual([]);
  expect([messages(), filesOfLast()]).toEqual([[message, 'Begin'], [file]]);
  const again = company.change(home, company.text(home).replaceAll('\r', ''));
  const { commit, note } = await localStore.save([again], message);
  expect([commit, note]).toEqual([undefined, expect.stringMatching(/^It is saved\. Git sees no/)]);
});

test('in a folder of another account nothing is saved, and the message says what allows it', async () => {
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  const why = /another account.*: git config --global --add safe\.directory \/.*$/;
  await expect(localStore.save([company.founded(2016)], message)).rejects.toThrow(why);
  expect((await localStore.publishing()).unable).toMatch(why);
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  expect(statusNow()).toBe('');
});

test('a save that began with another text is refused, and nothing is written', async () => {
  const change = company.founded(2016);
  changeOutside(file);
  const again = /nothing was saved\. Save again\.$/;
  await expect(localStore.save([photograph(), change], message)).rejects.toThrow(again);
  const gone = { ...change, path: 'content/pages/gone.md' };
  await expect(localStore.save([gone], message)).rejects.toThrow(again);
  expect(filesOfLast()).toEqual([file]);
  expect(statusNow()).toBe('');
});

test('if the disk fails a message says so, and the same save can be tried again', async () => {
  const changes = [company.founded(2016), photograph(), company.change(draft, null)];
  const write = jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw new Error('ENOSPC: no space left on device');
  });
  await expect(localStore.save(changes, message)).rejects.toThrow(/no space left.* Try again\.$/);
  expect(statusNow()).toBe('');
  write.mockRestore();
  await localStore.save(changes, message);
  expect(statusNow()).toBe('');
});

test('a file is not written at a harmful path, and the message says why', async () => {
  mkdirSync(company.at('elsewhere'));
  symlinkSync(company.at('elsewhere'), company.at('content/linked'));
  symlinkSync(company.at(home), company.at('content/pages/none.md'));
  for (const [file, why] of [
    ['content/company.js', /only texts .* and pictures/],
    ['content/../../secret.json', /some computers/],
    ['content/..\\..\\secret.json', /some computers/],
    ['content/ärm\vel.json', /^"content\/ärm\\u000bel\.json" .*some computers/],
    ['content/Company.json', /there is “company\.json”, which is the same file on many computers/],
    ['content/pages/Com1.md', /has the name “Com1”, which Windows keeps for a device/],
    ['pictures/nul/hall.jpg', /has the name “nul”, which Windows keeps for a device/],
    ['content/linked/new.md', /“linked” is a link/],
    ['content/pages/none.md', /“none\.md” is a link/],
    ['content/company.json/new.md', /a part of its path is a file/],
  ] as const) {
    const change = { path: file, data: '{}', base: null };
    await expect(localStore.save([change], message)).rejects.toThrow(why);
  }
  expect(statusNow().split('\n')).toHaveLength(2);
});
