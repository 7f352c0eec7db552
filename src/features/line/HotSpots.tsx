import { useState } from 'react';
import text from '#content/labels/line-stage';
import line from '#content/line';
import { classNames } from '../../ui/classNames';
import { type LineChoice, sameChoice } from './lineAddress';
import type { LineView } from './lineView';
import { moveFocus } from './moveFocus';
import type { PictureMap } from './pictureMap';
import type { Clear } from './useStageLayout';
import { spotIn, type View } from './zoom';

const chip = { paddingInline: 8, whiteSpace: 'nowrap' } as const;

type HotSpotsProps = {
  map: PictureMap;
  part: View;
  clear: Clear;
  view: LineView;
  choice: LineChoice | undefined;
  onChoose: (choice: LineChoice | undefined) => void;
};

/**
 * The stations on the picture as buttons: one tab stop, and the arrow keys go on from there (W3C
 * toolbar pattern). Those outside the part in view are not there.
 */
export function HotSpots({ map, part, clear, view, choice, onChoose }: HotSpotsProps) {
  const [current, setCurrent] = useState('');
  const spots = line.stations.flatMap((station, index) => {
    const marker = map.stations[station.id]?.marker;
    if (!marker) return [];
    const { x, y } = spotIn(part, marker);
    const inView = x > clear.left && x < clear.right && y > clear.top && y < clear.bottom;
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
        const lit = view.lit.includes(id);
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
              style={chip}
              className={classNames(
                'rounded-full border text-xs font-bold',
                lit
                  ? 'border-dark-950 bg-accent text-dark-950'
                  : 'border-on-dark bg-dark-950 text-white',
              )}
            >
              {`${number} `}
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
