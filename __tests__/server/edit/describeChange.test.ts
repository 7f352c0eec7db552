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

type Json = Record<string, unknown>;

/** A change of what a JSON file says. */
function changed(name: string, change: (value: Json) => Json) {
  const file = `content/${name}.json`;
  const text = read(file);
  return {
    path: file,
    before: Buffer.from(text),
    after: Buffer.from(JSON.stringify(change(JSON.parse(text)))),
  };
}

/** The same of the list in it that has its name. */
const listOf = (name: string, change: (entries: Json[]) => Json[]) =>
  changed(name, (value) => {
    const entries = value[name];
    return { ...value, [name]: Array.isArray(entries) ? change(entries) : [] };
  });

const job = 'content/jobs/tussock-pasteurisers.md';
const title = 'Two pasteurisers off SIMATIC S5';
const whole = (file: string, data = 'data') => ({
  added: { path: file, before: undefined, after: Buffer.from(data) },
  taken: { path: file, before: Buffer.from(data), after: undefined },
});

test.each([
  [
    'Change Telephone in Company: +64 9 555 0177 to +64 9 555 0199',
    replaced('content/company.json', '+64 9 555 0177', '+64 9 555 0199'),
  ],
  [
    'Change Telephone of Breakdowns in Company: +64 9 555 0188 to +64 9 555 0199',
    replaced('content/company.json', '+64 9 555 0188', '+64 9 555 0199'),
  ],
  ['Take Founded in Company away', changed('company', ({ founded: _, ...rest }) => rest)],
  [
    `Add Value in the job “${title}”: $180,000`,
    replaced(job, 'stopped:', 'value: $180,000\nstopped:'),
  ],
  [
    'Add Fern Foods to Partners',
    listOf('partners', (all) => [{ id: 'fern-foods', title: 'Fern Foods' }, ...all]),
  ],
  ['Take Tussock Dairy Co away from Partners', listOf('partners', (all) => all.slice(1))],
  ['Change the order of Partners', listOf('partners', (all) => all.toReversed())],
  [
    'Change Name of Harbour Brewing in Partners: Harbour Brewing to Harbour Beer',
    listOf('partners', (all) =>
      all.map((each) =>
        each.id === 'harbour-brewing' ? { ...each, title: 'Harbour Beer' } : each,
      ),
    ),
  ],
  [
    'Change Description of PLC in Services',
    listOf('services', (all) =>
      all.map((each) => (each.id === 'plc' ? { ...each, description: 'New.' } : each)),
    ),
  ],
  ['Change how Company is written', replaced('content/company.json', '"name": ', '"name":   ')],
  [`Add the job “${title}”`, whole(job, read(job)).added],
  [`Take the job “${title}” away`, whole(job, read(job)).taken],
  [
    `Change Line stopped for in the job “${title}”: no time, between two seasons to 3 hours`,
    replaced(job, '"no time, between two seasons"', '3 hours'),
  ],
  [`Change the text of the job “${title}”`, replaced(job, '## What stood there', '## Before')],
  ['Add the picture heroes/plc', whole('pictures/heroes/plc.jpg').added],
  ['Take the picture line/model.tall away', whole('pictures/line/model.tall.jpg').taken],
  ['Add Questions', whole('content/questions.json', '{}').added],
  ['Take the labels of Carousels away', whole('content/labels/carousel.json', '{}').taken],
  [
    'Change content/unknown.json',
    { ...whole('content/unknown.json', '{}').taken, after: Buffer.from('7') },
  ],
])('one change is one line: %s', (line, file) => {
  expect(describeChange([file])).toBe(`${line}\n`);
});

test('several changes have a first line with the first of them and how many more there are, and a line each', () => {
  const file = changed('company', ({ founded: _, ...rest }) => ({ ...rest, name: 'Other' }));
  const first = `Change Name in Company: ${JSON.parse(read('content/company.json')).name} to Other`;
  expect(describeChange([file])).toBe(
    [`${first}, and 1 more`, '', first, 'Take Founded in Company away', ''].join('\n'),
  );
});

test('a picture goes along with what shows it', () => {
  const files = [
    whole('pictures/jobs/new.jpg').added,
    replaced(job, '"jobs/valves"', '"jobs/new"'),
  ];
  expect(describeChange(files).split('\n')).toEqual([
    `Change Picture in the job “${title}”: jobs/valves to jobs/new`,
    '',
    'Add the picture jobs/new',
    '',
  ]);
});

test('pictures alone are told like other changes', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => whole(`pictures/${name}.jpg`).added);
  expect(describeChange(files)).toMatch(/^Add the picture a, and 3 more\n/);
});

test('a value of several lines stands in one, and a long one is not told', () => {
  const say = (founded: unknown) =>
    describeChange([changed('company', (value) => ({ ...value, founded }))]);
  expect(say('a\nb\0\tc')).toBe('Change Founded in Company: 2015 to a b c\n');
  expect(say('x'.repeat(61))).toBe('Change Founded in Company\n');
});
