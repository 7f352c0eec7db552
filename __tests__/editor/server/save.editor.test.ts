import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteVersion } from '../../../src/build/siteVersion';
import { localStore } from '../../../src/editor/store/localStore';
import type { FileChange } from '../../../src/editor/store/store';
import { editedCompany, whole } from '../support/editedCompany';

const company = editedCompany({ history: true });
const git = (...args: string[]) => company().git(...args);

const file = 'content/company.json';
const home = 'content/home.json';
const draft = 'content/articles/not-finished.md';
const picture = 'pictures/new/[p]lc one.jpg';

const messages = () => git('log', '--format=%s').split('\n');
const filesOfLast = () =>
  git('-c', 'core.quotePath=off', 'show', '--name-only', '--format=').split('\n').sort();
const statusNow = () => git('status', '--porcelain');

const photograph = (at = picture): FileChange => ({
  path: at,
  data: readFileSync(company().at('pictures/heroes/plc.jpg')).toString('base64'),
  encoding: 'base64',
  base: null,
});

const removed = (at: string): FileChange => ({
  path: at,
  data: null,
  encoding: 'utf8',
  base: company().text(at),
});

/** Changes a text past the editor, in a way that hurts nothing. */
const changeOutside = (at: string) => company().write(at, `${company().text(at)}\n`);

test('a save is one commit of all its files with the words it was given, and a clone of it holds them', async () => {
  const changes = [company().founded(2016), photograph(), removed(draft)];
  const saved = await localStore.save(changes, whole);
  expect(saved).toEqual({
    commit: {
      id: git('rev-parse', 'HEAD'),
      date: expect.any(String),
      author: 'Ana',
      message: whole.message,
    },
    outside: [],
  });
  expect(filesOfLast()).toEqual([draft, file, picture].map((name) => `site/${name}`).sort());
  expect(statusNow()).toBe('');
  git('clone', '--quiet', '.', 'clone');
  expect(siteVersion(path.join(company().root, 'clone/site'))).toBe(siteVersion(company().at('.')));
  expect((await localStore.save([company().founded(2016)], whole)).commit).toBeUndefined();
  expect(messages()).toEqual([whole.message, 'Begin']);
});

test('what was changed outside is committed first and by itself, and what else is staged stays so', async () => {
  writeFileSync(path.join(company().root, 'notes.txt'), 'staged');
  git('add', 'notes.txt');
  changeOutside(home);
  writeFileSync(company().at('pictures/mine.svg'), '<svg/>');
  rmSync(company().at(draft));
  const saved = await localStore.save([company().founded(2016)], whole);
  expect(saved.outside).toEqual([draft, home, 'pictures/mine.svg']);
  expect(messages()).toEqual([
    whole.message,
    `Changes made outside of the editor: ${draft}, ${home}, pictures/mine.svg`,
    'Begin',
  ]);
  expect(filesOfLast()).toEqual([`site/${file}`]);
  expect(statusNow()).toBe('A  notes.txt');
});

test('of a site that was broken before, the save that mends it and what was changed outside are one commit', async () => {
  changeOutside(home);
  const broken = await localStore.save([company().founded(2016)], {
    ...whole,
    isWhole: false,
    wasWhole: false,
  });
  expect(broken).toEqual({
    outside: [],
    note: expect.stringMatching(/^It is saved, but not committed: the site/),
  });
  expect(messages()).toEqual(['Begin']);
  const mended = await localStore.save([removed(draft)], { ...whole, wasWhole: false });
  expect(mended.outside).toEqual([file, home]);
  expect(filesOfLast()).toEqual([draft, file, home].map((name) => `site/${name}`).sort());
  expect(git('log', '-1', '--format=%B')).toBe(
    `${whole.message}\n\nWith changes made outside of the editor: ${file}, ${home}`,
  );
});

test.each([
  [
    'a hook refuses',
    /Not on a Friday\./,
    'hooks/pre-commit',
    '#!/bin/sh\necho "Not on a Friday." >&2\nexit 1\n',
  ],
  ['another program holds the index', /index\.lock/, 'index.lock', ''],
])(
  'where %s the files are saved, that is said, and the next save commits them',
  async (_, why, name, text) => {
    const inTheWay = path.join(company().root, '.git', name);
    writeFileSync(inTheWay, text);
    chmodSync(inTheWay, 0o755);
    const { commit, note } = await localStore.save([company().founded(2016)], whole);
    expect([commit, note]).toEqual([undefined, expect.stringMatching(why)]);
    expect(note).toMatch(/^It is saved, but not committed; the next save tries again\./);
    expect(company().text(file)).toContain('"founded": 2016');
    rmSync(inTheWay);
    expect((await localStore.save([removed(draft)], whole)).outside).toEqual([file]);
    expect(statusNow()).toBe('');
  },
);

