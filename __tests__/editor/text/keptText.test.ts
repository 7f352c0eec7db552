import { readdirSync, readFileSync } from 'node:fs';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { keepText } from '../../../src/editor/browser/text/keptText';
import { schema } from '../../../src/editor/browser/text/markdownSchema';

const folder = '__tests__/fixtures';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `${folder}/${name}`);

/** The text once words were put at the end of the block of this number. */
function typeInto(text: string, block: number, words: string): string {
  const { doc, write } = keepText(text);
  const place = doc.children.slice(0, block + 1).reduce((size, node) => size + node.nodeSize, 0);
  return write(EditorState.create({ doc }).tr.insertText(words, place - 1).doc);
}

const kindsOf = (text: string) => keepText(text).doc.children.map(({ type }) => type.name);
const written = (...blocks: Node[]) => keepText('').write(schema.node('doc', null, blocks));

it.each(files)('%s keeps every byte but those of a line that is changed', (file) => {
  const text = readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '');
  const { doc, write } = keepText(text);
  expect(write(doc)).toBe(text);
  // A document that looks the same, and is made of other objects: as after undoing.
  expect(write(schema.nodeFromJSON(doc.toJSON()))).toBe(text);
  const block = kindsOf(text).findLastIndex((kind) => kind === 'paragraph' || kind === 'heading');
  const before = text.split('\n');
  const after = (block < 0 ? text : typeInto(text, block, ' More.')).split('\n');
  expect(after).toHaveLength(before.length);
  const changed = after.filter((line, index) => line !== before[index]);
  expect(changed).toEqual(block < 0 ? [] : [expect.stringMatching(/ More\.$/)]);
});

const unknown = [
  'A [reference][r] is Markdown.',
  '[r]: https://example.org "Title"',
  '```iecst title="x"\nIF a < b THEN\n\nEND_IF;\n```',
  '<div>HTML</div>',
  'Setext\n------\nClose *below*, __bold__,  \nbroken line.',
  '    indented code',
  '* star',
  '- ![in a list](a.jpg)\n- ~~struck~~',
  'Last.\t\n',
].join('\n\n');

describe('Markdown that the field does not know', () => {
  const windows = unknown.replaceAll('\n', '\r\n');

  it('is shown as Markdown, and keeps its bytes and those around it', () => {
    const known = ['heading', 'paragraph', 'source', 'bullet_list', 'source', 'paragraph'];
    const texts = [unknown, windows, `\n\n${unknown}\n\n \n`, unknown.trim()];
    for (const text of texts) expect(kindsOf(text)).toEqual([...Array(4).fill('source'), ...known]);
    for (const text of [...texts, '', '\n'])
      expect(keepText(text).write(keepText(text).doc)).toBe(text);
  });

  it('keeps the ends of lines and the text beside a changed block', () => {
    const before = 'Close *below*, __bold__,  \r\nbroken line.';
    const after = 'Close *below*, **bold**,\\\r\nbroken line. More.';
    expect(typeInto(windows, 5, ' More.')).toBe(windows.replace(before, after));
  });

  it('stays when blocks are taken away and put in', () => {
    const { doc, write } = keepText('A\n\n\n***\nB\n\n---\n\nC\n');
    const blocks = (signs: string) => [...signs].map((sign) => doc.child('A*B-C'.indexOf(sign)));
    const changed = (signs: string) => write(schema.node('doc', null, blocks(signs)));
    expect(changed('A*-C')).toBe('A\n\n\n***\n\n---\n\nC\n');
    expect(changed('A*BC-C')).toBe('A\n\n\n***\nB\n\nC\n\n---\n\nC\n');
    expect(write(schema.node('doc', null, [schema.node('paragraph')]))).toBe('');
  });
});

it('writes the typed text, whatever signs it has', () => {
  const signs = ['# a', '- b', '1. c', '*d*', '_e_ [f](g)', '<b>', '&copy;', '`h`', '👩‍🚒 שלום'];
  const line = (words: string) => schema.node('paragraph', null, schema.text(words));
  const { children } = keepText(written(...signs.map(line))).doc;
  expect(children.map(({ textContent }) => textContent)).toEqual(signs);
});

it('writes pictures with their words, and tables with bars and their columns’ sides', () => {
  const attrs = { name: 'projects/Kühl (1) 100%', alt: 'A [b] *c* \\', caption: 'Say "d" & \\' };
  expect(keepText(written(schema.node('picture', attrs))).doc.firstChild?.attrs).toEqual(attrs);
  const table = '| A | B |\n| :-: | --: |\n| `a\\|b` | |\n| c | **d** |\n';
  expect(written(...keepText(table.replace(' --: |', '---:|')).doc.children)).toBe(table);
});
