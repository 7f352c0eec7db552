import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../server/port';
import { siteVersion } from '../../../src/build/siteVersion';
import { localStore } from '../../../src/editor/store/localStore';
import { editedCompany, portOf, whole } from '../support/editedCompany';

const company = editedCompany({ history: true });
const git = (...args: string[]) => company().git(...args);

let daemon: ChildProcess;
let remote = '';
let website: Server;
/** What the site on the internet says of itself; undefined where it says nothing. */
let live: string | undefined;

/** A bare repository that is served on loopback, and a website that says what it was made of. */
beforeEach(async () => {
  live = undefined;
  website = createServer((request, response) => {
    const isThere = request.url === '/version.txt' && live !== undefined;
    response.writeHead(isThere ? 200 : 404).end(live);
  });
  await once(website.listen(0, '127.0.0.1'), 'listening');
  const text = company().text('content/site.json');
  const origin = `"origin": "http://127.0.0.1:${portOf(website)}"`;
  company().write('content/site.json', text.replace(/"origin": "[^"]*"/, origin));
  git('commit', '--quiet', '-am', 'Another address');
  git('init', '--quiet', '--bare', '--initial-branch=main', 'bare.git');
  writeFileSync(path.join(company().root, '.git/info/exclude'), 'bare.git\nother\n');
  const port = await freePort();
  const options = ['--listen=127.0.0.1', `--port=${port}`, `--base-path=${company().root}`];
  const serving = ['--export-all', '--enable=receive-pack', '--reuseaddr'];
  daemon = spawn('git', ['daemon', ...options, ...serving], { detached: true, stdio: 'ignore' });
  remote = `git://127.0.0.1:${port}/bare.git`;
  for (let tries = 0; tries < 100 && !isAnswering(); tries += 1) await setTimeout(50);
});

function isAnswering(): boolean {
  try {
    git('ls-remote', remote);
    return true;
  } catch {
    return false;
  }
}

afterEach(() => {
  if (daemon.pid !== undefined) process.kill(-daemon.pid);
  website.closeAllConnections();
  website.close();
});

/** Somebody else publishes a change of a text. */
function publishElsewhere(file: string, before: string | RegExp, after: string): void {
  git('clone', '--quiet', remote, 'other');
  const other = (...args: string[]) =>
    git('-C', 'other', '-c', 'user.name=Ben', '-c', 'user.email=ben@plant.example', ...args);
  const text = company().text(file).replace(before, after);
  writeFileSync(path.join(company().root, 'other/site', file), text);
  other('commit', '--quiet', '-am', 'Of Ben');
  other('push', '--quiet', 'origin', 'HEAD:main');
}

const messages = (commits: readonly { message: string }[]) => commits.map(({ message }) => message);
const published = () => git('-C', 'bare.git', 'log', '--format=%s', 'main').split('\n');

test('what is saved waits, is published, and is live once the site is made of it', async () => {
  git('remote', 'add', 'origin', remote);
  await localStore.save([company().founded(2016)], whole);
  const before = await localStore.publishing();
  expect(messages(before.waiting)).toEqual([whole.message, 'Another address', 'Begin']);
  expect(before.isLive).toBeUndefined();
  expect(await localStore.publish()).toEqual({ waiting: [] });
  expect(published()).toEqual([whole.message, 'Another address', 'Begin']);
  live = `${'0'.repeat(64)}\n`;
  expect(await localStore.publishing()).toEqual({ waiting: [], isLive: false });
  live = `${siteVersion(company().at('.'))}\n`;
  const isLive = { isLive: true, liveUrl: `http://127.0.0.1:${portOf(website)}` };
  expect(await localStore.publishing()).toEqual({ waiting: [], ...isLive });
  await localStore.save([company().founded(2017)], whole);
  const after = await localStore.publishing();
  expect([messages(after.waiting), after.isLive]).toEqual([[whole.message], true]);
});

test('what somebody else has published meanwhile is joined with it', async () => {
  git('remote', 'add', 'elsewhere', remote);
  await localStore.publish();
  publishElsewhere('content/home.json', /\n$/, '\n\n');
  await localStore.save([company().founded(2016)], whole);
  expect((await localStore.publish()).waiting).toEqual([]);
  expect(published()).toEqual(expect.arrayContaining([whole.message, 'Of Ben', 'Begin']));
  expect(company().text('content/home.json')).toMatch(/\n\n$/);
  expect(company().text('content/company.json')).toContain('"founded": 2016');
});

test('what cannot be joined is not published, all is as it was, and it is said whom to ask', async () => {
  git('remote', 'add', 'origin', remote);
  await localStore.publish();
  publishElsewhere('content/company.json', /"founded": \d+/, '"founded": 1999');
  await localStore.save([company().founded(2016)], whole);
  await expect(localStore.publish()).rejects.toThrow(
    'Ben has published another change at the same place meanwhile (content/company.json). Nothing was published, and what you saved is still here. Ask Ben,',
  );
  expect(git('status', '--porcelain')).toBe('');
  expect(company().text('content/company.json')).toContain('"founded": 2016');
  expect(messages((await localStore.publishing()).waiting)).toEqual([whole.message]);
});

test('a place that refuses, wants a password or does not answer is a sentence', async () => {
  git('remote', 'add', 'origin', remote);
  const hook = path.join(company().root, 'bare.git/hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "Not on a Friday."\nexit 1\n', { mode: 0o755 });
  await expect(localStore.publish()).rejects.toThrow(/“origin” did not take .*Not on a Friday\./s);
  const doors = createServer((_request, response) =>
    response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end(),
  );
  await once(doors.listen(0, '127.0.0.1'), 'listening');
  git('remote', 'set-url', 'origin', `http://127.0.0.1:${portOf(doors)}/site.git`);
  await expect(localStore.publish()).rejects.toThrow(/“origin” did not let this machine in\./);
  doors.closeAllConnections();
  doors.close();
  git('remote', 'set-url', 'origin', 'git://127.0.0.1:1/site.git');
  await expect(localStore.publish()).rejects.toThrow(/“origin” cannot be reached\. Try again/);
});

test.each([
  ['no remote', /git remote add origin ADDRESS/, () => {}],
  ['no branch', /on no branch/, () => git('checkout', '--quiet', '--detach')],
  [
    'no repository',
    /in no Git repository/,
    () => rmSync(path.join(company().root, '.git'), { recursive: true }),
  ],
])('with %s nothing can be published, and it is said what to do', async (_, why, prepare) => {
  prepare();
  expect(await localStore.publishing()).toEqual({
    waiting: [],
    unable: expect.stringMatching(why),
  });
  await expect(localStore.publish()).rejects.toThrow(why);
});
