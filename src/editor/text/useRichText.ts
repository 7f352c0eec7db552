import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type KeptText, keepText } from './keptText';
import { cleanPasted } from './pasted';
import { pictureView } from './pictureView';
import { beginWith } from './plugins';

type Options = {
  surface: RefObject<HTMLDivElement | null>;
  value: string;
  onChange: (text: string) => void;
  /** Ctrl+K. */
  openLink: Command;
  /** Is given what was left out of what was pasted, in words. */
  onPaste: (leftOut: readonly string[]) => void;
};

/** ProseMirror on an element: its view, and its state after each change. */
export function useRichText({ surface, value, onChange, openLink, onPaste }: Options) {
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  /** The text that is shown; another one comes from outside. */
  const shown = useRef<{ text: string; kept: KeptText }>(undefined);

  const keepShown = (text: string) => {
    const kept = keepText(text);
    shown.current = { text, kept };
    return beginWith(kept.doc, (...at) => link(...at));
  };
  const link = useEffectEvent(openLink);
  const pasted = useEffectEvent(onPaste);
  const begin = useEffectEvent(() => keepShown(value));
  const change = useEffectEvent((of: EditorView, transaction: Transaction) => {
    const before = of.state.doc;
    of.updateState(of.state.apply(transaction));
    setState(of.state);
    if (!shown.current || of.state.doc === before) return;
    const text = shown.current.kept.write(of.state.doc);
    if (text === shown.current.text) return;
    shown.current.text = text;
    onChange(text);
  });

  useEffect(() => {
    if (!surface.current) return;
    const made = new EditorView(
      { mount: surface.current },
      {
        state: begin(),
        nodeViews: { picture: pictureView },
        dispatchTransaction: (transaction) => change(made, transaction),
        transformPastedHTML(html) {
          const clean = cleanPasted(html);
          // ProseMirror marks what was copied from the field itself, of which nothing is left out.
          if (!html.includes('data-pm-slice') || clean.leftOut.length > 0) pasted(clean.leftOut);
          return clean.html;
        },
        handlePaste: (_view, { clipboardData }) => leaveFiles(clipboardData),
        handleDrop: (_view, { dataTransfer }) => leaveFiles(dataTransfer),
      },
    );
    const leaveFiles = (data: DataTransfer | null) => {
      if (!data?.files.length || data.getData('text/html') || data.getData('text/plain'))
        return false;
      pasted([data.files.length === 1 ? '1 file' : `${data.files.length} files`]);
      return true;
    };
    setView(made);
    setState(made.state);
    return () => made.destroy();
  }, [surface]);

  const replace = useEffectEvent((of: EditorView, text: string) => {
    if (shown.current?.text === text) return;
    of.updateState(keepShown(text));
    setState(of.state);
  });
  useEffect(() => {
    if (view) replace(view, value);
  }, [view, value]);

  return { view, state };
}
