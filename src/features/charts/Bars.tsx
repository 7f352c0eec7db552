import { classNames } from '../../ui/classNames';
import { type ChartWords, type Figure, shareClass } from './figures';

type BarsProps = { figure: Figure; words: Pick<ChartWords, 'before' | 'now'> };

/** A bar at least this long in hundredths holds so many characters, at 320 px and large text too. */
const roomFor = (text: string) => 12 + 8 * text.length;

type BarProps = { text: string; part: number; whole: number; isNow: boolean };

function Bar({ text, part, whole, isNow }: BarProps) {
  const isShort = (part / whole) * 100 < roomFor(text);
  return (
    <span className="bar-row">
      <span
        className={classNames('bar', shareClass(part, whole))}
        data-now={isNow || undefined}
        data-short={isShort || undefined}
      >
        {!isShort && text}
      </span>
      {isShort && <span>{text}</span>}
    </span>
  );
}

/** Before above now on one scale, and the gain at their end. None where no number stood before. */
export function Bars({ figure, words }: BarsProps) {
  const { before, after, amounts, gain } = figure;
  if (before === undefined || !amounts) return null;
  const whole = Math.max(amounts.before, amounts.after);
  if (whole === 0) return null;
  return (
    <span className="bars in-display">
      <span className="sr-only">{`${words.before} `}</span>
      <Bar text={before} part={amounts.before} whole={whole} isNow={false} />
      <span className="sr-only">{`, ${words.now} `}</span>
      <Bar text={after} part={amounts.after} whole={whole} isNow />
      {gain && <span className="bars-gain text-title">{` ${gain}`}</span>}
    </span>
  );
}

/** What hollow and solid mean, above bars; readers hear it of each. */
export const BarsKey = ({ words }: Pick<BarsProps, 'words'>) => (
  <p
    aria-hidden="true"
    data-search="none"
    className="column flex items-center justify-end gap-[8px] py-[12px] text-data"
  >
    <span className="bar h-[1em] w-[1.5em]" />
    {words.before}
    <span className="bar ms-[12px] h-[1em] w-[1.5em]" data-now />
    {words.now}
  </p>
);
