import type { Look } from './figures';

type DotsProps = { count: number; look: Look };

const columns = 16;

/** More dots than this are a grey ground, and many bytes. */
export const mostDots = 400;

/** The radius of a dot in a place of 10 by 10. */
const radius = 3.6;

/** A circle in the place of a dot, as a path: many of them are one element. */
function circle(place: number, columns: number): string {
  const x = (place % columns) * 10 + 5 - radius;
  const y = Math.floor(place / columns) * 10 + 5;
  return `M${x} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
}

/** A dot for each of what the words beside it count; nothing where they are too many. */
export function Dots({ count, look }: DotsProps) {
  if (!Number.isInteger(count) || count < 1 || count > mostDots) return null;
  const wide = Math.min(columns, count);
  const [width, height] = [wide * 10, Math.ceil(count / wide) * 10];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill={look === 'before' ? 'none' : 'currentColor'}
      stroke={look === 'before' ? 'currentColor' : undefined}
      strokeWidth="0.9"
      className="h-auto max-w-full rtl:-scale-x-100"
    >
      <path d={Array.from({ length: count }, (_, place) => circle(place, wide)).join('')} />
    </svg>
  );
}
