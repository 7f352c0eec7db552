/**
 * `npm run adopt`: takes the sample company away and leaves the smallest site that builds, for
 * another company to go on from. It asks for all that the options do not say, but with `--yes`.
 * `npm run adopt -- --update` takes a newer version of the project that was merged.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { collectionSchemas, fileSchemas, optionalFiles } from '../src/generator/content/schemas';
import { updateContent } from '../src/generator/updates/updateContent';
import { slugify } from '../src/ui/slugify';
import { failWith } from './failWith';
import { type Company, smallestSite } from './smallestSite';

/** An error that the person who adopts the site can mend: only its message is printed. */
class AdoptError extends Error {}

const usage =
  'npm run adopt -- --name "Company" --mail hello@company.example --origin https://www.company.example --language en-NZ';

const questions = {
  name: 'The name of the company:',
  mail: 'Its mail address:',
  origin: 'The address of the site (https://www.company.example):',
  language: 'Its language (en-NZ, en-GB, de, vi, …):',
} satisfies Company;

type Options = Partial<Company> & { yes?: boolean; update?: boolean };

/** Files and folders of the sample besides the content's optional files. */
const samples = [
  'pictures',
  'docs/home.webp',
  'brand/symbol.svg',
  'content/downloads',
  'content/labels',
  'content/words.txt',
  ...Object.keys(collectionSchemas).map((name) => `content/${name}`),
];

/** The files that are a company's own. */
const own = ['brand', 'content', 'pictures', 'docs/home.webp'];

/** Everything that adopting takes away or writes over. */
const changed = [...own, 'package.json', 'README.md'];

const git = (...options: string[]) => spawnSync('git', options, { encoding: 'utf8' });

/** Throws an `AdoptError` where Git could not bring back what adopting takes away. */
function expectWayBack(): void {
  // Git may know nothing of this folder, or belong to a folder around it that ignores this one.
  const { stdout: known, stderr: why } = git('ls-files', '--', 'content/company.json');
  if (!known)
    throw new AdoptError(
      `Git has no file of this folder, and it is the way back: adopting deletes files. Begin with: git init && git add --all && git commit --message "The sample"\n${why ?? ''}`.trim(),
    );
  const changes = git('status', '--porcelain').stdout.trim();
  if (changes)
    throw new AdoptError(
      `There are changes that are not committed:\n${changes}\nCommit them or take them back first: adopting deletes files, and git is the way back.`,
    );
  const ignored = git('ls-files', '--others', '--', ...changed)
    .stdout.trim()
    .split('\n');
  const lost = ignored.filter((file) => file && !file.startsWith('pictures/.encoded/'));
  if (lost.length > 0)
    throw new AdoptError(
      `Git ignores some of the files that adopting deletes, and could not bring them back:\n${lost.join('\n')}\nMove them away first.`,
    );
}

/**
 * Keeps the company's own files as they were before a merge, whatever has become of the sample's,
 * and brings them to today's shapes.
 */
function update(): void {
  const filesOf = (filter: string) =>
    git('diff', '--name-only', `--diff-filter=${filter}`, '--', ...own).stdout;
  const unmerged = filesOf('U').split('\n');
  const isSecondRun = filesOf('MD')
    .split('\n')
    .some((file) => !unmerged.includes(file));
  // What a person has mended since the first run stays.
  if (!isSecondRun) {
    git('rm', '-rfq', '--ignore-unmatch', '--', ...own);
    for (const part of own) git('checkout', 'HEAD', '--', part);
  }
  const { done, left } = updateContent();
  const last = left.length > 0 ? 'Left for you, as nothing could move it:' : 'The site is right.';
  console.log([...done, last, ...left].join('\n'));
  process.exitCode = left.length > 0 ? 1 : 0;
}

/** Says which answer about the company is wrong; undefined where none is. */
function problemWith({ name, mail, origin, language }: Company): string | undefined {
  if (!name) return `Say whose site it is to be: ${usage}`;
  if (!fileSchemas.company.shape.contact.shape.mail.safeParse(mail).success)
    return `"${mail}" is no mail address.`;
  if (!fileSchemas.site.shape.origin.safeParse(origin).success)
    return `"${origin}" is no address of a site, such as https://www.company.example`;
  if (!fileSchemas.site.shape.language.safeParse(language).success)
    return `"${language}" is no language, such as en-NZ, de or vi.`;
  return undefined;
}

/** The company of the command line; what that does not say is asked for on a terminal. */
async function companyFrom({ yes, ...options }: Options): Promise<Company> {
  const terminal =
    process.stdin.isTTY && !yes
      ? createInterface({ input: process.stdin, output: process.stdout })
      : undefined;
  const ask = (question: string) => terminal?.question(`${question} `);
  const answerTo = async (name: keyof Company) =>
    (options[name] ?? (await ask(questions[name])) ?? '').trim();
  const company = {
    name: await answerTo('name'),
    mail: await answerTo('mail'),
    origin: (await answerTo('origin')).replace(/\/+$/, ''),
    language: await answerTo('language'),
  };
  const problem = problemWith(company);
  const sure = await (problem
    ? undefined
    : ask("This deletes the sample's content and pictures. Go on? (yes/no)"));
  terminal?.close();
  if (problem) throw new AdoptError(problem);
  if (terminal && !/^y(es)?$/i.test(sure ?? '')) throw new AdoptError('Nothing was changed.');
  return company;
}

function writeSite(company: Company): void {
  // Keeps the sample at hand: `git show sample:content/projects.json`.
  git('tag', '--force', 'sample');
  for (const name of optionalFiles) rmSync(`content/${name}.json`, { force: true });
  for (const folder of samples) rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(smallestSite(company))) writeFileSync(file, text);
  const manifest: Record<string, unknown> = {
    ...JSON.parse(readFileSync('package.json', 'utf8')),
    name: `${slugify(company.name)}-website`,
    description: `The public website of ${company.name}`,
  };
  const readme = readFileSync('README.md', 'utf8')
    .replace(/^# .*/, `# ${company.name}: the website`)
    .replace(/<!-- The sample -->[\s\S]*?<!-- \/The sample -->\n+/, '');
  writeFileSync('README.md', readme);
  writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

const next = (company: Company) => `
The site of ${company.name} is there: a home page, and a page with its form.

  npm start        shows it on http://localhost:1234 and follows every change
  content/         what it says: docs/content.md names every file and field
  pictures/        its pictures, in any usual format
  brand/           its colours, logo and font

docs/adopt.md goes on from here, step by step. \`git status\` shows what has gone, \`git restore .\` brings it back.`;

function orderedOptions(): Options {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      options: {
        ...{ name: text, mail: text, origin: text, language: text },
        ...{ yes: { type: 'boolean' }, update: { type: 'boolean' } },
      },
    }).values;
  } catch {
    throw new AdoptError(usage);
  }
}

async function main() {
  if (!existsSync('content/company.json'))
    throw new AdoptError('There is no content/company.json: run it in the folder of the project.');
  const options = orderedOptions();
  if (options.update) return update();
  expectWayBack();
  const company = await companyFrom(options);
  writeSite(company);
  console.log(next(company));
}

main().catch(failWith(AdoptError));
