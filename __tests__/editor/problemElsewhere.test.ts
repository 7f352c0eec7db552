import { problemElsewhere } from '../../src/editor/form/problemElsewhere';

test.each([
  ['no part of the content', 'content/notes.json', '{}', 'is no file of the content'],
  ['no part of a collection', 'content/notes/today.md', 'Milk.\n', 'is no file of the content'],
  ['no JSON', 'content/company.json', '<<<<<<< HEAD\n{}', 'is not JSON'],
  ['no YAML', 'content/jobs/filler.md', '---\ntitle: [\n---\n', 'has a front matter that is none'],
])('a file that is %s is called by its path', (_, file, text, what) => {
  expect(problemElsewhere({ file, path: [], what }, text)).toBe(`${file} ${what}.`);
});

test('a place in a file is called as in its form', () => {
  expect(
    problemElsewhere(
      { file: 'content/company.json', path: ['contact', 'mail'], what: 'is empty' },
      '{"contact":{"mail":""}}',
    ),
  ).toBe('“Company” (Company), Contact › Mail address, is empty.');
});
