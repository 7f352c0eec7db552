import colours from '#content/drawing';
import text from '#content/labels/line-stage';
import line from '#content/line';
import { classNames } from '../../ui/classNames';
import type { PictureMap } from './LineDrawing';
import type { LineView } from './lineView';
import { stationCardId } from './stations';

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
          const unlitBesideSeveral = view.lit.length > 1 && !lit;
          return (
            <li
              key={id}
              className="absolute [translate:-50%_-50%]"
              style={{ left: `${marker[0] / 10}%`, top: `${marker[1] / 10}%` }}
            >
              <a
                href={`#${card}`}
                aria-current={card === current ? 'true' : undefined}
                className="grid min-h-[44px] min-w-[44px] place-items-center rounded-sm -outline-offset-3"
              >
                <span
                  className={classNames(
                    'rounded-full border px-2 text-xs font-strong whitespace-nowrap',
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

/**
 * Words below the names of the stations next to the stopped one: bottles back up before it,
 * machines starve after it. The status says so too.
 */
export function FlowTags({
  map: { stations },
  view: { states, stopped },
}: Omit<StationPinsProps, 'current'>) {
  if (!stopped) return null;
  const ids = [...states.keys()];
  const at = [...states.values()].indexOf('stopped');
  const tags = [
    { words: text.backsUp, id: ids[at - 1], look: colours.backedUp },
    { words: text.starves, id: ids[at + 1], look: colours.starved },
  ];
  return tags.map(({ words, id, look }) => {
    const marker = id === undefined ? undefined : stations[id]?.marker;
    if (!marker) return null;
    const [x, y] = marker;
    return (
      <span
        key={words}
        aria-hidden="true"
        data-print="none"
        data-station={id}
        style={{ left: `${Math.min(90, x / 10)}%`, top: `${y / 10}%`, background: look }}
        className="pointer-events-none absolute [translate:-50%_13px] whitespace-nowrap rounded-sm px-2 text-xs font-strong text-dark-950"
      >
        {words}
      </span>
    );
  });
}
