import { readdirSync, readFileSync } from 'node:fs';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { keepText } from '../../../src/editor/text/keptText';
import { mendAddress } from '../../../src/editor/text/links';
import { schema } from '../../../src/editor/text/schema';

const files = ['content', '__tests__/fixtures'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
);

/** The text of a file, without what stands above it. */
const bodyOf = (file: string) => readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '');

/** The text once words were put at the end of the block of this number. */
function typeInto(text: string, block: number, words: string): string {
  const { doc, write } = keepText(text);
  const place = doc.children.slice(0, block + 1).reduce((size, node) => size + node.nodeSize, 0);
  const { tr } = EditorState.create({ doc });
  return write(tr.insertText(words, place - 1).doc);
}

const kindsOf = (text: string) => keepText(text).doc.children.map(({ type }) => type.name);
const written = (...blocks: Node[]) => keepText('').write(schema.node('doc', null, blocks));

describe.each(files)('%s', (file) => {
  const text = bodyOf(file);

  it('keeps every byte where nothing is touched', () => {
    const { doc, write } = keepText(text);
    expect(write(doc)).toBe(text);
    // A document that looks the same, and is made of other objects: as after undoing.
    expect(write(schema.nodeFromJSON(doc.toJSON()))).toBe(text);
  });

  it('changes the lines of one paragraph where one is changed', () => {
    const kinds = kindsOf(text);
    const block = kinds.indexOf('paragraph', Math.floor(kinds.length / 2) - 1);
    const before = text.split('\n');
    const after = typeInto(text, block, ' More.').split('\n');
    expect(after).toHaveLength(before.length);
    const changed = after.filter((line, index) => line !== before[index]);
    expect(changed).toEqual([expect.stringMatching(/ More\.$/)]);
  });
});

const unknown = `Intro with a [reference][r], which is Markdown.

[r]: https://example.org "Title"

\`\`\`iecst title="x"
IF a < b THEN

END_IF;
\`\`\`

<div class="x">
HTML
</div>

Setext
------
Close *below*, __bold__,\u0020\u0020
broken line.

    indented code

* star
* stars

- ![in a list](a.jpg)
- ~~struck~~

Last.\t
`;

describe('what the field does not know', () => {
  it('is shown as Markdown', () => {
    expect(kindsOf(unknown)).toEqual([
      ...['source', 'source', 'source', 'source', 'heading', 'paragraph'],
      ...['source', 'bullet_list', 'source', 'paragraph'],
    ]);
  });

  it.each([
    unknown,
    unknown.replaceAll('\n', '\r\n'),
    `\n\n${unknown}\n\n \n`,
    unknown.trim(),
    '',
    '\n',
  ])('keeps its bytes, and those around it', (text) => {
    const { doc, write } = keepText(text);
    expect(write(doc)).toBe(text);
  });

  it('keeps the ends of lines and what stands beside a changed block', () => {
    const text = unknown.replaceAll('\n', '\r\n');
    expect(typeInto(text, 5, ' More.')).toBe(
      text.replace(
        'Close *below*, __bold__,  \r\nbroken line.',
        'Close *below*, **bold**,\\\r\nbroken line. More.',
      ),
    );
  });

  it('stays where blocks are taken away and put in', () => {
    const { doc, write } = keepText('A\n\n\n***\nB\n\n---\n\nC\n');
    const [a, rule, b, otherRule, c] = doc.children;
    if (!a || !rule || !b || !otherRule || !c) throw new Error('The text is not in five blocks.');
    const changed = (...blocks: Node[]) => write(schema.node('doc', null, blocks));
    expect(changed(a, rule, otherRule, c)).toBe('A\n\n\n***\n\n---\n\nC\n');
    expect(changed(a, rule, b, c, otherRule, c)).toBe('A\n\n\n***\nB\n\nC\n\n---\n\nC\n');
    expect(changed(schema.node('paragraph'))).toBe('');
  });
});

describe('what is written', () => {
  it('is what was typed, whatever signs it has', () => {
    const signs = [
      '# a',
      '- b',
      '1. c',
      '*d*',
      '_e_ [f](g)',
      '<b>',
      '&copy;',
      '`h`',
      '    i',
      '👩‍🚒 שלום',
    ];
    const text = written(
      ...signs.map((words) => schema.node('paragraph', null, schema.text(words))),
    );
    expect(keepText(text).doc.children.map(({ textContent }) => textContent)).toEqual(
      signs.map((words) => words.trim()),
    );
  });

  it('is a picture with its name, words and caption', () => {
    const attrs = { name: 'jobs/Kühl (1) 100%', alt: 'A [b] *c* \\', caption: 'Say "d" & \\' };
    const text = written(schema.node('picture', attrs));
    expect(text).toBe(
      '![A \\[b\\] \\*c\\* \\\\](jobs/Kühl%20\\(1\\)%20100%25 "Say \\"d\\" \\& \\\\")\n',
    );
    expect(keepText(text).doc.firstChild?.attrs).toEqual(attrs);
  });

  it('is a table with its bars and its columns’ sides', () => {
    const table = '| A | B |\n| :-: | --: |\n| `a\\|b` | |\n| c | **d** |\n';
    expect(kindsOf(table)).toEqual(['table']);
    const { doc, write } = keepText(table.replaceAll('| --: |', '|---:|'));
    expect(write(doc)).toBe(table.replaceAll('| --: |', '|---:|'));
    expect(written(...doc.children)).toBe(table);
  });
});

it.each([
  [' www.iponz.govt.nz ', 'https://www.iponz.govt.nz'],
  ['a@b.co.nz', 'mailto:a@b.co.nz'],
  ['/contact', '/contact'],
  ['tel:+64 9', 'tel:+64%209'],
  ['//elsewhere.nz', undefined],
  ['javascript:alert(1)', undefined],
  ['the contact page', undefined],
])('makes of the address “%s” %s', (typed, address) => {
  expect(mendAddress(typed)).toBe(address);
});
