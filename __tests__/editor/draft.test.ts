import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/build/filesBelow';
import { type Draft, type Entry, readEntry, textOf } from '../../src/editor/entry/draft';
import { companyFolder } from '../support/companyFolder';

/** The text of a file of the tests' company. */
const read = (file: string) => readFileSync(path.join(companyFolder, file), 'utf8');

const files = filesBelow(path.join(companyFolder, 'content'))
  .filter((file) => /\.(json|md)$/.test(file))
  .map((file) => `content/${file}`);

test.each(files)('%s stays as it is where nothing is changed', (file) => {
  const text = read(file);
  expect(written(file, text, {})).toBe(text);
});

/** The text of a file, which had another, with what is changed in it. */
function written(file: string, base: string | null, changed: Partial<Entry>): string {
  const draft: Draft = { file, base, pictures: {}, ...readEntry(file, base), ...changed };
  return textOf(draft);
}

/** The lines that a change takes away from a file, and those that it adds. */
function changed(file: string, change: (value: never) => unknown) {
  const before = read(file);
  const after = written(file, before, {
    value: change(readEntry(file, before).value as never),
  });
  const [old, now] = [before, after].map((text) => text.split('\n'));
  return {
    gone: old?.filter((line) => !now?.includes(line)),
    come: now?.filter((line) => !old?.includes(line)),
  };
}

type Partners = { partners: { id: string; title: string }[] };

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

const job = 'content/jobs/clearwell-filler.md';

test('a new page has its front matter between lines, and its text after them', () => {
  const entry = { value: { title: 'A new one', date: '2026-10-02' }, body: 'Words.' };
  expect(written('content/jobs/new.md', null, entry)).toBe(
    '---\ntitle: A new one\ndate: 2026-10-02\n---\n\nWords.\n',
  );
});

const page = "---\ntitle:   'One'   # why\nservices:\n- plc\n---\n\n    IF x THEN\n\nWords.\n";

test('a front matter stays as it is written where the text alone is another, and code stays code', () => {
  const { body } = readEntry(job, page);
  expect(written(job, page, { body: `${body}More.\n` })).toBe(`${page}More.\n`);
});

test('a text with the line ends of Windows keeps them', () => {
  const [before = '', after] = [page, page.replace("title:   'One'   #", "title: 'Two' #")].map(
    (text) => text.replaceAll('\n', '\r\n').replace('- plc', '  - plc'),
  );
  expect(written(job, before, { value: { title: 'Two', services: ['plc'] } })).toBe(after);
  const body = `${readEntry(job, before).body?.replaceAll('\r\n', '\n')}More.\n`;
  expect(written(job, before, { body })).toBe(`${before}More.\r\n`);
});
