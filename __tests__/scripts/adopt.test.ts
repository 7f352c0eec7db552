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
  const command = ['--import', tsx, path.resolve('scripts/adopt.ts'), ...options];
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
  expect(adopt().stderr).toContain('--language en-NZ');
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

/** Commits everything that is there. */
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--message', message);
};

test('a newer version is taken in two commands: the company keeps its own files, in today’s shapes; what is left is named', () => {
  cloneSample();
  git('branch', '--force', 'newer');
  expect(adopt(...optionsFor(company)).status).toBe(0);
  rmSync(inFolder('content/projects'), { recursive: true, force: true });
  const home = JSON.parse(textOf('content/home.json'));
  const link = { text: 'Prices', page: 'contact' };
  write(inFolder('content/home.json'), `\uFEFF${JSON.stringify({ ...home, link })}`);
  const project = '---\ntitle: A filler\ndescription: A line.\ndone: A line.\n---\n';
  write(inFolder('content/jobs/filler.md'), `${project}\n[Itself](/jobs/filler)\n`);
  const list = { page: { title: 'P', description: 'P' }, title: 'P', band: { title: 'P' } };
  write(inFolder('content/jobs.json'), JSON.stringify(list));
  write(inFolder('content/siemens.json'), JSON.stringify({ page: { title: 'S' } }));
  commit('Our site');
  git('checkout', 'newer');
  write(inFolder('content/projects.json'), '{}');
  write(inFolder('content/synonyms.json'), '{ "synonyms": [] }');
  write(inFolder('src/newer.ts'), '');
  commit('A newer version');
  git('checkout', '-');

  // Both sides have changed what adopting took away.
  expect(() => git('merge', '--no-commit', '--no-ff', 'newer')).toThrow();
  const { status, stdout } = adopt('--update');
  expect(stdout).toContain('content/jobs is content/projects now.\n');
  expect(stdout).toContain('content/home.json: link is links[].\n');
  expect(stdout).toContain('content/siemens.json: page.description is missing.');
  expect(status).toBe(1);
  expect(JSON.parse(textOf('content/home.json')).links).toEqual([link]);
  expect(textOf('content/projects/filler.md')).toContain('(/projects/filler)');
  expect(JSON.parse(textOf('content/redirects.json')).redirects).toContainEqual({
    from: '/jobs/filler',
    to: '/projects/filler',
  });
  expect(existsSync(inFolder('content/synonyms.json'))).toBe(false);
  expect(existsSync(inFolder('src/newer.ts'))).toBe(true);
  // What was left is mended, and all of it is looked at once more.
  rmSync(inFolder('content/siemens.json'));
  expect(adopt('--update')).toMatchObject({ status: 0, stdout: 'The site is right.\n' });
  expect(JSON.parse(textOf('content/home.json')).links).toEqual([link]);
  commit('Take the newer version');
  expect(adopt('--update')).toMatchObject({ status: 0 });
  expect(git('status', '--porcelain')).toBe('');
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
