import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSite } from '../../src/build/site';
import { companyFolder } from '../support/companyFolder';

let folder = '';

const inFolder = (file: string) => path.join(folder, file);
const textOf = (file: string) => readFileSync(inFolder(file), 'utf8');

function run(command: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(command, options, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, said: stdout + stderr };
}

const git = (...options: string[]) =>
  run('git', '-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...options);
const adopt = (...options: string[]) =>
  run(path.resolve('node_modules/.bin/tsx'), path.resolve('scripts/adopt.ts'), ...options);

const company = {
  name: 'Nordvang & Søn',
  mail: 'post@nordvang.example',
  origin: 'https://www.nordvang.example/',
  language: 'da',
};
const optionsFor = (own: typeof company) =>
  Object.entries(own).flatMap(([name, value]) => [`--${name}`, value]);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'adopt-'));
  for (const part of ['content', 'brand'])
    cpSync(path.join(companyFolder, part), inFolder(part), { recursive: true });
  cpSync('package.json', inFolder('package.json'));
  mkdirSync(inFolder('docs'));
  writeFileSync(inFolder('docs/home.webp'), '');
  writeFileSync(
    inFolder('README.md'),
    '# Tarnline Automation: the website\n\nReact.\n\n<!-- The sample -->\nSample data.\n<!-- /The sample -->\n\n## Run it\n',
  );
  git('init');
  git('add', '.');
  git('commit', '--message', 'The sample');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('it leaves the smallest site that builds, and nothing of the sample', () => {
  const sample: { name: string } = JSON.parse(textOf('content/company.json'));
  expect(adopt(...optionsFor(company), '--yes')).toMatchObject({ status: 0 });
  const { content, routes, notes } = readSite(folder);
  expect(content.company).toMatchObject({ name: company.name, contact: { mail: company.mail } });
  expect(content.site).toMatchObject({ origin: 'https://www.nordvang.example', language: 'da' });
  expect(routes.map(({ id }) => id)).toEqual(['home', 'contact']);
  expect(notes.join('\n')).toContain('still in English');
  expect(existsSync(inFolder('docs/home.webp'))).toBe(false);
  expect(textOf('README.md')).toBe('# Nordvang & Søn: the website\n\nReact.\n\n## Run it\n');
  for (const file of ['README.md', 'content/company.json', 'brand/logo.svg'])
    expect(textOf(file)).not.toContain(sample.name);
});

test('how the sample said something stays at hand', () => {
  const before = textOf('content/jobs.json');
  adopt(...optionsFor(company), '--yes');
  expect(git('show', 'sample:content/jobs.json').said).toBe(before);
});

test('while something is not committed it deletes nothing', () => {
  writeFileSync(inFolder('content/new.json'), '{}');
  const { status, said } = adopt(...optionsFor(company), '--yes');
  expect(status).toBe(1);
  expect(said).toContain('There are changes that are not committed:\n?? content/new.json');
  expect(existsSync(inFolder('content/jobs.json'))).toBe(true);
});

test.each([
  [{ mail: 'nordvang' }, '"nordvang" is no mail address.'],
  [{ origin: 'nordvang' }, '"nordvang" is no address of a site'],
  [{ language: 'Danish language' }, '"Danish language" is no language'],
])('what cannot be is refused with its reason: %j', (wrong, reason) => {
  const { status, said } = adopt(...optionsFor({ ...company, ...wrong }), '--yes');
  expect(status).toBe(1);
  expect(said).toContain(reason);
  expect(git('status', '--porcelain').said).toBe('');
});

test('where nobody can be asked, it says which options it needs', () => {
  const { status, said } = adopt('--name', company.name);
  expect(status).toBe(1);
  expect(said).toContain('Nobody is there to be asked: npm run adopt -- --name');
});
