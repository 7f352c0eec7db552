import text from '#content/labels/line';
import content from '#content/line';
import { classNames } from '../../ui/classNames';
import { NearbyPicture } from '../pictures/NearbyPicture';
import { type Rows, stationRowId, symptomRowId, toggleRow } from './answers';
import type { LinePicture } from './content';

const { stations, symptoms = [] } = content;

/** The stations that an open row is about. */
function stationsOf(row: string | undefined): string[] {
  const symptom = symptoms.find(({ id }) => symptomRowId(id) === row);
  if (symptom) return symptom.looks.map(({ station }) => station);
  return stations.flatMap(({ id }) => (stationRowId(id) === row ? [id] : []));
}

const files = {
  kind: 'line',
  sizes: '(min-width: 56.25em) 58vw, 100vw',
  ground: 'dark',
  imgClassName: 'size-full object-contain',
} as const;

/** Beside the number, towards the end of the page at which lines end, on an edge of the ground. */
const nameOnPicture = classNames(
  'hidden translate-x-[19px] fill-fg stroke-ground stroke-[9px] [paint-order:stroke]',
  '[stroke-linejoin:round] group-hover/mark:underline rtl:-translate-x-[19px] wide:inline',
);

/**
 * The line's picture with its stations as numbers, each of which opens its row. A drawing of the
 * station in the accent's colour lies over the picture while that is lit, and is loaded then.
 */
export function LinePlan({ picture, ...rows }: Rows & { picture: LinePicture }) {
  const lit = stationsOf(rows.open);
  return (
    <div
      className={classNames(
        'relative mx-[calc(-1*var(--page-side))] desk:col-[6/-1] desk:mx-0',
        'wide:w-[min(100%,max(36rem,(100svh-28rem)/0.5725))]',
      )}
    >
      <NearbyPicture
        {...files}
        name={picture.img}
        small={picture.small}
        alt={picture.alt}
        className="aspect-[1600/916]"
      />
      {lit.map((id) => {
        const drawing = picture.stations[id]?.lit;
        return (
          drawing && (
            <NearbyPicture
              {...files}
              key={id}
              name={drawing}
              className="line-lit absolute inset-0"
            />
          )
        );
      })}
      <nav aria-label={text.onPicture} data-print="none">
        {/* Without a `viewBox`: places are shares of the picture, sizes those of the page. */}
        <svg
          role="presentation"
          className="absolute inset-0 size-full overflow-visible text-[14px] font-strong"
        >
          {stations.map(({ id, name }, index) => {
            const place = picture.stations[id];
            if (!place) return null;
            const [x, y] = [`${place.x}%`, `${place.y}%`];
            const row = stationRowId(id);
            return (
              <a
                key={id}
                href={`#${row}`}
                // The picture has no room for the names in narrow windows.
                aria-label={`${index + 1} ${name}`}
                aria-current={rows.open === row ? 'true' : undefined}
                data-lit={lit.includes(id) ? '' : undefined}
                className="group/mark"
                // The row is beside the picture: the page stays where it is.
                onClick={(event) => {
                  event.preventDefault();
                  toggleRow(row, rows);
                }}
              >
                <circle cx={x} cy={y} r="22" className="fill-transparent" />
                <circle
                  cx={x}
                  cy={y}
                  r="13"
                  className="fill-ground stroke-fg stroke-[1.5px] group-data-lit/mark:fill-fg"
                />
                <text
                  x={x}
                  y={y}
                  dy=".35em"
                  textAnchor="middle"
                  className="fill-fg group-data-lit/mark:fill-ground"
                >
                  {index + 1}
                </text>{' '}
                <text x={x} y={y} dy=".35em" className={nameOnPicture}>
                  {name}
                </text>
              </a>
            );
          })}
        </svg>
      </nav>
    </div>
  );
}
