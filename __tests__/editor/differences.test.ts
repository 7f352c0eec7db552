import { differences } from '../../src/editor/differences';
import { schemaOf } from '../../src/editor/entryFile';

const of = (file: string, theirs: string, mine: string) =>
  differences({ file, schema: schemaOf(file) }, theirs, mine);

test('two versions of a file differ in places that are called as in the form', () => {
  const company = (contact: object) => JSON.stringify({ name: 'Tarnline', contact });
  expect(
    of(
      'content/company.json',
      company({ telephone: '+64 9 555 0100', mail: 'a@tarnline.example' }),
      company({ telephone: '+64 9 555 0200' }),
    ),
  ).toEqual([
    { place: 'Contact › Telephone', theirs: '+64 9 555 0100', mine: '+64 9 555 0200' },
    { place: 'Contact › Mail address', theirs: 'a@tarnline.example', mine: '–' },
  ]);
});

test('lists of another length are told by the names of their entries', () => {
  const partners = (...names: string[]) =>
    JSON.stringify({ title: 'Partners', partners: names.map((title) => ({ id: 'x', title })) });
  expect(of('content/partners.json', partners('Kauri', 'Rimu'), partners('Rimu'))).toEqual([
    { place: 'Partners', theirs: 'Kauri, Rimu', mine: 'Rimu' },
  ]);
  expect(
    of('content/partners.json', partners('Kauri', 'Rimu'), partners('Kauri', 'Totara')),
  ).toEqual([{ place: 'Partners › Totara › Name', theirs: 'Rimu', mine: 'Totara' }]);
});

test('a page differs in its text as well', () => {
  const page = (body: string) => `---\ntitle: Terms\n---\n\n${body}\n`;
  expect(of('content/pages/terms.md', page('One.'), page('Two.'))).toEqual([
    { place: 'Text', theirs: 'One.\n', mine: 'Two.\n' },
  ]);
});

test.each([
  ['content/company.json', '<<<<<<< HEAD\n{}', '{}'],
  ['content/pages/terms.md', '---\ntitle: [\n---\n', '---\ntitle: Terms\n---\n'],
])('a version of %s that cannot be read is shown as a whole', (file, theirs, mine) => {
  expect(of(file, theirs, mine)).toEqual([{ place: 'The whole file', theirs, mine }]);
});
