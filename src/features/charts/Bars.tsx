import { classNames } from '../../ui/classNames';
import { type ChartWords, type Figure, shareClass } from './figures';

type BarsProps = { figure: Figure; words: Pick<ChartWords, 'before' | 'now'> };

/** A bar at least this long, in hundredths, holds so many characters, also in large text. */
const roomFor = (text: string) => 12 + 8 * text.length;

type BarProps = { text: string; part: number; whole: number; isNow: boolean };

function Bar({ text, part, whole, isNow }: BarProps) {
  const isShort = (part / whole) * 100 < roomFor(text);
  return (
    <span className="col-1 flex min-h-[36px] items-center gap-[10px]">
      <span
        className={classNames(
          'flex w-[calc(var(--share)*1%)] min-w-[4px] items-center self-stretch',
          'border-[1.5px] border-fg',
          !isShort && 'ps-[10px]',
          isNow && 'solid',
          shareClass(part, whole),
        )}
      >
        {!isShort && <bdi>{text}</bdi>}
      </span>
      {isShort && <bdi>{text}</bdi>}
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
    <span
      className={classNames(
        'in-display grid grid-cols-[minmax(0,1fr)_auto] items-center gap-[3px_16px]',
        'text-[1.5rem] leading-none whitespace-nowrap',
      )}
    >
      <span className="sr-only">{`${words.before} `}</span>
      <Bar text={before} part={amounts.before} whole={whole} isNow={false} />
      <span className="sr-only">{`, ${words.now} `}</span>
      <Bar text={after} part={amounts.after} whole={whole} isNow />
      {gain && (
        <span className="[grid-area:1/2/4/3] min-w-[2.3em] text-end text-title">
          {' '}
          <bdi dir="ltr">{gain}</bdi>
        </span>
      )}
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
    <span className="h-[1em] w-[1.5em] border-[1.5px] border-fg" />
    {words.before}
    <span className="solid ms-[12px] h-[1em] w-[1.5em]" />
    {words.now}
  </p>
);
