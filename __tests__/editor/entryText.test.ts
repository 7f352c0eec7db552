import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/build/filesBelow';
import { type EntryData, readText, writeText } from '../../src/editor/entryText';
import { companyFolder } from '../support/companyFolder';

/** The text of a file of the tests' company. */
const textOf = (file: string) => readFileSync(path.join(companyFolder, file), 'utf8');

const files = filesBelow(path.join(companyFolder, 'content'))
  .filter((file) => /\.(json|md)$/.test(file))
  .map((file) => `content/${file}`);

test.each(files)('%s stays as it is where nothing is changed', (file) => {
  const text = textOf(file);
  expect(writeText(file, readText(file, text))).toBe(text);
});

/** The lines that a change takes away from a file, and those that it adds. */
function changed(file: string, change: (value: never) => unknown) {
  const before = textOf(file);
  const data: EntryData = readText(file, before);
  const entry = JSON.stringify(change(JSON.parse(data.entry) as never));
  const after = writeText(file, { ...data, entry });
  const [old, now] = [before, after].map((text) => text.split('\n'));
  return {
    gone: old?.filter((line) => !now?.includes(line)),
    come: now?.filter((line) => !old?.includes(line)),
  };
}

type Partners = { partners: { id: string; title: string }[] };
type Slides = { slides: { id: string }[] };

const partners = 'content/partners.json';

test('a text that is changed changes its line alone', () => {
  const change = (value: Partners) => {
    const [first, ...others] = value.partners;
    return { ...value, partners: [{ ...first, title: 'Kauri “Mills”\n& Co' }, ...others] };
  };
  expect(changed(partners, change)).toEqual({
    gone: ['      "title": "Tussock Dairy Co"'],
    come: ['      "title": "Kauri “Mills”\\n& Co"'],
  });
});

test('an entry that is added or taken away leaves the others as they are', () => {
  const added = changed(partners, (value: Partners) => ({
    ...value,
    partners: [...value.partners, { id: 'kauri', title: 'Kauri' }],
  }));
  expect(added).toEqual({ gone: [], come: ['      "id": "kauri",', '      "title": "Kauri"'] });
  const without = changed(partners, (value: Partners) => ({
    ...value,
    partners: value.partners.slice(1),
  }));
  expect(without.come).toEqual([]);
  expect(without.gone).toContain('      "title": "Tussock Dairy Co"');
});

test('entries that change places are the same entries', () => {
  const turned = changed('content/slides.json', (value: Slides) => ({
    ...value,
    slides: [...value.slides].reverse(),
  }));
  expect(turned).toEqual({ gone: [], come: [] });
});

const job = 'content/jobs/clearwell-filler.md';

test('a field of a front matter changes its line alone, and the text stays', () => {
  expect(changed(job, (front: object) => ({ ...front, industry: 'Cider: still' }))).toEqual({
    gone: [expect.stringMatching(/^industry: /)],
    come: ['industry: "Cider: still"'],
  });
});

test('a new page has its front matter between lines, and its text after them', () => {
  const data = { entry: '{"title":"A new one","date":"2026-10-02"}', body: 'Words.', base: '' };
  expect(writeText('content/jobs/new.md', { ...data, files: '[]', title: '' })).toBe(
    '---\ntitle: A new one\ndate: 2026-10-02\n---\n\nWords.\n',
  );
});

const written = "---\ntitle:   'One'   # why\nservices:\n- plc\n---\n\n    IF x THEN\n\nWords.\n";

test('a front matter stays as it is written where the text alone is another, and code stays code', () => {
  const data = readText(job, written);
  expect(writeText(job, { ...data, body: `${data.body}More.\n` })).toBe(`${written}More.\n`);
});

test('a text with the line ends of Windows keeps them', () => {
  const [before, after] = [written, written.replace("title:   'One'   #", "title: 'Two' #")].map(
    (text) => text.replaceAll('\n', '\r\n').replace('- plc', '  - plc'),
  );
  const data = readText(job, before ?? '');
  const entry = data.entry.replace('One', 'Two');
  expect(writeText(job, { ...data, entry })).toBe(after);
  // Decap gives a text that was edited with the others.
  const body = `${data.body?.replaceAll('\r\n', '\n')}More.\n`;
  expect(writeText(job, { ...data, body })).toBe(`${before}More.\r\n`);
});
