import { readdirSync, readFileSync } from 'node:fs';
import { Fragment, type Node } from 'prosemirror-model';
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
  expect(changed).toEqual(block < 0 ? [] : [expect.stringMatching(/ More\.\W*$/)]);
});

const unknown = readFileSync(`${folder}/unknown.md`, 'utf8');

describe('Markdown that the field does not know', () => {
  it('is shown as Markdown, and keeps its bytes and those around it', () => {
    const known = ['heading', 'paragraph', 'source', 'bullet_list', 'source', 'paragraph'];
    const texts = [unknown, `\n\n${unknown}\n\n \n`, unknown.trim()];
    for (const text of texts) expect(kindsOf(text)).toEqual([...Array(4).fill('source'), ...known]);
    for (const text of [...texts, '', '\n'])
      expect(keepText(text).write(keepText(text).doc)).toBe(text);
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

const { paragraph, heading, blockquote, bullet_list, list_item, hard_break } = schema.nodes;

/** Expects a block to be what it was once it is written and read again. */
function expectKept(block: Node) {
  const markdown = written(block);
  const again = keepText(markdown).doc.children.map(String);
  expect([markdown, ...again]).toEqual([markdown, String(block)]);
}

it.each([
  ...['# a', '#', '- b', '-', '+ b', '+', '* b', '1. c', '1.', '1) c', '1)', '=', '===', '---'],
  ...['> d', '~~~', '```', '| e | f', ':- | -:', '[g]: h', '[g](h)', '![g](h)', '<b>', '&copy;'],
  ...['*j*', '_j_', '__init__', 'a__b__', '_a_b', '`k`', 'l\\', '\\l', 'C #', '👩‍🚒 שלום'],
])('writes %s as it was typed, wherever it begins a line', (signs) => {
  const text = schema.text(signs);
  const line = paragraph.create(null, text);
  const second = paragraph.create(null, [schema.text('a | b'), hard_break.create(), text]);
  const item = (block: Node) => bullet_list.create(null, list_item.create(null, block));
  expectKept(heading.create({ level: 2 }, text));
  for (const block of [line, second]) for (const whole of [block, item(block)]) expectKept(whole);
  expectKept(blockquote.create(null, second));
});

const beside = ['', 'a', '1', '请', 'é', 'e\u0301', '👩‍🚒', ' ', '(', '。', '_', '*', '0-300'];

it.each(['b', '(b)', '“b”', '断电。', 'b!', '*b*', 'b_c', '👩‍🚒'])(
  'writes %s in bold and in italics, whatever stands beside it',
  (words) => {
    const [strong, em] = [schema.marks.strong.create(), schema.marks.em.create()];
    for (const marks of [[strong], [em], [em, strong]])
      for (const before of beside)
        for (const after of beside)
          for (const others of [[], [em], [strong]]) {
            const marked = [schema.text(words, marks), schema.text(words, others)];
            const [first, last] = [schema.text(`.${before}`), schema.text(`${after}.`)];
            for (const middle of [marked, marked.toReversed()])
              expectKept(paragraph.create(null, Fragment.fromArray([first, ...middle, last])));
          }
  },
);

it('writes pictures with their words, and tables with bars and their columns’ sides', () => {
  const attrs = { name: 'projects/Kühl (1) 100%', alt: 'A [b] *c* \\', caption: 'Say "d" & \\' };
  expect(keepText(written(schema.node('picture', attrs))).doc.firstChild?.attrs).toEqual(attrs);
  const table = '| A | B |\n| :-: | --: |\n| `a\\|b` | |\n| c | **d** |\n';
  expect(written(...keepText(table.replace(' --: |', '---:|')).doc.children)).toBe(table);
});
