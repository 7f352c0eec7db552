import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Draft, type Entry, readEntry, textOf } from '../../src/editor/browser/entry/draft';
import { saveMessage } from '../../src/editor/browser/entry/saveMessage';
import { changesBack } from '../../src/editor/browser/history/takeBack';
import { filesBelow } from '../../src/generator/filesBelow';
import { companyFolder } from '../support/companyFolder';

const read = (file: string) => readFileSync(path.join(companyFolder, file), 'utf8');

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A file, which had a text, with what is changed in it. */
const draft = (file: string, base: string | null, changed: Partial<Entry>): Draft => {
  return { file, base, pictures: {}, ...readEntry(file, base), ...changed };
};

const written = (...file: Parameters<typeof draft>) => textOf(draft(...file));

const files = filesBelow(path.join(companyFolder, 'content'))
  .filter((file) => /\.(json|md)$/.test(file))
  .map((file) => `content/${file}`);

test.each(files)('%s stays as it is if nothing is changed', (file) => {
  expect(written(file, read(file), {})).toBe(read(file));
});

const company = 'content/company.json';
const partners = 'content/partners.json';
const project = 'content/projects/a.md';

/** The lines that a change takes away from the company's partners, and those that it adds. */
function changed(change: (entries: { id: string; title: string }[]) => unknown[]) {
  const before = read(partners);
  const value = JSON.parse(before);
  value.partners = change(value.partners);
  const after = written(partners, before, { value });
  const [old = [], now = []] = [before, after].map((text) => text.split('\n'));
  const gone = old.filter((line) => !now.includes(line));
  return { gone, come: now.filter((line) => !old.includes(line)) };
}

test('a changed text changes only its line', () => {
  const title = 'Kauri “Mills”\n& Co';
  const { gone, come } = changed(([first, ...others]) => [{ ...first, title }, ...others]);
  expect(gone).toEqual(['      "title": "Tussock Dairy Co"']);
  expect(come).toEqual(['      "title": "Kauri “Mills”\\n& Co"']);
});

test('an entry that is added or taken away leaves the others as they are', () => {
  const come = ['      "id": "kauri",', '      "title": "Kauri"'];
  const kauri = { id: 'kauri', title: 'Kauri' };
  expect(changed((entries) => [...entries, kauri])).toEqual({ gone: [], come });
  const without = changed((entries) => entries.slice(1));
  expect(without.come).toEqual([]);
  expect(without.gone).toContain('      "title": "Tussock Dairy Co"');
  const text = '{ "partners": [\n  { "id": "a" },\n  { "id": "b" },\n  { "id": "c" }\n] }\n';
  const value = { partners: [{ id: 'a', title: 'A' }, { id: 'b' }, { id: 'c' }, kauri] };
  expect(written(partners, text, { value })).toContain('\n  { "id": "b" },\n');
});

const page = "---\ntitle:   'One'   # why\nservices:\n- plc\n---\n\n    IF x THEN\n\nWords.\n";

test('a front matter keeps every byte when only the text changes, and code stays code', () => {
  const { body } = readEntry(project, page);
  expect(written(project, page, { body: `${body}More.\n` })).toBe(`${page}More.\n`);
  const entry = { value: { title: 'A new one', date: '2026-10-02' }, body: 'Words.' };
  const fresh = '---\ntitle: A new one\ndate: 2026-10-02\n---\n\nWords.\n';
  expect(written('content/projects/new.md', null, entry)).toBe(fresh);
  const labels = { title: 'Ring us' };
  expect(written('content/labels/form.json', null, { value: labels })).toBe(json(labels));
});

test('a text with the line ends of Windows keeps them', () => {
  const [before = '', after] = [page, page.replace("title:   'One'   #", "title: 'Two' #")].map(
    (text) => text.replaceAll('\n', '\r\n').replace('- plc', '  - plc'),
  );
  expect(written(project, before, { value: { title: 'Two', services: ['plc'] } })).toBe(after);
  const body = `${readEntry(project, before).body?.replaceAll('\r\n', '\n')}More.\n`;
  expect(written(project, before, { body })).toBe(`${before}More.\r\n`);
});

const ofCompany = (telephone: string, mail: string) => json({ contact: { telephone, mail } });
const [dairy, mills, timber] = ['Tussock Dairy', 'Kauri Mills', 'Rimu Timber'].map((title) => ({
  id: title.toLowerCase().replace(' ', '-'),
  title,
  imgSrc: 'partners/one',
}));
const list = (...entries: unknown[]) => json({ partners: entries });

test.each([
  ['Company: Telephone', company, ofCompany('1', 'a'), ofCompany('2', 'a')],
  ['Partners: add Kauri Mills', partners, list(dairy), list(dairy, mills)],
  ['Partners: take away Kauri Mills', partners, list(dairy, mills), list(dairy)],
  ['Partners: Tussock Dairy', partners, list(dairy), list({ ...dairy, imgSrc: 'new' })],
  ['Partners: order of Partners', partners, list(dairy, mills), list(mills, dairy)],
  ['Project “A capper”: new', project, null, '---\ntitle: A capper\n---\n'],
  [
    'Project “A capper”: text',
    project,
    '---\ntitle: A capper\n---\n',
    '---\ntitle: A capper\n---\nTwo.',
  ],
])('the history says %s', (words, file, before, after) => {
  expect(saveMessage(draft(file, before, readEntry(file, after)))).toBe(words);
});

/** The text of a file, now `now`, once the change from `before` to `after` is taken back. */
function back(path: string, ...texts: (string | null | undefined)[]) {
  const [before = null, after = null, now = null] = texts;
  const committed = { path, before, after, changedSince: true };
  const [change] = changesBack([committed], () => now);
  return change ? change.data : now;
}

test('later changes beside it stay, and words that were changed again are not taken back', () => {
  const [one, two, three] = ['1', '2', '3'].map((number) => ofCompany(number, 'a'));
  expect(back(company, one, two, ofCompany('2', 'b'))).toBe(ofCompany('1', 'b'));
  expect(() => back(company, one, two, three)).toThrow('changed again');
  // Taken back already.
  expect(back(company, one, two, ofCompany('1', 'b'))).toBe(ofCompany('1', 'b'));
});

test('an entry that was taken away comes back to its place; one that was added and changed does not go', () => {
  const now = back(partners, list(dairy, mills), list(dairy), list(dairy, timber));
  expect(now).toBe(list(dairy, mills, timber));
  const other = list(dairy, { ...mills, title: 'K' });
  expect(() => back(partners, list(dairy), list(dairy, mills), other)).toThrow('changed again');
});

test('a paragraph is taken back and the others stay', () => {
  const text = (...paragraphs: string[]) => `---\ntitle: One\n---\n\n${paragraphs.join('\n\n')}\n`;
  const now = back(project, text('A.', 'B.'), text('A.', 'C.'), text('D.', 'A.', 'C.'));
  expect(now).toBe(text('D.', 'A.', 'B.'));
  expect(() => back(project, text('A.'), text('B.'), text('C.'))).toThrow('changed again');
});

test('a file that was made goes, and one that was taken away comes back', () => {
  expect(back(partners, null, list(), list())).toBeNull();
  expect(back(partners, list(), null, null)).toBe(list());
});
