import { classNames } from '../../ui/classNames';
import type { AboutSection } from './content';

export type PlanProps = { plan: NonNullable<AboutSection['plan']> };

/** A plan by the hour, as a sheet. The row where the work goes on or back is marked. */
export function Plan({ plan: { title, rows } }: PlanProps) {
  return (
    <div className="plan self-start bg-dark-900 p-[20px] text-pretty text-on-dark sm:p-[32px]">
      <h3 className="text-2xl font-strong text-white">{title}</h3>
      <ol className="mt-[16px]">
        {rows.map(({ time, what, who, decision }) => (
          <li
            key={what}
            className={classNames(
              'rule-above -mx-[20px] grid grid-cols-[1fr_auto] items-baseline gap-x-[16px] px-[20px] py-[12px]',
              'sm:-mx-[32px] sm:grid-cols-[7.5rem_1fr_8rem] sm:px-[32px] sm:py-[16px]',
              decision && 'bg-accent-band font-strong text-on-accent-band',
            )}
          >
            <b className={decision ? undefined : 'text-white'}>{time}</b>
            <span className="max-sm:col-span-2 max-sm:row-start-2">{what}</span>
            <span className="text-sm">{who}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const logRow = 'sm:grid sm:grid-cols-[5.75rem_1fr_7.5rem_7.5rem] sm:gap-x-[16px]';
const logHead = 'sm:before:content-[attr(data-head)]';

type ChangeLogProps = { log: NonNullable<NonNullable<AboutSection['promise']>['log']> };

/** Changes as a repository lists them: dates, authors and reviewers in columns, one row opened. */
export function ChangeLog({ log }: ChangeLogProps) {
  const { title, author: authors, reviewer: reviewers, changes } = log;
  return (
    <div className="change-log text-pretty">
      <div className={`${logRow} text-sm sm:pb-[12px]`}>
        <h4 className="font-strong text-white sm:col-span-2">{title}</h4>
        {/* Screen readers, and readers on phones, find them in each row. */}
        <span aria-hidden="true" data-head={authors} className={logHead} />
        <span aria-hidden="true" data-head={reviewers} className={logHead} />
      </div>
      <ol>
        {changes.map(({ date, change, author, reviewer, approved }) => (
          <li
            key={change}
            className={classNames(
              logRow,
              'rule-above -mx-[20px] px-[20px] py-[12px] text-sm *:block',
              approved && 'bg-dark-800',
            )}
          >
            <time dateTime={date}>{date}</time>
            <span className="font-strong text-white">
              {change}
              {approved && (
                <small className="block pt-[8px] text-sm font-normal text-on-dark">
                  {approved}
                </small>
              )}
            </span>
            <span>
              <span className="sm:sr-only">{`${authors} `}</span>
              {author}
            </span>
            <span>
              <span className="sm:sr-only">{`${reviewers} `}</span>
              {reviewer}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
