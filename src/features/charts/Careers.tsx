import { classNames } from '../../ui/classNames';
import { shareClass } from './figures';

/** The years that an axis shows. */
export type Years = { from: number; to: number };

type Career = { since?: number | undefined; joined?: number | undefined };

/** From the first year in which any of them began to this one; undefined where none says it. */
export function careerYears(careers: readonly Career[], thisYear: number): Years | undefined {
  const began = careers.flatMap(({ since }) => since ?? []);
  return began.length > 0 ? { from: Math.min(...began), to: thisYear } : undefined;
}

const placeOf = (year: number, { from, to }: Years) =>
  shareClass(Math.min(Math.max(year, from), to) - from, to - from);

type CareerAxisProps = { years: Years; founded?: number | undefined; className?: string };

/** The axis above the lines of people: its first year, that of the company, and this one. */
export function CareerAxis({ years, founded = 0, className }: CareerAxisProps) {
  const { from, to } = years;
  // A year close to an end of the axis would lie over that end's.
  const room = (to - from) / 5;
  const isApart = founded > from + room && founded < to - room;
  const places = {
    [from]: 'start-0',
    ...(isApart && {
      [founded]:
        'start-[calc(var(--share)*1%)] -translate-x-1/2 rtl:translate-x-1/2 @max-[9rem]:sr-only',
    }),
    [to]: 'end-0',
  };
  return (
    <div
      aria-hidden="true"
      className={classNames(
        '@container relative min-h-[1.6em] border-b border-rule whitespace-nowrap',
        className,
      )}
    >
      {Object.entries(places).map(([year, place]) => (
        <span
          key={year}
          // Two years fit beside each other at any size of text.
          className={classNames(
            'absolute text-[min(0.9375rem,12cqi)]',
            place,
            placeOf(Number(year), years),
          )}
        >
          {year}
        </span>
      ))}
    </div>
  );
}

type CareerLineProps = {
  career: Career;
  years: Years;
  /** With `{year}`, read in place of the year that the line begins with. */
  words: { since: string; joined: string };
  className?: string;
};

/** A person’s years: hollow before they came to the company, if that is known, and solid since. */
export function CareerLine({ career, years, words, className }: CareerLineProps) {
  const { since, joined } = career;
  if (since === undefined) return null;
  const line = classNames(
    'absolute start-[calc(var(--share)*1%)] end-0 bottom-[4px] h-[6px] min-w-[6px]',
    'border-[1.5px] border-fg',
  );
  return (
    <p className={classNames('relative min-h-[1.6em] pb-[14px] whitespace-nowrap', className)}>
      <span className="sr-only">{`${words.since} ${since}`}</span>
      <span
        aria-hidden="true"
        // A year near the end of the line ends with it.
        className={classNames(
          'ms-[min(calc(var(--share)*1%),calc(100%-2.5em))] block w-fit',
          placeOf(since, years),
        )}
      >
        {since}
      </span>
      {joined !== undefined && joined > since && (
        <span className="sr-only">{`, ${words.joined} ${joined}`}</span>
      )}
      <i className={classNames(line, placeOf(since, years))} />
      <i className={classNames(line, 'solid', placeOf(joined ?? since, years))} />
    </p>
  );
}
