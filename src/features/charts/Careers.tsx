import { classNames } from '../../ui/classNames';
import { shareClass } from './figures';

/** The years that an axis shows. */
export type Years = { from: number; to: number };

export type Career = { since?: number | undefined; joined?: number | undefined };

/** From the first year in which any of them began to this one; undefined where none says it. */
export function careerYears(careers: readonly Career[], thisYear: number): Years | undefined {
  const began = careers.flatMap(({ since }) => (since === undefined ? [] : [since]));
  return began.length > 0 ? { from: Math.min(...began), to: thisYear } : undefined;
}

const placeOf = (year: number, { from, to }: Years) =>
  shareClass(Math.min(Math.max(year, from), to) - from, to - from);

type CareerAxisProps = { years: Years; founded?: number | undefined; className?: string };

/** The axis above the lines of people: its first year, that of the company, and this one. */
export function CareerAxis({ years, founded, className }: CareerAxisProps) {
  const { from, to } = years;
  // A year close to an end of the axis would lie over that end's.
  const room = (to - from) / 5;
  const marks = [from, founded, to].filter(
    (year) => year === from || year === to || (year && year > from + room && year < to - room),
  );
  return (
    <div aria-hidden="true" className={classNames('career-axis text-data', className)}>
      {[...new Set(marks)].map(
        (year) =>
          year !== undefined && (
            <span key={year} className={placeOf(year, years)} data-end={year === to || undefined}>
              {year}
            </span>
          ),
      )}
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
  return (
    <p className={classNames('career', className)}>
      <span className="sr-only">{`${words.since} ${since}`}</span>
      <span aria-hidden="true" className={placeOf(since, years)}>
        {since}
      </span>
      {joined !== undefined && joined > since && (
        <span className="sr-only">{`, ${words.joined} ${joined}`}</span>
      )}
      <i className={classNames('career-since', placeOf(since, years))} />
      {joined !== undefined && (
        <i className={classNames('career-joined', placeOf(joined, years))} />
      )}
    </p>
  );
}
