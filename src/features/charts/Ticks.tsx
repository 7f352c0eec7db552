import { useId } from 'react';
import { classNames } from '../../ui/classNames';
import { unbroken } from '../../ui/unbroken';
import {
  areMarks,
  type ChartWords,
  type Figure,
  type Group,
  groupsOf,
  type Look,
  proportionClasses,
} from './figures';

type MarksProps = { count?: number | undefined; look: Look; className: string };

/** The share of a mark in its place; the rest is the room up to the next one. */
const thickness = 0.5;

/** Marks of one look beside each other, or one bar of that length. */
function Marks({ count, look, className }: MarksProps) {
  const pattern = useId();
  const places = count ?? 1;
  const width = `${((count === undefined ? 1 : thickness) / places) * 100}%`;
  const fills = { before: 'none', now: 'currentColor', other: `url(#${pattern})` };
  return (
    <svg
      aria-hidden="true"
      data-look={look}
      stroke="currentColor"
      className={`w-full overflow-visible rtl:-scale-x-100 ${className}`}
    >
      {look === 'other' && (
        <defs>
          <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M-1 1 1-1M0 6 6 0M5 7 7 5" strokeWidth="1.25" />
          </pattern>
        </defs>
      )}
      {Array.from({ length: places }, (_, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are alike
          key={place}
          x={`${(place / places) * 100}%`}
          width={width}
          height="100%"
          fill={fills[look]}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}

const formatted = (count: number, language: string) =>
  new Intl.NumberFormat(language).format(count);

type KeyProps = { groups: readonly Group[]; language: string };

/** The same as text: how many of each, and whose. */
const Key = ({ groups, language }: KeyProps) => (
  <ul
    className={classNames(
      'mt-[16px] grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))]',
      'gap-[8px_24px]',
    )}
  >
    {groups.map(({ count, look, what }) => (
      <li key={what} className="flex gap-[10px]">
        <span className="w-[1.5em] flex-none pt-[0.2em]">
          <Marks look={look} className="h-[1em]" />
        </span>
        <span>
          <b className="font-strong">{formatted(count, language)}</b> {unbroken(what)}
        </span>
      </li>
    ))}
  </ul>
);

type TicksProps = {
  figure: Figure;
  words: ChartWords;
  language: string;
  /** False leaves the key out, where words around the chart say the same. */
  withKey?: boolean;
};

/** A mark for each unit, to scale, grouped by whose share it is; a bar where they are too many. */
export function Ticks({ figure, words, language, withKey = true }: TicksProps) {
  const groups = groupsOf(figure, words);
  if (groups.length === 0) return null;
  const asBar = !areMarks(groups);
  const shares = proportionClasses(groups.map(({ count }) => count));
  return (
    <div>
      <div aria-hidden="true" data-search="none" className="flex items-end gap-[6px]">
        {groups.map(({ count, look, what }, index) => (
          <div
            key={what}
            className={classNames('min-w-[1em] flex-[var(--share)_1_0]', shares[index])}
          >
            {withKey && (
              <b className="in-display mb-[6px] block text-[1.5rem] leading-none">
                {formatted(count, language)}
              </b>
            )}
            <Marks
              count={asBar ? undefined : count}
              look={look}
              className="h-[clamp(3.5rem,9cqi,8rem)]"
            />
          </div>
        ))}
      </div>
      {withKey && <Key groups={groups} language={language} />}
    </div>
  );
}
