import { useId } from 'react';
import { Bars } from './Bars';
import {
  areMarks,
  type ChartWords,
  type Figure,
  type Group,
  groupsOf,
  type Look,
  proportionClasses,
} from './figures';

type MarksProps = { count: number; look: Look; asBar: boolean };

/** The share of a mark in its place; the rest is the room up to the next one. */
const thickness = 0.5;

/** Marks of one look beside each other, or one bar of that length. */
function Marks({ count, look, asBar }: MarksProps) {
  const pattern = useId();
  const places = asBar ? 1 : count;
  const width = `${((asBar ? 1 : thickness) / places) * 100}%`;
  return (
    <svg aria-hidden="true" className="marks" data-look={look}>
      {look === 'other' && (
        <defs>
          <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M-1 1 1-1M0 6 6 0M5 7 7 5" />
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
          fill={look === 'other' ? `url(#${pattern})` : undefined}
        />
      ))}
    </svg>
  );
}

/** What a look means, beside its words. */
const Swatch = ({ look }: { look: Look }) => (
  <span className="swatch">
    <Marks count={1} look={look} asBar />
  </span>
);

const formatted = (count: number, language: string) =>
  new Intl.NumberFormat(language).format(count);

type KeyProps = { groups: readonly Group[]; language: string };

/** The same as text: how many of each, and whose. */
const Key = ({ groups, language }: KeyProps) => (
  <ul className="marks-key">
    {groups.map(({ count, look, what }) => (
      <li key={what}>
        <Swatch look={look} />
        <span>
          <b className="font-strong">{formatted(count, language)}</b> {what}
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
      <div aria-hidden="true" data-search="none" className="marks-row">
        {groups.map(({ count, look, what }, index) => (
          <div key={what} className={shares[index]}>
            {withKey && <b className="in-display">{formatted(count, language)}</b>}
            <Marks count={count} look={look} asBar={asBar} />
          </div>
        ))}
      </div>
      {withKey && <Key groups={groups} language={language} />}
    </div>
  );
}

/** The chart that fits a figure: whose share each part is, before and now, or none. */
export function FigureChart(props: TicksProps) {
  const { figure, words } = props;
  return figure.parts ? <Ticks {...props} /> : <Bars figure={figure} words={words} />;
}
