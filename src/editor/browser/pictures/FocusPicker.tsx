import type { MouseEvent } from 'react';
import type { Focus } from '../../../generator/pictures/region';

type FocusPickerProps = {
  url: string;
  label: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
};

const axes = [
  { key: 'x', text: 'From the left' },
  { key: 'y', text: 'From the top' },
] as const;

/** Sets the point of a picture that stays in view, by a click or by two sliders. */
export function FocusPicker({ url, label, focus, onChange }: FocusPickerProps) {
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (part: number, whole: number) => Math.round((part / whole) * 100);
    onChange({ x: share(clientX - left, width), y: share(clientY - top, height) });
  };
  return (
    <fieldset aria-label={`${label}: what must stay in view`}>
      {/* The sliders below do the same from a keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="focus-picture relative inline-block cursor-crosshair" onClick={pick}>
        <img className="max-h-72 bg-[#eceff4]" src={url} alt="" />
        <span
          className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#000,inset_0_0_0_2px_#000]"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </div>
      <p className="hint">Click on what must stay in view when the picture is cut.</p>
      {axes.map(({ key, text }) => (
        <label key={key} className="row">
          {text}
          <input
            type="range"
            min={0}
            max={100}
            value={focus[key]}
            onChange={(event) => onChange({ ...focus, [key]: Number(event.target.value) })}
          />
          {focus[key]} %
        </label>
      ))}
    </fieldset>
  );
}
