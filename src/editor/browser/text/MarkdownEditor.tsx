import type { EditorState, Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ControlIds } from '../form/Labelled';
import { type KeptText, keepText } from './keptText';
import { cleanPasted } from './pasted';
import { Toolbar } from './Toolbar';
import { beginWith, selectedPicture } from './tools';

/** A picture in a text: its name below `pictures/`, its text alternative, and its caption. */
export type PictureInText = { name: string; alt: string; caption: string };

type MarkdownEditorProps = {
  /** For both shapes of the field. */
  names: ControlIds;
  /** Markdown. Any that is not from the field's own `onChange` replaces the text that is shown. */
  value: string;
  onChange: (text: string) => void;
  /** The address at which a picture can be seen; undefined where there is none, or not yet. */
  pictureUrl: (name: string) => string | undefined;
  /** The fields of a picture, which are shown below it while it is selected. */
  pictureForm: (
    picture: PictureInText,
    onChange: (changed: (before: PictureInText) => unknown) => void,
  ) => ReactNode;
};

/** The field of a text, as it looks or as Markdown. Unchanged parts of the text keep every byte. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const [isMarkdown, setIsMarkdown] = useState(false);
  const { names, value, onChange } = props;
  return (
    <div className="box">
      <button type="button" aria-pressed={isMarkdown} onClick={() => setIsMarkdown(!isMarkdown)}>
        Show signs (Markdown)
      </button>
      {isMarkdown ? (
        <textarea
          {...names}
          rows={20}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <RichText {...props} />
      )}
    </div>
  );
}

function RichText(props: MarkdownEditorProps) {
  const { names, pictureUrl, pictureForm } = props;
  const { surface, view, leftOut, formPlace } = useProseMirror(props);
  const picture = view && selectedPicture(view.state);

  // A picture's name may be known earlier than its address.
  useEffect(() => {
    for (const image of surface.current?.querySelectorAll('img') ?? []) {
      const name = image.parentElement?.dataset.name;
      const url = name && pictureUrl(name);
      if (url && image.getAttribute('src') !== url) image.src = url;
    }
  });

  const change = (changed: (before: PictureInText) => unknown) => {
    const now = view && selectedPicture(view.state);
    if (!now) return;
    const { tr } = view.state;
    for (const [key, text] of Object.entries(Object(changed(now.attrs))))
      tr.setNodeAttribute(now.from, key, text);
    view.dispatch(tr);
  };
  return (
    <>
      <div className="sticky top-0 z-1 border-b border-line bg-white py-1">
        {view && <Toolbar field={names} view={view} />}
        <p role="status">{leftOut.length > 0 && `Left out: ${leftOut.join(', ')}.`}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea shows no headings or tables */}
      <div ref={surface} {...names} role="textbox" tabIndex={0} aria-multiline="true" />
      {picture && createPortal(pictureForm(picture.attrs, change), formPlace)}
    </>
  );
}

/** Files are saved without the blank lines at the ends of their texts. */
const asSaved = (text?: string) => text?.replace(/^(?:[ \t]*\n)+|\s+$/g, '');

/** ProseMirror on an element; each change of its text renders the field again. */
function useProseMirror({ value, onChange }: MarkdownEditorProps) {
  const surface = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [, setState] = useState<EditorState>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  // It goes below the selected picture, in the text.
  const [formPlace] = useState(() => document.createElement('div'));
  /** The text that is shown; a `value` that differs comes from outside. */
  const shown = useRef<{ text: string; kept: KeptText }>(undefined);

  const change = useEffectEvent((changed: EditorView, transaction: Transaction) => {
    changed.updateState(changed.state.apply(transaction));
    setState(changed.state);
    if (!shown.current || !transaction.docChanged) return;
    const text = shown.current.kept.write(changed.state.doc);
    if (text === shown.current.text) return;
    shown.current.text = text;
    onChange(text);
  });

  useEffect(() => {
    if (!surface.current) return;
    const made: EditorView = new EditorView(
      { mount: surface.current },
      {
        state: beginWith(keepText('').doc),
        dispatchTransaction: (transaction) => change(made, transaction),
        decorations(state) {
          const picture = selectedPicture(state);
          const spec = { side: -1, key: 'form', stopEvent: () => true, ignoreSelection: true };
          const form = picture && Decoration.widget(picture.to, formPlace, spec);
          return form && DecorationSet.create(state.doc, [form]);
        },
        transformPastedHTML: (html) => cleanPasted(html, setLeftOut),
        handleDrop(_view, { dataTransfer }) {
          // A dropped file would replace the page.
          const isFile = Boolean(dataTransfer?.files.length);
          if (isFile) setLeftOut(['files']);
          return isFile;
        },
      },
    );
    setView(made);
    return () => made.destroy();
  }, [formPlace]);

  useEffect(() => {
    if (!view || asSaved(value) === asSaved(shown.current?.text)) return;
    shown.current = { text: value, kept: keepText(value) };
    view.updateState(beginWith(shown.current.kept.doc));
    setState(view.state);
  }, [view, value]);

  return { surface, view, leftOut, formPlace };
}