test('where nobody has said who commits, the editor does; pictures that Git ignores are saved', async () => {
  git('config', '--unset', 'user.name');
  git('config', '--unset', 'user.email');
  writeFileSync(path.join(company().root, '.git/info/exclude'), '*.jpg\n');
  await localStore.save([company().founded(2016), photograph()], whole);
  expect(git('log', '-1', '--format=%an <%ae>')).toBe('Editor <editor@localhost>');
  expect(filesOfLast()).toEqual([`site/${file}`]);
  expect(company().text(picture)).not.toBe('');
});

test('where there is no repository a save is a save, and there is no history', async () => {
  rmSync(path.join(company().root, '.git'), { recursive: true });
  expect(await localStore.save([company().founded(2016)], whole)).toEqual({ outside: [] });
  expect(company().text(file)).toContain('"founded": 2016');
  expect(await localStore.history()).toEqual([]);
  expect((await localStore.publishing()).unable).toMatch(/no Git repository/);
});

test('whoever began with another text is told what is there now, and nothing is written', async () => {
  const change = company().founded(2016);
  changeOutside(file);
  const text = company().text(file);
  const saved = localStore.save([photograph(), change], whole);
  await expect(saved).rejects.toMatchObject({ details: { conflict: { path: file, text } } });
  await expect(
    localStore.save([{ ...change, path: 'content/pages/gone.md' }], whole),
  ).rejects.toMatchObject({
    message: 'content/pages/gone.md was taken away meanwhile: nothing was saved.',
    details: { conflict: { path: 'content/pages/gone.md', text: null } },
  });
  const taken = photograph('pictures/heroes/plc.jpg');
  await expect(localStore.save([taken], whole)).rejects.toMatchObject({
    details: { conflict: { text: null } },
  });
  expect(statusNow()).toBe(` M site/${file}`);
  const { base: _, ...replacing } = taken;
  expect((await localStore.save([replacing], whole)).commit).toBeUndefined();
});

test('of saves at once one is made, and the others are told', async () => {
  const saves = [2016, 2017, 2018].map((year) => localStore.save([company().founded(year)], whole));
  const ended = await Promise.allSettled(saves);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(messages()).toHaveLength(2);
});

test.each([
  ['', /only what lies in content\/ and pictures\/ is/],
  ['brand/brand.json', /only what lies in/],
  ['__proto__/company.json', /only what lies in/],
  ['content', /\.json or \.md/],
  ['content/company.js', /\.json or \.md/],
  ['pictures/plc.jpg.exe', /has to be a \.jpg/],
  ['content//company.json', /has no name/],
  ['content/../../secret.json', /begins with a dot/],
  ['content/..\\..\\secret.json', /begins with a dot/],
  ['content/.company.json', /begins with a dot, which hides it/],
  ['content/labels./shared.json', /ends with a dot or a blank/],
  [
    'content/ärm\vel.json',
    /“content\/ärm\[U\+000B\]el\.json” .*: character 4 of “ärm\[U\+000B\]el\.json” is U\+000B, which/,
  ],
  ['content/a%2e.json', /character 2 of “a%2e\.json” is % \(U\+0025\)/],
  ['content/company.json:stream.json', /character 13 of/],
  [
    `content/${'x'.repeat(300)}.json`,
    /x” takes 305 bytes, and a name may take 200\.|takes 305 bytes/,
  ],
  ['content/Company.json', /there is “company\.json”, which many computers take for the same/],
  ['content/company.json/more.json', /“company\.json” is no folder/],
  ['content/linked/new.md', /“linked” is a link to somewhere else/],
  ['content/pages/none.md', /is a link to somewhere else/],
])('%j is not written, and it is said why', async (name, why) => {
  mkdirSync(company().at('elsewhere'));
  symlinkSync(company().at('elsewhere'), company().at('content/linked'));
  symlinkSync(company().at('elsewhere/none.md'), company().at('content/pages/none.md'));
  const before = statusNow();
  const change: FileChange = { path: name, data: '{}', encoding: 'utf8', base: null };
  await expect(localStore.save([change], whole)).rejects.toThrow(why);
  expect(statusNow()).toBe(before);
});

test('the history says what was saved, and of each what it did and whether that has changed since', async () => {
  const before = company().text(file);
  await localStore.save([company().founded(2016), photograph(), removed(draft)], whole);
  await localStore.save([company().founded(2017)], { ...whole, message: 'Company: founded again' });
  const [, second, first] = await localStore.history();
  expect([second?.message, first?.message]).toEqual([whole.message, 'Begin']);
  const files = await localStore.filesOf(second?.id ?? '');
  const after = before.replace(/"founded": \d+/, '"founded": 2016');
  const { data } = photograph();
  expect(files).toEqual([
    {
      path: draft,
      encoding: 'utf8',
      before: expect.stringContaining('draft: true'),
      after: null,
      changedSince: false,
    },
    { path: file, encoding: 'utf8', before, after, changedSince: true },
    { path: picture, encoding: 'base64', before: null, after: data, changedSince: false },
  ]);
  await expect(localStore.filesOf('0123456789')).rejects.toThrow('There is no such entry');
});
