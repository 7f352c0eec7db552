import { useState } from 'react';
import text from '#content/labels/line-stage';
import line from '#content/line';
import { classNames } from '../../ui/classNames';
import { type LineChoice, sameChoice } from './lineAddress';
import type { LineView } from './lineView';
import { moveFocus } from './moveFocus';
import type { PictureMap } from './pictureMap';
import { spotIn, type View } from './zoom';

const chip = { paddingInline: 8, whiteSpace: 'nowrap' } as const;
/** Nearer to the edge of the view, as a share of it, a button would be cut. */
const edge = 0.06;

const dot = { width: 12, height: 12 };

type HotSpotsProps = {
  map: PictureMap;
  part: View;
  view: LineView;
  choice: LineChoice | undefined;
  onChoose: (choice: LineChoice | undefined) => void;
};

/**
 * The stations on the picture as buttons: one tab stop, and the arrow keys go on from there (W3C
 * toolbar pattern). Those outside the part in view are not there.
 */
export function HotSpots({ map, part, view, choice, onChoose }: HotSpotsProps) {
  const [current, setCurrent] = useState('');
  const spots = line.stations.flatMap((station, index) => {
    const marker = map.stations[station.id]?.marker;
    if (!marker) return [];
    const { x, y } = spotIn(part, marker);
    const inView = Math.min(x, 1 - x, y, 1 - y) > edge;
    return inView ? [{ ...station, number: index + 1, x, y }] : [];
  });
  const tabStop = spots.some(({ id }) => id === current) ? current : spots[0]?.id;
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={text.hotSpots}
      onKeyDown={(event) =>
        moveFocus(
          event,
          [...event.currentTarget.querySelectorAll('button')],
          ['ArrowLeft', 'ArrowRight'],
        )
      }
      className="pointer-events-none absolute"
      style={{ inset: 0 }}
    >
      {spots.map(({ id, name, number, x, y }) => {
        const own: LineChoice = { kind: 'station', id };
        const chosen = sameChoice(choice, own);
        const place = view.lit.indexOf(id);
        const lit = place >= 0;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={chosen}
            tabIndex={id === tabStop ? 0 : -1}
            onFocus={() => setCurrent(id)}
            onClick={() => onChoose(chosen ? undefined : own)}
            style={{
              left: `${x * 100}%`,
              top: `${y * 100}%`,
              translate: '-50% -50%',
              minWidth: 44,
            }}
            className="pointer-events-auto absolute grid min-h-[44px] cursor-pointer place-items-center rounded-sm -outline-offset-3"
          >
            <span
              style={view.ordered && !lit ? dot : chip}
              className={classNames(
                'rounded-full border text-xs font-bold',
                lit
                  ? 'border-dark-950 bg-accent text-dark-950'
                  : 'border-on-dark bg-dark-950 text-white',
              )}
            >
              {labelOf(view, place, number)}
              <span
                className={
                  lit && chosen ? undefined : lit || !view.ordered ? 'line-name' : 'sr-only'
                }
              >
                {name}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/**
 * The number on a station, with the space before its name: in the order to look, or along the line;
 * none where others are looked at.
 */
function labelOf({ ordered }: LineView, place: number, number: number): string {
  if (!ordered) return `${number} `;
  return place < 0 ? '' : `${place + 1} `;
}
