import type { Plan, PlanRow, PluralForms } from '../../content/schema';
import { classNames } from '../../ui/classNames';
import { counted } from '../../ui/counted';
import { unbroken } from '../../ui/unbroken';
import { proportionClasses, shareClass } from './figures';

export type PlanWords = Record<'rows' | 'when' | 'what' | 'who' | 'time', string> & {
  hours: PluralForms;
};

type HoursProps = {
  plan: Plan;
  words: PlanWords;
  language: string;
  /** Whether it is as wide as the page. */
  wide?: boolean;
};

const sumOf = (rows: readonly PlanRow[]) => rows.reduce((total, { hours = 0 }) => total + hours, 0);

/**
 * A plan by the hour: its sum, its hours to scale, and the same as a table, which is folded. The
 * hours lie below each other, and from 900 px of the page beside each other.
 */
export function Hours({ plan, words, language, wide = false }: HoursProps) {
  const { unit, rows } = plan;
  const total = sumOf(rows);
  const number = new Intl.NumberFormat(language);
  // The time after the last hours, not that of later rows.
  const afterHours = rows.slice(rows.findLastIndex(({ hours }) => hours) + 1);
  const end = afterHours.find(({ kind }) => kind !== 'turn back');
  const shares = proportionClasses(rows.map(({ hours = 0 }) => hours));
  return (
    <div className="wide">
      {total > 0 && (
        <>
          <p className="flex flex-wrap items-end gap-[8px_20px] pt-[28px] pb-[20px]">
            <b className="in-display text-poster">{number.format(total)}</b>{' '}
            <span className="max-w-[18em] text-lead font-strong">{unit}</span>
          </p>
          <div
            aria-hidden="true"
            data-search="none"
            className={classNames(
              '-mx-(--page-side) flex min-h-[36rem] flex-col gap-px leading-[1.2]',
              'desk:relative desk:mt-[3.5rem] desk:min-h-[20rem] desk:flex-row',
              'desk:has-data-post:mt-[5.5rem]',
              'print:mx-0',
              !wide && 'desk:mx-0',
            )}
          >
            {rows.map((row, index) => {
              const { from, what, kind, hours } = row;
              const key = `${from} ${what}`;
              if (kind === 'turn back')
                return <Post key={key} row={row} early={sumOf(rows.slice(0, index)) < total / 2} />;
              if (!hours) return null;
              const [className, text] = [shares[index], number.format(hours)];
              return <Block key={key} row={row} className={className} hours={text} />;
            })}
            {end && (
              <p
                className={classNames(
                  'px-(--page-side) py-[6px] text-end text-data',
                  aboveHours,
                  'desk:end-0 desk:pe-[9px]',
                )}
              >
                {unbroken([end.day, end.from].join(' ').trim())}
              </p>
            )}
          </div>
        </>
      )}
      <details className="mt-[20px]">
        <summary
          className={classNames(
            'inline-flex min-h-[52px] cursor-pointer items-center font-strong underline',
            'decoration-2 underline-offset-[6px]',
          )}
        >
          {words.rows}
        </summary>
        <PlanTable rows={rows} words={words} language={language} />
      </details>
    </div>
  );
}

/** The place of a day or a time where hours lie beside each other. */
const aboveHours =
  'desk:absolute desk:bottom-[calc(100%+8px)] desk:p-0 desk:whitespace-nowrap desk:text-soft';

const looks = {
  work: 'solid font-strong',
  rest: 'border-y border-hair text-soft',
  reserve: 'reserve bg-soft font-strong text-ground',
};

type BlockProps = { row: PlanRow; className: string | undefined; hours: string };

