import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '../../../server/port';
import { siteVersion } from '../../../src/generator/siteVersion';
import { editedCompany, message } from '../support/editedCompany';
import { localStore } from '../support/editorServer';

const company = editedCompany();
const { git } = company;

/** Somewhere to publish to. */
beforeEach(() => {
  git('init', '--quiet', '--bare', '--initial-branch=main', 'bare.git');
  git('remote', 'add', 'origin', path.join(company.root, 'bare.git'));
});

/** Another person publishes a change of a text. */
function publishElsewhere(file: string, before: RegExp, after: string): void {
  const clone = path.basename(file);
  git('clone', '--quiet', 'bare.git', clone);
  const text = company.text(file).replace(before, after);
  writeFileSync(path.join(company.root, clone, 'site', file), text);
  git('-C', clone, 'commit', '--quiet', '-am', 'Of Ben', '--author=Ben <ben@plant.example>');
  git('-C', clone, 'push', '--quiet', 'origin', 'HEAD:main');
}

const joining = 'Join what others have published';
const messages = (commits: readonly { message: string }[]) => commits.map(({ message }) => message);
const published = () => git('-C', 'bare.git', 'log', '--format=%s', 'main').split('\n');

test('a save waits, is published, and is live once the site is made of it', async () => {
  await localStore.save([company.founded(2016)], message);
  expect(messages((await localStore.publishing()).waiting)).toEqual([message, 'Begin']);
  expect(await localStore.publish()).toEqual({ waiting: [], uncommitted: [] });
  expect(published()).toEqual([message, 'Begin']);
  company.live = '0'.repeat(64);
  expect(await localStore.publishing()).toEqual({ waiting: [], uncommitted: [], liveUrl: null });
  company.live = `${siteVersion(company.at('.'))}\n`;
  expect(await localStore.publishing()).toEqual({
    waiting: [],
    uncommitted: [],
    liveUrl: JSON.parse(company.text('content/site.json')).origin,
  });
  writeFileSync(company.at('content/home.json'), company.text('content/home.json').trim());
  expect(await localStore.publishing()).toEqual({
    waiting: [],
    uncommitted: ['content/home.json'],
  });
});

test('changes that others publish meanwhile are joined, and other line ends are none', async () => {
  git('push', '--quiet', 'origin', 'main');
  publishElsewhere('content/home.json', /\n$/, '\n\n');
  await localStore.save([company.founded(2016)], message);
  expect((await localStore.publish()).waiting).toEqual([]);
  expect(published()).toEqual(expect.arrayContaining([message, 'Of Ben', 'Begin']));
  expect(company.text('content/home.json')).toMatch(/\n\n$/);
  publishElsewhere('content/site.json', /\n/g, '\r\n');
  const site = company.text('content/site.json').replace('"', ' "');
  await localStore.save([company.change('content/site.json', site)], 'Site');
  expect((await localStore.publish()).waiting).toEqual([]);
});

test('of two changes in the same place both are at hand, and published once one is chosen', async () => {
  git('push', '--quiet', 'origin', 'main');
  const path = 'content/company.json';
  const base = company.text(path);
  publishElsewhere(path, /"founded": \d+/, '"founded": 1999');
  const { data: mine } = company.founded(2017);
  await localStore.save([company.founded(2017)], message);
  expect((await localStore.publish()).clashing).toEqual([{ path, base, mine }]);
  expect(git('status', '--porcelain', 'site')).toBe('');
  expect(company.text(path)).toContain('"founded": 1999');
  await localStore.save([company.founded(2017)], 'Chosen');
  expect((await localStore.publish()).waiting).toEqual([]);
  expect(published()).toEqual(expect.arrayContaining(['Chosen', joining, message, 'Of Ben']));
});

/** What a publishing that fails says. */
const refusal = () => localStore.publish().then(String, ({ message: why }: Error) => why);

/** Writes a program for Git to call. */
function program(file: string, ...lines: string[]): string {
  const at = path.join(company.root, file);
  writeFileSync(at, ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 });
  return at;
}

