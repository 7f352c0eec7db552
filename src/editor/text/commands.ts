import { autoJoin, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from 'prosemirror-tables';
import { schema } from './schema';

const { nodes, marks } = schema;

/** What the toolbar does by a button of this name. */
export type Tool = {
  name: string;
  run: Command;
  /** Whether what it makes is at the cursor; left out where it makes something new. */
  isOn?: (state: EditorState) => boolean;
};

const markTool = (name: string, type: MarkType): Tool => ({
  name,
  run: toggleMark(type),
  isOn: ({ doc, storedMarks, selection: { from, to, empty, $from } }) =>
    empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type),
});

/** The nearest block around the cursor of one of these types. */
function around({ selection: { $from } }: EditorState, ...types: NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, pos: $from.before(depth) };
  }
  return undefined;
}

const headingTool = (level: number): Tool => {
  const isOn = (state: EditorState) => around(state, nodes.heading)?.node.attrs.level === level;
  return {
    name: `Heading ${level}`,
    isOn,
    run: (state, dispatch) => {
      const type = isOn(state) ? nodes.paragraph : nodes.heading;
      return setBlockType(type, type === nodes.heading ? { level } : null)(state, dispatch);
    },
  };
};

const quoteTool: Tool = {
  name: 'Quote',
  isOn: (state) => Boolean(around(state, nodes.blockquote)),
  run: (state, dispatch) =>
    (around(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
};

const listTool = (name: string, type: NodeType): Tool => {
  const list = (state: EditorState) => around(state, nodes.bullet_list, nodes.ordered_list);
  const run: Command = (state, dispatch) => {
    const found = list(state);
    if (!found) return wrapInList(type)(state, dispatch);
    if (found.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    const attrs: Attrs = { tight: found.node.attrs.tight };
    dispatch?.(state.tr.setNodeMarkup(found.pos, type, attrs));
    return true;
  };
  return {
    name,
    isOn: (state) => list(state)?.node.type === type,
    // Paragraphs that become lists one by one are one list.
    run: autoJoin(run, [type.name]),
  };
};

/** Puts a block below the one with the cursor, or in its place where that is empty. */
const insert =
  (make: () => Node): Command =>
  ({ tr, selection: { $from } }, dispatch) => {
    const block = $from.node(1);
    const isEmpty = block?.type === nodes.paragraph && block.content.size === 0;
    const at = block
      ? isEmpty
        ? $from.before(1)
        : $from.after(1)
      : $from.pos + ($from.nodeAfter?.nodeSize ?? 0);
    const node = make();
    tr.replaceWith(at, isEmpty ? $from.after(1) : at, node);
    tr.setSelection(
      node.isAtom ? NodeSelection.create(tr.doc, at) : TextSelection.near(tr.doc.resolve(at)),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const emptyTable = (): Node => {
  const times = (count: number, node: Node) => Array.from({ length: count }, () => node);
  const cell = nodes.table_cell.create(null, nodes.paragraph.create());
  return nodes.table.create(null, times(3, nodes.table_row.create(null, times(2, cell))));
};

/** What changes the words that are selected. */
export const wordTools: readonly Tool[] = [
  markTool('Bold', marks.strong),
  markTool('Italic', marks.em),
  markTool('Code', marks.code),
];

/** What changes the block with the cursor, or puts another below it. */
export const blockTools: readonly Tool[] = [
  headingTool(2),
  headingTool(3),
  quoteTool,
  listTool('Bulleted List', nodes.bullet_list),
  listTool('Numbered List', nodes.ordered_list),
  { name: 'Picture', run: insert(() => nodes.picture.create()) },
  { name: 'Table', run: insert(emptyTable) },
];

/** A row below, with the cursor in it. */
const addRow: Command = (state, dispatch) => {
  const row = around(state, nodes.table_row);
  return addRowAfter(state, (transaction) => {
    const below = row ? row.pos + row.node.nodeSize : 0;
    dispatch?.(transaction.setSelection(TextSelection.near(transaction.doc.resolve(below))));
  });
};

/** What is at hand while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  { name: 'Add row', run: addRow },
  { name: 'Add column', run: addColumnAfter },
  { name: 'Take row away', run: deleteRow },
  { name: 'Take column away', run: deleteColumn },
  { name: 'Take table away', run: deleteTable },
];
