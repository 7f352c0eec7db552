import { schema as commonMark } from 'prosemirror-markdown';
import { Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

const { nodes, marks } = commonMark;
const { table, table_row, table_cell } = tableNodes({
  tableGroup: 'block',
  // A cell of Markdown is one line.
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.getAttribute('data-align'),
      setDOMAttr: (align, attributes) => {
        if (align) attributes['data-align'] = align;
      },
    },
  },
});

/**
 * What the text field shows as it looks. Whatever else Markdown has is a `source`: shown as Markdown. The
 * first row of a table is its head, so that there are no other cells for it.
 */
export const schema = new Schema({
  nodes: {
    doc: nodes.doc.spec,
    paragraph: nodes.paragraph.spec,
    blockquote: nodes.blockquote.spec,
    horizontal_rule: nodes.horizontal_rule.spec,
    // Bold within a heading changes nothing that is seen; Word likes to paste it.
    heading: { ...nodes.heading.spec, content: 'text*', marks: 'em link code' },
    ordered_list: {
      ...nodes.ordered_list.spec,
      attrs: { order: { default: 1 }, tight: { default: true } },
      parseDOM: [{ tag: 'ol' }],
    },
    bullet_list: {
      ...nodes.bullet_list.spec,
      attrs: { tight: { default: true }, bullet: { default: '-' } },
      parseDOM: [{ tag: 'ul' }],
    },
    list_item: nodes.list_item.spec,
    table,
    table_row: { ...table_row, content: 'table_cell*' },
    table_cell: { ...table_cell, parseDOM: [...(table_cell.parseDOM ?? []), { tag: 'th' }] },
    picture: {
      group: 'block',
      attrs: { name: { default: '' }, alt: { default: '' }, caption: { default: '' } },
      draggable: true,
      parseDOM: [
        {
          tag: 'figure[data-name]',
          getAttrs: ({ dataset: { name, alt, caption } }) => ({ name, alt, caption }),
        },
      ],
      toDOM: ({ attrs: { name, alt, caption } }) => [
        'figure',
        { 'data-name': name, 'data-alt': alt, 'data-caption': caption },
      ],
    },
    source: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', { 'data-source': '', spellcheck: 'false' }, 0],
    },
    text: nodes.text.spec,
    hard_break: nodes.hard_break.spec,
  },
  marks: {
    em: marks.em.spec,
    strong: marks.strong.spec,
    link: marks.link.spec,
    code: marks.code.spec,
  },
});
