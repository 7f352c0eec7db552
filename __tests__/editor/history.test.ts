import { type Draft, readEntry } from '../../src/editor/entry/draft';
import { saveMessage } from '../../src/editor/entry/saveMessage';
import { ChangedSince, changesBack } from '../../src/editor/history/takeBack';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const draft = (file: string, base: string | null, value: unknown, body?: string): Draft => ({
  file,
  base,
  value,
  pictures: {},
  ...(body !== undefined && { body }),
});

const company = 'content/company.json';
const ofCompany = (telephone: string, mail: string) => json({ contact: { telephone, mail } });

const partners = 'content/partners.json';
const [dairy, mills, timber] = ['Tussock Dairy', 'Kauri Mills', 'Rimu Timber'].map((title) => ({
  id: title.toLowerCase().replace(' ', '-'),
  title,
  imgSrc: 'partners/one',
}));
const list = (...entries: unknown[]) => ({ partners: entries });

const job = 'content/jobs/a.md';

test.each([
  ['Company: Telephone', company, ofCompany('1', 'a'), JSON.parse(ofCompany('2', 'a'))],
  ['Partners: add Kauri Mills', partners, json(list(dairy)), list(dairy, mills)],
  ['Partners: take away Kauri Mills', partners, json(list(dairy, mills)), list(dairy)],
  ['Partners: Tussock Dairy', partners, json(list(dairy)), list({ ...dairy, imgSrc: 'new' })],
  ['Partners: order of Partners', partners, json(list(dairy, mills)), list(mills, dairy)],
  ['Job “A capper”: new', job, null, { title: 'A capper' }],
  ['Job “A capper”: text', job, '---\ntitle: A capper\n---\n\nOne.\n', { title: 'A capper' }],
])('the history says %s', (words, file, before, after) => {
  expect(saveMessage(draft(file, before, after, file === job ? 'Two.\n' : undefined))).toBe(words);
});

/** What a file says once the change from `before` to `after` is taken back, while it says `now`. */
function back(file: string, before: string | null, after: string | null, now: string | null) {
  const committed = { path: file, before, after, changedSince: true };
  const [change] = changesBack([committed], () => now);
  return change ? change.data : now;
}

test('what was changed beside it since stays, also on the next line', () => {
  const [before, after, now] = [ofCompany('1', 'a'), ofCompany('2', 'a'), ofCompany('2', 'b')];
  expect(back(company, before, after, now)).toBe(ofCompany('1', 'b'));
});

test.each([
  ['the same words', ofCompany('1', 'a'), ofCompany('2', 'a'), ofCompany('3', 'a')],
  [
    'an entry that was added then, and changed since',
    json(list(dairy)),
    json(list(dairy, mills)),
    json(list(dairy, { ...mills, title: 'K' })),
  ],
])('%s that were changed again are not taken back', (_, before, after, now) => {
  expect(() => back(partners, before, after, now)).toThrow(ChangedSince);
});

test('an entry that was taken away comes back to its place, beside those that came since', () => {
  const [before, after] = [json(list(dairy, mills)), json(list(dairy))];
  const now = json(list(dairy, timber));
  expect(JSON.parse(back(partners, before, after, now) ?? '')).toEqual(list(dairy, mills, timber));
});

test('a paragraph is taken back and the others stay', () => {
  const page = (...paragraphs: string[]) => `---\ntitle: One\n---\n\n${paragraphs.join('\n\n')}\n`;
  const file = 'content/jobs/one.md';
  expect(back(file, page('A.', 'B.'), page('A.', 'C.'), page('D.', 'A.', 'C.'))).toBe(
    page('D.', 'A.', 'B.'),
  );
  expect(() => back(file, page('A.'), page('B.'), page('C.'))).toThrow(ChangedSince);
  expect(readEntry(file, page('A.')).body).toBe('A.\n');
});

test('a file that was made goes, and one that was taken away comes back', () => {
  expect(back(partners, null, json(list()), json(list()))).toBeNull();
  expect(back(partners, json(list()), null, null)).toBe(json(list()));
});
