import text from '#content/labels/line-stage';
import line from '#content/line';
import { classNames } from '../../ui/classNames';
import { stationCardId } from './lineCardId';
import type { LineView } from './lineView';
import type { PictureMap } from './pictureMap';

type StationPinsProps = { map: PictureMap; view: LineView; current: string | undefined };

/** The stations on the picture, each a link to its card. */
export function StationPins({ map, view, current }: StationPinsProps) {
  return (
    <nav aria-label={text.stations} data-print="none">
      <ol>
        {line.stations.map(({ id, name }, index) => {
          const marker = map.stations[id]?.marker;
          if (!marker) return null;
          const card = stationCardId(id);
          const lit = view.lit.includes(id);
          return (
            <li
              key={id}
              className="absolute"
              style={{
                left: `${marker[0] / 10}%`,
                top: `${marker[1] / 10}%`,
                translate: '-50% -50%',
              }}
            >
              <a
                href={`#${card}`}
                aria-current={card === current ? 'true' : undefined}
                className="grid min-h-[44px] min-w-[44px] place-items-center rounded-sm -outline-offset-3"
              >
                <span
                  className={classNames(
                    'rounded-full border px-2 text-xs font-bold whitespace-nowrap',
                    lit
                      ? 'border-dark-950 bg-accent text-dark-950'
                      : 'border-on-dark bg-dark-950 text-white',
                  )}
                >
                  {`${index + 1} `}
                  {/* Beside several that are lit, those of a symptom, the names of others would be too many. */}
                  <span className={view.ordered && !lit ? 'sr-only' : 'line-name'}>{name}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