/** Hours of the plan with what is done in them, on its side where the block is narrow. */
function Block({ row, className, hours }: BlockProps) {
  const { day, what, name = what, kind = 'work', used } = row;
  return (
    <div
      className={classNames(
        '@container relative isolate flex min-w-[1.75rem] flex-[var(--share)_1_0] flex-wrap',
        'items-center gap-x-[14px] px-(--page-side) py-[4px] wrap-break-word',
        'desk:block desk:ps-[9px] desk:pe-[8px] desk:pt-[14px] desk:pb-[3rem]',
        'desk:text-[0.9375rem]',
        kind !== 'turn back' && looks[kind],
        className,
      )}
    >
      {used !== undefined && (
        <i
          className={classNames(
            'absolute inset-x-0 top-0 -z-1 h-[calc(var(--share)*1%)] border-b-2 border-ground',
            'desk:end-auto desk:bottom-0 desk:h-auto desk:w-[calc(var(--share)*1%)]',
            'desk:border-e-2 desk:border-b-0',
            shareClass(used, row.hours ?? 0),
          )}
        />
      )}
      <b
        className={classNames(
          'in-display min-w-[1.5em] flex-none text-[1.25rem] desk:absolute',
          'desk:bottom-[12px] desk:min-w-0',
        )}
      >
        {hours}
      </b>
      <span
        className={classNames(
          'min-w-0 flex-[1_1_7rem] wrap-anywhere [hyphenate-limit-chars:auto] desk:block desk:hyphens-auto',
          'desk:@max-[5rem]:on-its-side',
        )}
      >
        {unbroken(name)}
      </span>
      {day && (
        <p
          className={classNames(
            'ms-auto flex-none text-data leading-[1.2] font-normal',
            aboveHours,
            'desk:start-0 desk:border-s desk:border-soft desk:ps-[9px]',
            'desk:forced-color-adjust-auto',
          )}
        >
          {day}
        </p>
      )}
    </div>
  );
}

/** The latest time to turn back: a post, whose sign stands above the longer side of the plan. */
const Post = ({ row: { from, what, name = what }, early }: { row: PlanRow; early: boolean }) => (
  <div
    data-post=""
    // Its edge is seen under a reader's own colours, and on paper.
    className={classNames(
      'border-2 border-transparent bg-accent px-[calc(var(--page-side)-2px)] py-[8px]',
      'text-on-accent',
      'print:border-fg desk:relative desk:z-1 desk:-ms-[8px] desk:-mt-[5rem] desk:-mb-[1rem]',
      'desk:w-[8px] desk:p-0',
    )}
  >
    <p
      className={classNames(
        'desk:absolute desk:-top-[2px] desk:bg-accent desk:px-[14px] desk:py-[6px]',
        'desk:whitespace-nowrap',
        early ? 'desk:-start-[2px]' : 'desk:-end-[2px]',
      )}
    >
      <bdi className="font-strong">{from}</bdi> {unbroken(name)}
    </p>
  </div>
);

/** The classes of the parts of a table, in a text too. */
export const tableLooks = {
  table: classNames(
    'w-full border-collapse border-b border-rule text-start text-data [overflow-wrap:normal]',
    // With large text a phone has no room for columns.
    'tablet:text-note narrow:block narrow:wrap-anywhere narrow:[&_:is(tbody,tr,td,th)]:block',
  ),
  th: 'border-b border-rule py-[8px] pe-[20px] text-start align-bottom font-strong',
  td: classNames(
    'border-t border-hair py-[5px] pe-[20px] text-start align-top first:font-strong',
    // An empty corner is no heading, but ends as the headings beside it do.
    'in-[thead]:border-t-0 in-[thead]:border-b in-[thead]:border-rule',
    'tablet:py-[10px] narrow:data-column:ps-0! narrow:data-column:before:block!',
    'narrow:data-column:before:float-none! narrow:data-column:before:m-0!',
  ),
};

/** The row in which a decision is made. */
export const decisionRow =
  'bg-accent px-[10px] font-strong text-on-accent [--soft:currentcolor] tablet:*:first:ps-[10px]';

type PlanTableProps = { rows: readonly PlanRow[]; words: PlanWords; language: string };

/** All rows, with their hours and who does them; a day stands with its first row. */
function PlanTable({ rows, words, language }: PlanTableProps) {
  const { table, th, td } = tableLooks;
  const hasNames = rows.some(({ who }) => who);
  const hasHours = rows.some(({ hours }) => hours);
  return (
    <table className={table}>
      <thead>
        <tr>
          {[words.when, words.what, hasHours && words.time, hasNames && words.who].map(
            (head) =>
              head && (
                <th key={head} scope="col" className={th}>
                  {head}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, from, what, who, kind, hours }) => (
          <tr
            key={`${day} ${from} ${what}`}
            className={kind === 'turn back' ? decisionRow : undefined}
          >
            <td className={td}>
              {day && `${day}, `}
              <bdi className="whitespace-nowrap">{from}</bdi>
            </td>
            <td className={td}>{unbroken(what)}</td>
            {hasHours && (
              <td className={`${td} whitespace-nowrap`} data-column={words.time}>
                {hours ? counted(language, words.hours, hours) : ''}
              </td>
            )}
            {hasNames && (
              <td className={td} data-column={words.who}>
                {who}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
