import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { englishLabels } from '../../src/content/schema/labels';
import { readSite } from '../../src/generator/site';
import { companyFolder } from '../support/companyFolder';
import { temporaryFolder, write } from '../support/temporaryFolder';

const folder = temporaryFolder();

const inFolder = (file: string) => path.join(folder(), file);
const textOf = (file: string) => readFileSync(inFolder(file), 'utf8');

const git = (...options: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...options], {
    cwd: folder(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

function adopt(...options: string[]) {
  const tsx = require.resolve('tsx');
  const command = ['--import', tsx, path.resolve('scripts/adopt.ts'), '--yes', ...options];
  return spawnSync(process.execPath, command, { cwd: folder(), encoding: 'utf8' });
}

const company = {
  name: 'Nordvang & Søn',
  mail: 'post@nordvang.example',
  origin: 'https://www.nordvang.example/',
  language: 'da',
};
const optionsFor = (answers: typeof company) =>
  Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);

/** Lays the sample into the folder, as a clone has it. */
function cloneSample() {
  for (const part of ['content', 'brand'])
    cpSync(path.join(companyFolder, part), inFolder(part), { recursive: true });
  cpSync('package.json', inFolder('package.json'));
  for (const file of ['docs/home.webp', 'pictures/README.md', 'content/words.txt'])
    write(inFolder(file));
  cpSync('.gitignore', inFolder('.gitignore'));
  write(
    inFolder('README.md'),
    '# Tarnline Automation: the website\n\nReact.\n\n<!-- The sample -->\nSample data.\n<!-- /The sample -->\n\n## Run it\n',
  );
  git('init');
  git('add', '.');
  git('commit', '--message', 'The sample');
}

test('it leaves the smallest site that builds, and the sample only in a tag; it refuses impossible answers, and to delete files that git does not have', () => {
  cloneSample();
  const wrong = adopt(...optionsFor({ ...company, mail: 'nordvang' }));
  expect(wrong).toMatchObject({ status: 1, stderr: '"nordvang" is no mail address.\n' });
  expect(git('status', '--porcelain')).toBe('');
  write(inFolder('content/new.json'), '{}');
  const { status, stderr } = adopt(...optionsFor(company));
  expect(status).toBe(1);
  expect(stderr).toContain('There are changes that are not committed:\n?? content/new.json');
  rmSync(inFolder('content/new.json'));
  expect(git('status', '--porcelain')).toBe('');

  const sample: { name: string } = JSON.parse(textOf('content/company.json'));
  const projects = textOf('content/projects.json');
  expect(adopt(...optionsFor(company))).toMatchObject({ status: 0 });
  const { content, routes, notes } = readSite(folder());
  expect(content.company).toMatchObject({ name: company.name, contact: { mail: company.mail } });
  expect(content.site).toMatchObject({ origin: 'https://www.nordvang.example', language: 'da' });
  expect(routes.map(({ id }) => id)).toEqual(['home', 'contact']);
  expect(notes.join('\n')).toContain('still in English');
  expect(content.labels).toEqual(englishLabels);
  for (const file of ['docs/home.webp', 'pictures', 'content/words.txt'])
    expect(existsSync(inFolder(file))).toBe(false);
  expect(textOf('README.md')).toBe('# Nordvang & Søn: the website\n\nReact.\n\n## Run it\n');
  for (const file of ['README.md', 'content/company.json', 'brand/logo.svg'])
    expect(textOf(file)).not.toContain(sample.name);
  expect(git('show', 'sample:content/projects.json')).toBe(projects);
  // Git ignores the encoded pictures.
  for (const file of ['pictures/hall.jpg', 'pictures/.encoded/hall.avif']) write(inFolder(file));
  const added = git('status', '--porcelain', '--untracked-files=all', 'pictures');
  expect(added).toContain('?? pictures/hall.jpg\n');
  expect(added).not.toContain('.encoded');
});

test('it takes away nothing that Git cannot bring back', () => {
  cloneSample();
  const refused = () => {
    const { status, stderr } = adopt(...optionsFor(company));
    return [status, existsSync(inFolder('content/projects.json')), stderr];
  };
  write(inFolder('.git/info/exclude'), 'private.md');
  write(inFolder('content/pages/private.md'));
  expect(refused()).toEqual([1, true, expect.stringContaining('content/pages/private.md\n')]);
  // As an archive is unpacked, and in a repository of others that ignores the folder.
  rmSync(inFolder('.git'), { recursive: true });
  expect(refused()).toEqual([1, true, expect.stringContaining('Begin with: git init')]);
  git('init');
  write(inFolder('.git/info/exclude'), '*');
  expect(refused()).toEqual([1, true, expect.stringContaining('Begin with: git init')]);
});

test('no label speaks of a trade until the company says something', () => {
  // The line is a part for those who have one, and visitors of any trade look for a successor.
  const ofAnyCompany = Object.entries(englishLabels).filter(
    ([name]) => !/^(line|search-w)/.test(name),
  );
  // The specification's.
  const { success, ...form } = englishLabels['contact-form'];
  expect(JSON.stringify({ ...Object.fromEntries(ofAnyCompany), 'contact-form': form })).not.toMatch(
    /\b(lines?|machines?|plants?|controllers?|engineers?|experts?|call us or)\b/i,
  );
});
