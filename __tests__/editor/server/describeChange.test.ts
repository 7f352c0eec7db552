import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeChange } from '../../../server/edit/describeChange';
import { companyFolder } from '../../support/companyFolder';

const read = (file: string) => readFileSync(path.join(companyFolder, file), 'utf8');

/** A change of a file by replacing a text in it. */
function replaced(file: string, before: string, after: string) {
  const text = read(file);
  if (!text.includes(before)) throw new Error(`${file} has no ${before}.`);
  return { path: file, before: Buffer.from(text), after: Buffer.from(text.replace(before, after)) };
}

const job = 'content/jobs/tussock-pasteurisers.md';
const title = 'Two pasteurisers off SIMATIC S5';
const picture = {
  path: 'pictures/jobs/new.jpg',
  before: undefined,
  after: Buffer.from('a picture'),
};
const number = replaced('content/company.json', '+64 9 555 0177', '+64 9 555 0199');
const numberInWords = 'Change Telephone in Company: +64 9 555 0177 to +64 9 555 0199';

test.each([
  [numberInWords, number],
  [
    'Change Name of Harbour Brewing in Partners: Harbour Brewing to Harbour Beer',
    replaced('content/partners.json', '"title": "Harbour Brewing"', '"title": "Harbour Beer"'),
  ],
  [
    `Add Value in the job “${title}”: $180,000`,
    replaced(job, 'stopped:', 'value: $180,000\nstopped:'),
  ],
  [`Change the text of the job “${title}”`, replaced(job, '## What stood there', '## Before')],
  [`Add the job “${title}”`, { path: job, before: undefined, after: Buffer.from(read(job)) }],
  ['Add the picture jobs/new', picture],
])('one change is one line: %s', (line, file) => {
  expect(describeChange([file])).toBe(`${line}\n`);
});

test('several changes have a first line with the first of them and how many more there are, and a line each', () => {
  const text = replaced(job, '## What stood there', '## Before');
  const [first, second] = [numberInWords, `Change the text of the job “${title}”`];
  expect(describeChange([number, text])).toBe(`${first}, and 1 more\n\n${first}\n${second}\n`);
});

test('a picture goes along with what shows it', () => {
  const files = [picture, replaced(job, '"jobs/valves"', '"jobs/new"')];
  expect(describeChange(files)).toBe(
    `Change Picture in the job “${title}”: jobs/valves to jobs/new\n\nAdd the picture jobs/new\n`,
  );
});
