import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { companyCopy } from '../support/companyCopy';

const folder = companyCopy();

/** The lines that `npm run proofread` prints of the company in a language, and how it ends. */
function proofread(language: string): string[] {
  const settings = path.join(folder(), 'content/site.json');
  const values: object = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...values, language }));
  const env = { ...process.env, SITE: folder() };
  const command = ['--import', 'tsx', 'scripts/proofread.ts'];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    env,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}status ${status}`.split('\n');
}

test('long sentences, and words unknown to the English of the site, are named with their places, and known ones are not', () => {
  const long = `The ${'very '.repeat(28)}long line.`;
  const tagline = `The capper’s color is organized by the S7-1500 and an oee. ${long}`;
  const home = path.join(folder(), 'content/home.json');
  const values = { ...JSON.parse(readFileSync(home, 'utf8')), tagline };
  writeFileSync(home, JSON.stringify({ ...values, introduction: [long.replace('very ', '')] }));
  writeFileSync(path.join(folder(), 'content/words.txt'), '# Machines\ncapper\nOEE # a figure\n');
  const article = path.join(folder(), 'content/articles/what-a-test-is-for.md');
  writeFileSync(article, `${readFileSync(article, 'utf8')}\nA \`colr\`\norganised\\\ncap.\n`);
  const printed = proofread('en-US');
  const ours = printed.filter((line) => /content\/home\/(tagline|introduction)|cap\./.test(line));
  expect(ours).toEqual([
    `content/home/tagline has 31 words in a sentence: ${long}`,
    `content/home/tagline does not know “oee”: ${tagline}`,
    expect.stringMatching(
      /^content\/articles\/.*\.md:\d+ does not know “organised”: A X organised cap/,
    ),
  ]);
  expect(printed.at(-1)).toBe('status 1');
});

test('a site in a language without a dictionary is passed over, which is no mistake', () => {
  // Its synonyms name headings in English.
  rmSync(path.join(folder(), 'content/synonyms.json'));
  expect(proofread('de')).toEqual([
    "There is no dictionary for the site's language, de: nothing was read.",
    'status 0',
  ]);
});
