import * as commands from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, NodeSelection, Plugin, Selection } from 'prosemirror-state';
import * as tables from 'prosemirror-tables';
import { readBlock, schema } from './markdownSchema';

const { nodes, marks } = schema;

/** Whether the cursor is in something that the tool makes. */
type IsOn = (state: EditorState) => boolean;

/** A button of the toolbar by its name, and its key together with Ctrl. */
type Tool = { name: string; key?: string; run: Command; isOn?: IsOn };

const markTool = (name: string, key: string, type: MarkType): Tool => ({
  name,
  key,
  run: commands.toggleMark(type),
  isOn: ({ doc, storedMarks, selection: { from, to, empty, $from } }) =>
    empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type),
});

/** A tool that turns a block into something, and back where it is on. */
const blockTool = (name: string, isOn: IsOn, on: Command, off: Command): Tool => ({
  name,
  isOn,
  run: (state, ...at) => (isOn(state) ? off : on)(state, ...at),
});

/** The nearest block around the cursor of one of these types. */
function around({ selection: { $from } }: EditorState, ...types: NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, pos: $from.before(depth) };
  }
  return undefined;
}

function headingTool(level: number): Tool {
  const isOn: IsOn = (state) => around(state, nodes.heading)?.node.attrs.level === level;
  const on = commands.setBlockType(nodes.heading, { level });
  return blockTool(`Heading ${level}`, isOn, on, commands.setBlockType(nodes.paragraph));
}

function listTool(name: string, type: NodeType): Tool {
  const attrs = { tight: true };
  const list = (state: EditorState) => around(state, nodes.bullet_list, nodes.ordered_list);
  const isOn: IsOn = (state) => list(state)?.node.type === type;
  const on: Command = (state, dispatch) => {
    const other = list(state);
    if (!other) return wrapInList(type, attrs)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(other.pos, type, attrs));
    return true;
  };
  // Neighbouring paragraphs that become lists one by one join into one.
  const joined = commands.autoJoin(on, [type.name]);
  return blockTool(name, isOn, joined, liftListItem(nodes.list_item));
}

const isInQuote: IsOn = (state) => Boolean(around(state, nodes.blockquote));

/** Puts a block below the one with the cursor, or in place of an empty line. */
const insert =
  (node: Node): Command =>
  ({ tr, selection: { $from, to } }, dispatch) => {
    const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
    const end = $from.depth ? $from.after(1) : to;
    const start = isEmpty ? $from.before(1) : end;
    tr.replaceWith(start, end, node);
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(start))).scrollIntoView());
    return true;
  };

const emptyTable = readBlock('| | |\n| --- | --- |\n| | |\n| | |', {});

/** The link before the cursor, or else the selection. */
function linkPlace({ selection: { $from, from, to, empty } }: EditorState) {
  const { node, offset } = $from.parent[empty ? 'childBefore' : 'childAfter']($from.parentOffset);
  const mark = marks.link.isInSet(node?.marks ?? []);
  if (!node || !mark) return { from, to, href: '' };
  const start = $from.start() + offset;
  return { from: start, to: Math.max(to, start + node.nodeSize), href: String(mark.attrs.href) };
}

/** Asks where a link leads; an empty answer removes it. The site's checks report dead links. */
const askForLink: Command = (state, dispatch) => {
  const { from, to, href } = linkPlace(state);
  const typed = prompt('Where does the link lead? /contact, https://…, mailto:… or tel:…', href);
  if (typed === null) return true;
  const address = typed.trim().replace(/\s/g, '%20');
  const tr = state.tr.removeMark(from, to, marks.link);
  if (from === to) tr.insertText(address.replace(/^(mailto|tel):/, ''), from);
  if (address) tr.addMark(from, tr.mapping.map(to), marks.link.create({ href: address }));
  dispatch?.(tr);
  return true;
};

const tools: readonly Tool[] = [
  markTool('Bold', 'b', marks.strong),
  markTool('Italic', 'i', marks.em),
  markTool('Code', 'e', marks.code),
  { name: 'Link', key: 'k', run: askForLink, isOn: (state) => linkPlace(state).href !== '' },
  headingTool(2),
  headingTool(3),
  blockTool('Quote', isInQuote, commands.wrapIn(nodes.blockquote), commands.lift),
  listTool('Bulleted List', nodes.bullet_list),
  listTool('Numbered List', nodes.ordered_list),
  { name: 'Picture', run: insert(nodes.picture.create()) },
  { name: 'Table', run: insert(emptyTable) },
];

const tableTools: readonly Tool[] = [
  { name: 'Add row', run: tables.addRowAfter },
  { name: 'Add column', run: tables.addColumnAfter },
  { name: 'Take row away', run: tables.deleteRow },
  { name: 'Take column away', run: tables.deleteColumn },
  { name: 'Take table away', run: tables.deleteTable },
];

const pictureTool: Tool = { name: 'Take picture away', run: commands.deleteSelection };

/** The picture that is selected, and where. */
export function selectedPicture({ selection }: EditorState) {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.picture) return null;
  const { name, alt, caption } = selection.node.attrs;
  return { from: selection.from, to: selection.to, attrs: { name, alt, caption } };
}

/** The tools at the cursor: those for all text, and those of a table or a picture. */
export const toolsAt = (state: EditorState): readonly Tool[] => [
  ...tools,
  ...(tables.isInTable(state) ? tableTools : []),
  ...(selectedPicture(state) ? [pictureTool] : []),
];

/** Keeps an empty line at both ends of a text, to type in where it is needed; it is not saved. */
const room = new Plugin({
  appendTransaction(_all, _before, { doc, tr }) {
    const { paragraph, table, picture, source } = nodes;
    if (doc.lastChild?.type !== paragraph) tr.insert(doc.content.size, paragraph.create());
    if ([table, picture, source].some((type) => doc.firstChild?.type === type))
      tr.insert(0, paragraph.create());
    return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
  },
});

const breakLine: Command = (state, dispatch) => {
  if (tables.isInTable(state) || state.selection.$from.parent.type !== nodes.paragraph)
    return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** From the last cell of a table to a new line below it. */
const leaveTable: Command = (state, dispatch) =>
  tables.isInTable(state) && insert(nodes.paragraph.create())(state, dispatch);

const keys: Record<string, Command> = {
  ...Object.fromEntries(tools.flatMap(({ key, run }) => (key ? [[`Mod-${key}`, run]] : []))),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  // Outside of a table Tab leaves the field, as everywhere.
  Tab: tables.goToNextCell(1),
  'Shift-Tab': tables.goToNextCell(-1),
  Enter: commands.chainCommands(tables.goToNextCell(1), leaveTable, splitListItem(nodes.list_item)),
  'Shift-Enter': commands.chainCommands(commands.exitCode, breakLine),
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
};

/** The first state of the text field for a document. */
export function beginWith(doc: Node): EditorState {
  const keymaps = [keymap(keys), keymap(commands.baseKeymap)];
  const plugins = [room, history(), ...keymaps, gapCursor(), tables.tableEditing()];
  const state = EditorState.create({ doc, plugins });
  // The empty lines come with a first change; the cursor goes there, rather than on a picture.
  const begun = state.apply(state.tr);
  return begun.apply(begun.tr.setSelection(Selection.atStart(begun.doc)));
}