test('what a clone could not be built from is not sent, nor is it joined with what others published', async () => {
  git('push', '--quiet', 'origin', 'main');
  const terms = 'content/pages/terms.md';
  const leads = { file: 'content/questions.json', what: expect.stringContaining('/terms') };
  const problems = expect.arrayContaining([expect.objectContaining(leads)]);
  publishElsewhere(terms, /^---/, '---\ndraft: true');
  await localStore.save([company.founded(2016)], message);
  const saved = git('rev-parse', 'HEAD');
  await expect(localStore.publish()).rejects.toMatchObject({ problems });
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([
    saved,
    '?? bare.git/\n?? terms.md/',
  ]);
  git('push', '--quiet', '--force', 'origin', 'HEAD~1:main');
  git('rm', '--quiet', '--cached', `site/${terms}`);
  git('commit', '--quiet', '-m', 'Terms are not in it');
  await expect(localStore.publish()).rejects.toMatchObject({ problems });
  expect(published()).toEqual(['Begin']);
});

test('a place that refuses, does not answer or asks for a password is a sentence of its own, and no program asks', async () => {
  program('bare.git/hooks/pre-receive', 'echo "Not on a Friday."', 'exit 1');
  expect(await refusal()).toMatch(
    /still here\. The place to publish to did not take it\..*Not on a Friday\./s,
  );
  git('remote', 'set-url', 'origin', 'git://127.0.0.1:1/site.git');
  expect(await refusal()).toContain('cannot be reached. Try again');
  const locked = createServer((_, response) =>
    response.writeHead(401, { 'WWW-Authenticate': 'Basic' }).end(),
  );
  git('remote', 'set-url', 'origin', `http://127.0.0.1:${await listen(locked, 0)}/site.git`);
  process.env.GIT_ASKPASS = program('ask', 'echo asked >&2', 'exit 1');
  expect(await refusal()).toMatch(/wants an answer in a terminal.*git push\.(?!.*asked)/s);
  delete process.env.GIT_ASKPASS;
  locked.closeAllConnections();
  locked.close();
});

test('what Git calls to reach a place cannot ask in the terminal of npm run edit', () => {
  const ssh = program('ssh', ': < /dev/tty && echo It can ask >&2', 'exit 1');
  const repository = JSON.stringify(path.resolve('src/editor/server/repository.ts'));
  const code = `import(${repository}).then(async ({ Repository }) => console.log(await new Repository('.').run(['ls-remote', 'plant.example:site'])))`;
  const command = `"${process.execPath}" --import ${require.resolve('tsx')} "$CODE"`;
  const env = { ...process.env, GIT_SSH_COMMAND: ssh, CODE: program('code.mjs') };
  writeFileSync(env.CODE, code);
  const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { env, encoding: 'utf8' });
  expect(stdout).toContain('Could not read from remote');
  expect(stdout).not.toContain('It can ask');
});

test('a save does not wait for the place to publish to', async () => {
  program('bare.git/hooks/pre-receive', 'while [ ! -e go ]; do sleep 0.1; done');
  const sending = localStore.publish();
  expect((await localStore.save([company.founded(2016)], message)).commit).toMatch(/^\w{40}$/);
  writeFileSync(path.join(company.root, 'bare.git/go'), '');
  await sending;
});

test('a file that lies in the way of what others published is named, and stays as it is', async () => {
  company.write('notes.txt', 'Ours');
  git('add', 'site/notes.txt');
  git('commit', '--quiet', '-m', 'Notes');
  git('push', '--quiet', 'origin', 'main');
  publishElsewhere('notes.txt', /Ours/, 'Of Ben');
  company.write('notes.txt', 'Not committed');
  await localStore.save([company.founded(2016)], message);
  expect(await refusal()).toMatch(/published a file that is here too.*site\/notes\.txt/s);
  expect(company.text('notes.txt')).toBe('Not committed');
});

test('with no remote or no branch nothing can be published, and a message says what to do', async () => {
  for (const [why, ...prepare] of [
    ['git remote add origin ADDRESS', 'remote', 'remove', 'origin'],
    ['on no branch', 'checkout', '--quiet', '--detach'],
  ]) {
    git(...prepare);
    expect((await localStore.publishing()).unable).toContain(why);
    await expect(localStore.publish()).rejects.toThrow(why);
  }
});
