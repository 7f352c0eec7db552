import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { companyCopy } from '../support/companyCopy';
import { companyFolder } from '../support/companyFolder';

const folder = companyCopy();

/** What `npm run proofread` prints of the company with some fields changed, line by line. */
function proofread(file: string, fields: object): string[] {
  symlinkSync(path.resolve(companyFolder, 'brand'), path.join(folder(), 'brand'));
  const target = path.join(folder(), 'content', file);
  const values: object = JSON.parse(readFileSync(target, 'utf8'));
  writeFileSync(target, JSON.stringify({ ...values, ...fields }));
  const env = { ...process.env, SITE: folder() };
  const command = ['--import', 'tsx', 'scripts/proofread.ts'];
  const { stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return `${stdout}${stderr}`.split('\n');
}

test('long sentences and unknown words are named with their places, and known ones are not', () => {
  const long = `The ${'very '.repeat(28)}long line.`;
  const tagline = `The capper’s colour is organised by the S7-1500 and an oee. ${long}`;
  writeFileSync(path.join(folder(), 'content/words.txt'), '# Machines\ncapper\nOEE # a figure\n');
  const article = path.join(folder(), 'content/articles/what-a-test-is-for.md');
  writeFileSync(article, `${readFileSync(article, 'utf8')}\nA \`colr\`\norganized cap.\n`);
  const printed = proofread('home.json', { tagline, introduction: [long.replace('very ', '')] });
  const ours = printed.filter((line) => /content\/home\/(tagline|introduction)|cap\./.test(line));
  expect(ours).toEqual([
    `content/home/tagline has 31 words in a sentence: ${long}`,
    `content/home/tagline does not know “oee”: ${tagline}`,
    expect.stringMatching(
      /^content\/articles\/.*\.md:\d+ does not know “organized”: A X organized/,
    ),
  ]);
});

test('a site in another language is passed over', () => {
  expect(proofread('site.json', { language: 'de' })[0]).toMatch(/language is de: only English/);
});
