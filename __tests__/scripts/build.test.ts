import { execSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { formUrlFromEnvironment } from '../../scripts/formUrl';
import { expectUsableFolder } from '../../scripts/usableFolder';
import { temporaryFolder, write } from '../support/temporaryFolder';

const folder = temporaryFolder();

afterEach(() => {
  delete process.env.CONTACT_FORM_URL;
});

test('a build without an address for the contact form stops, and names the variable to set', () => {
  const { CONTACT_FORM_URL: _, ...env } = process.env;
  const command = ['--import', 'tsx', 'scripts/build.ts'];
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^CONTACT_FORM_URL is not set/);
  expect(status).toBe(1);
});

test('npm installs what builds, whatever NODE_ENV says', () => {
  cpSync('.npmrc', path.join(folder(), '.npmrc'));
  write(path.join(folder(), 'package.json'), '{"devDependencies":{"builder":"file:builder"}}');
  write(path.join(folder(), 'builder/package.json'), '{"name":"builder"}');
  const env = { ...process.env, NODE_ENV: 'production' };
  execSync('npm install --offline', { cwd: folder(), env, stdio: 'ignore' });
  expect(existsSync(path.join(folder(), 'node_modules/builder'))).toBe(true);
});

test('a form posts where it cannot be read on the way, or to this machine', () => {
  const reads = (formUrl: string) => {
    process.env.CONTACT_FORM_URL = formUrl;
    return formUrlFromEnvironment();
  };
  for (const right of ['https://forms.example/f', 'http://localhost:4173/f', 'http://forms.test/f'])
    expect(reads(right)).toBe(right);
  for (const wrong of ['http://forms.example/f/1', 'http://127.example/f/1'])
    expect(() => reads(wrong)).toThrow(/^CONTACT_FORM_URL has to begin with https:/);
});

test('a project lies in a folder of any name but with signs that Parcel takes for others', () => {
  for (const wrong of ['/home/ana/C#/site', '/srv/100%20/site', '/srv/*/site'])
    expect(() => expectUsableFolder(wrong)).toThrow(/rename or move it/);
  expect(() => expectUsableFolder('/home/zoë/web site (1) [x]')).not.toThrow();
});
