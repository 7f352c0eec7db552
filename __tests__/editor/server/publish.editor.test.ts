import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { localStore } from '../../../src/editor/browser/store/localStore';
import { siteVersion } from '../../../src/generator/siteVersion';
import { editedCompany, message } from '../support/editedCompany';

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

test('changes that others publish meanwhile are joined; if that fails nothing is published or changed', async () => {
  await localStore.publish();
  publishElsewhere('content/home.json', /\n$/, '\n\n');
  await localStore.save([company.founded(2016)], message);
  expect((await localStore.publish()).waiting).toEqual([]);
  expect(published()).toEqual(expect.arrayContaining([message, 'Of Ben', 'Begin']));
  expect(company.text('content/home.json')).toMatch(/\n\n$/);
  publishElsewhere('content/company.json', /"founded": \d+/, '"founded": 1999');
  await localStore.save([company.founded(2017)], message);
  await expect(localStore.publish()).rejects.toThrow(
    /^Someone else has published .* your changes are still here\..*content\/company\.json/s,
  );
  expect(git('status', '--porcelain', 'site')).toBe('');
  expect(company.text('content/company.json')).toContain('"founded": 2017');
  expect(messages((await localStore.publishing()).waiting)).toEqual([message]);
});

test('a place that refuses or does not answer is a sentence', async () => {
  const hook = path.join(company.root, 'bare.git/hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "Not on a Friday."\nexit 1\n', { mode: 0o755 });
  await expect(localStore.publish()).rejects.toThrow(/“origin” refused.*Not on a Friday\./s);
  git('remote', 'set-url', 'origin', 'git://127.0.0.1:1/site.git');
  await expect(localStore.publish()).rejects.toThrow(/“origin” cannot be reached\. Try again/);
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
