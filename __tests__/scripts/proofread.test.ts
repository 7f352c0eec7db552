import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { companyCopy } from '../support/companyCopy';

const folder = companyCopy();

/** What `npm run proofread` prints of the company with some fields changed, line by line, and how it ends. */
function proofread(file: string, fields: object): string[] {
  const target = path.join(folder(), 'content', file);
  const values: object = JSON.parse(readFileSync(target, 'utf8'));
  writeFileSync(target, JSON.stringify({ ...values, ...fields }));
  const env = { ...process.env, SITE: folder() };
  const command = ['--import', 'tsx', 'scripts/proofread.ts'];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    env,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}status ${status}`.split('\n');
}

test('long sentences and unknown words are named with their places, and known ones are not', () => {
  const long = `The ${'very '.repeat(28)}long line.`;
  const tagline = `The capper’s colour is organised by the S7-1500 and an oee. ${long}`;
  writeFileSync(path.join(folder(), 'content/words.txt'), '# Machines\ncapper\nOEE # a figure\n');
  const article = path.join(folder(), 'content/articles/what-a-test-is-for.md');
  writeFileSync(article, `${readFileSync(article, 'utf8')}\nA \`colr\`\norganized\\\ncap.\n`);
  const printed = proofread('home.json', { tagline, introduction: [long.replace('very ', '')] });
  const ours = printed.filter((line) => /content\/home\/(tagline|introduction)|cap\./.test(line));
  expect(ours).toEqual([
    `content/home/tagline has 31 words in a sentence: ${long}`,
    `content/home/tagline does not know “oee”: ${tagline}`,
    expect.stringMatching(
      /^content\/articles\/.*\.md:\d+ does not know “organized”: A X organized cap/,
    ),
  ]);
});

test('the words of a site are held to the dictionary of its own language', () => {
  const tagline = 'We organized a color, and organised a colour.';
  const home = path.join(folder(), 'content/home.json');
  writeFileSync(home, JSON.stringify({ ...JSON.parse(readFileSync(home, 'utf8')), tagline }));
  const printed = proofread('site.json', { language: 'en-US' }).join('\n');
  const told = [...printed.matchAll(/home\/tagline does not know “(.*)”/g)].map(([, word]) => word);
  expect(told).toEqual(['organised', 'colour']);
});

test('a site in a language without a dictionary is passed over, which is no mistake', () => {
  expect(proofread('site.json', { language: 'de' })).toEqual([
    "There is no dictionary for the site's language, de: nothing was read.",
    'status 0',
  ]);
});
