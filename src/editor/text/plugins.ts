import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import {
  type Command,
  EditorState,
  Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import { schema } from './schema';

const { nodes, marks } = schema;

/** An empty line at both ends of a text, where one could not write otherwise; it is not written down. */
function makeRoom({ doc, tr }: EditorState): Transaction | undefined {
  const isClosed = (node: Node | null) =>
    node?.type === nodes.table || node?.type === nodes.picture || node?.type === nodes.source;
  if (doc.lastChild?.type !== nodes.paragraph)
    tr.insert(doc.content.size, nodes.paragraph.create());
  if (isClosed(doc.firstChild)) tr.insert(0, nodes.paragraph.create());
  return tr.docChanged ? tr.setMeta('addToHistory', false) : undefined;
}

const breakLine: Command = (state, dispatch) => {
  if (isInTable(state) || state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** From the last cell of a table to the line below it, which is made where there is none. */
const leaveTable: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { tr, selection } = state;
  const below = selection.$from.after(1);
  if (tr.doc.nodeAt(below)?.type !== nodes.paragraph) tr.insert(below, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, below + 1)).scrollIntoView());
  return true;
};

const keys = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  // Tab outside of a table leaves the field, as anywhere else.
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
  Enter: chainCommands(goToNextCell(1), leaveTable, splitListItem(nodes.list_item)),
  'Shift-Enter': chainCommands(exitCode, breakLine),
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
};

/** A document as the text field begins with it. */
export function beginWith(doc: Node, openLink: Command): EditorState {
  const state = EditorState.create({
    doc,
    plugins: [
      new Plugin({ appendTransaction: (_all, _before, now) => makeRoom(now) ?? null }),
      history(),
      keymap({ ...keys, 'Mod-k': openLink }),
      keymap(baseKeymap),
      gapCursor(),
      tableEditing(),
    ],
  });
  const room = makeRoom(state);
  return room ? state.apply(room) : state;
}
