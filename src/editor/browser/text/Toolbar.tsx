import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useState } from 'react';
import type { ControlIds } from '../form/Labelled';
import { toolsAt } from './tools';

type ToolbarProps = { field: ControlIds; view: EditorView };

/** The tools of a text: one stop of the Tab key, with arrow keys within it. */
export function Toolbar({ field, view }: ToolbarProps) {
  const [last, setLast] = useState('');
  const tools = toolsAt(view.state);
  const stop = tools.find(({ name }) => name === last) ?? tools[0];

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const now = buttons.findIndex((button) => button.matches(':focus'));
    buttons.at((now + step) % buttons.length)?.focus();
  };

  return (
    <div
      role="toolbar"
      aria-label={`${field['aria-label']}: tools`}
      aria-controls={field.id}
      className="flex flex-wrap gap-1"
      tabIndex={-1}
      onKeyDown={move}
      // Otherwise a click would end the selection.
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.map(({ name, key, run, isOn }) => (
        <button
          key={name}
          type="button"
          className="min-h-8 px-2 py-0 text-sm"
          title={key && `Ctrl+${key.toUpperCase()}`}
          aria-pressed={isOn?.(view.state)}
          tabIndex={name === stop?.name ? 0 : -1}
          onFocus={() => setLast(name)}
          onClick={() => {
            run(view.state, view.dispatch, view);
            view.focus();
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
