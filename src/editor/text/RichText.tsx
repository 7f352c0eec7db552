import { type EditorState, NodeSelection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { blockTools, type Tool, tableTools, wordTools } from './commands';
import { LinkForm } from './LinkForm';
import { type LinkPlace, linkPlace, setLink } from './links';
import type { MarkdownEditorProps, PictureInText } from './markdownEditorProps';
import { formPlace } from './pictureView';
import { type ToolButton, Toolbar } from './Toolbar';
import { useRichText } from './useRichText';

const keys: Record<string, string> = { Bold: 'Ctrl+B', Italic: 'Ctrl+I' };

/** A text as it looks, to be written in. */
export function RichText(props: MarkdownEditorProps) {
  const { id, label, describedBy, isInvalid = false, value, onChange } = props;
  const surface = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [link, setPlace] = useState<LinkPlace>();
  const { view, state } = useRichText({
    surface,
    value,
    onChange,
    openLink(now) {
      setPlace(linkPlace(now));
      return true;
    },
    onPaste: (leftOut) =>
      setSaid(leftOut.length ? `Pasted. Left out: ${leftOut.join(', ')}.` : 'Pasted.'),
  });
  usePictureUrls(surface, props.pictureUrl);

  const closeLink = () => {
    setPlace(undefined);
    view?.focus();
  };
  const linkButton: ToolButton = {
    name: 'Link',
    title: 'Ctrl+K',
    isOn: Boolean(state && linkPlace(state).href),
    onClick: () => state && setPlace(linkPlace(state)),
  };
  return (
    <>
      <div className="text-tools">
        <Toolbar
          label={`${label}: tools`}
          controls={id}
          buttons={buttonsOf(view, state, linkButton)}
        />
        {link && (
          <LinkForm
            key={`${link.from} ${link.href}`}
            href={link.href}
            onClose={closeLink}
            onApply={(href) => {
              view?.dispatch(setLink(view.state, link, href));
              closeLink();
            }}
          />
        )}
        <p className="text-said" role="status">
          {said}
        </p>
      </div>
      {/** biome-ignore lint/a11y/useSemanticElements: a textarea shows no headings, links or tables */}
      <div
        ref={surface}
        id={id}
        className="text-surface"
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
      />
      {view && state && <SelectedPicture view={view} state={state} form={props.pictureForm} />}
    </>
  );
}

function buttonsOf(view: EditorView | undefined, state: EditorState | undefined, link: ToolButton) {
  const button = ({ name, run, isOn }: Tool): ToolButton => ({
    name,
    title: keys[name],
    isOn: isOn && Boolean(state && isOn(state)),
    onClick() {
      if (!view) return;
      run(view.state, view.dispatch, view);
      view.focus();
    },
  });
  return [
    ...wordTools.map(button),
    link,
    ...blockTools.map(button),
    ...(state && isInTable(state) ? tableTools.map(button) : []),
  ];
}

/** Gives the pictures that are shown their addresses, which the site may know later than their names. */
function usePictureUrls(
  surface: RefObject<HTMLDivElement | null>,
  pictureUrl: MarkdownEditorProps['pictureUrl'],
) {
  useEffect(() => {
    for (const image of surface.current?.querySelectorAll('img') ?? []) {
      const url = pictureUrl(image.dataset.name ?? '');
      if (!url) image.removeAttribute('src');
      else if (image.getAttribute('src') !== url) image.src = url;
    }
  });
}

type SelectedPictureProps = {
  view: EditorView;
  state: EditorState;
  form: MarkdownEditorProps['pictureForm'];
};

/** The form of the picture that is selected, within the text below that picture. */
function SelectedPicture({ view, state: { selection }, form }: SelectedPictureProps) {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'picture') return null;
  const shown = view.nodeDOM(selection.from);
  const place = shown instanceof Element && shown.querySelector(`.${formPlace}`);
  if (!place) return null;
  const { name, alt, caption } = selection.node.attrs;
  const change = (picture: PictureInText) => {
    const { tr } = view.state;
    for (const [attribute, text] of Object.entries(picture))
      tr.setNodeAttribute(selection.from, attribute, text);
    view.dispatch(tr);
  };
  return createPortal(
    <>
      {form({ name, alt, caption }, change)}
      <button
        type="button"
        onClick={() => {
          view.dispatch(view.state.tr.deleteSelection());
          view.focus();
        }}
      >
        Take picture away
      </button>
    </>,
    place,
  );
}
