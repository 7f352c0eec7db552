import { type KeyboardEvent, useState } from 'react';

/** A button of the toolbar. */
export type ToolButton = {
  name: string;
  title?: string | undefined;
  /** Left out for a button that is not on or off. */
  isOn?: boolean | undefined;
  onClick: () => void;
};

type ToolbarProps = { label: string; controls: string; buttons: readonly ToolButton[] };

/** A toolbar: one stop of the Tab key, within which the arrow keys move. */
export function Toolbar({ label, controls, buttons }: ToolbarProps) {
  const [last, setLast] = useState('');
  const stop = buttons.find(({ name }) => name === last) ?? buttons[0];

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll('button')];
    const now = all.findIndex((button) => button.matches(':focus'));
    const places: Record<string, number> = {
      ArrowRight: (now + 1) % all.length,
      ArrowLeft: now - 1,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    all.at(place)?.focus();
  };

  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={move}
      // The words that are selected stay selected.
      onMouseDown={(event) => event.preventDefault()}
    >
      {buttons.map(({ name, title, isOn, onClick }) => (
        <button
          key={name}
          type="button"
          title={title}
          aria-pressed={isOn}
          tabIndex={name === stop?.name ? 0 : -1}
          onFocus={() => setLast(name)}
          onClick={onClick}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
