import text from '#content/labels/line-stage';
import line from '#content/line';
import { classNames } from '../../ui/classNames';
import type { LinePicture } from './content';
import type { LineView } from './lineView';
import { stationCardId } from './stations';

type StationPinsProps = {
  picture: LinePicture;
  view: LineView;
  current: string | undefined;
};

/** The stations on the picture, each a link to its card. */
export function StationPins({ picture, view, current }: StationPinsProps) {
  return (
    <nav aria-label={text.stations} data-print="none">
      <ol>
        {line.stations.map(({ id, name }, index) => {
          const place = picture.stations[id];
          if (!place) return null;
          const card = stationCardId(id);
          const lit = view.lit.includes(id);
          const unlitBesideSeveral = view.lit.length > 1 && !lit;
          return (
            <li
              key={id}
              className="absolute [translate:-50%_-50%]"
              style={{ left: `${place.x}%`, top: `${place.y}%` }}
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
                  {/* On a small picture, in large text and beside lit ones names take room. */}
                  <span className={unlitBesideSeveral ? 'sr-only' : '@max-[40rem]:sr-only'}>
                    {name}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
