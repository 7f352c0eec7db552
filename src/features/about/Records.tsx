import text from '#content/labels/written';
import { classNames } from '../../ui/classNames';
import { proportionClasses } from '../charts/figures';
import type { AboutSection } from './content';

export type PlanProps = { plan: NonNullable<AboutSection['plan']> };

/** A plan by the hour in rows. The one where the work goes on or back is what amber is for. */
export function Plan({ plan: { title, rows } }: PlanProps) {
  return (
    <div className="plan mt-7">
      <h3 className="mb-2.5 font-sans text-lead font-strong">{title}</h3>
      <ol>
        {rows.map(({ time, what, who, decision }) => (
          <li
            key={what}
            className={classNames(
              '-mx-(--page-side) grid grid-cols-[6.5rem_1fr] items-baseline gap-x-(--gutter) px-(--page-side) desk:min-h-[44px] desk:grid-cols-12',
              decision ? 'ground-amber py-3.5' : 'plan-row py-1.5',
            )}
          >
            <b className="text-data font-strong desk:col-span-2 desk:text-base">{time}</b>
            <div className="desk:contents">
              <span className={classNames('desk:col-span-8', decision && 'in-display text-title')}>
                {what}
              </span>{' '}
              <span
                className={classNames(
                  'text-data desk:col-span-2',
                  decision ? 'block font-strong' : 'text-soft',
                )}
              >
                {who}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const cell =
  'py-0.5 text-start align-top desk:table-cell desk:border-t desk:border-hair desk:py-2 desk:pe-4';
const name = `${cell} me-4 inline-block text-data desk:me-0 before:text-soft before:content-[attr(data-head)_'_'] desk:text-note desk:before:content-none`;

type ChangeLogProps = { log: NonNullable<NonNullable<AboutSection['promise']>['log']> };

/** Changes as a repository lists them; on phones each is a paragraph. */
export function ChangeLog({ log }: ChangeLogProps) {
  const { title, author: authors, reviewer: reviewers, changes } = log;
  return (
    <table className="change-log block w-full text-note desk:table">
      <caption className="block pb-2 text-start text-lead font-strong desk:table-caption">
        {title}
      </caption>
      <thead className="hidden text-data text-soft desk:table-header-group">
        <tr>
          <th scope="col" className={cell}>
            <span className="sr-only">{text.date}</span>
          </th>
          <th scope="col" className={cell}>
            <span className="sr-only">{text.change}</span>
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {authors}
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {reviewers}
          </th>
        </tr>
      </thead>
      <tbody className="block desk:table-row-group">
        {changes.map(({ date, change, author, reviewer, approved }) => (
          <tr
            key={change}
            className="block border-t border-hair py-2 desk:table-row desk:border-0 desk:py-0"
          >
            <td className={`${cell} block whitespace-nowrap text-data text-soft`}>
              <time dateTime={date}>{date}</time>
            </td>
            <td className={`${cell} block`}>
              <b className="font-strong">{change}</b>
              {approved && (
                <details>
                  <summary className="min-h-[44px] cursor-pointer py-2.5 text-data text-soft underline underline-offset-4">
                    {text.whyApproved}
                  </summary>
                  <p className="pb-2 text-soft">{approved}</p>
                </details>
              )}
            </td>
            <td data-head={authors} className={name}>
              {author}
            </td>
            <td data-head={reviewers} className={name}>
              {reviewer}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DelayProps = { delay: NonNullable<NonNullable<AboutSection['promise']>['delay']> };

/** How late something came: weeks to scale from the window's edge to its edge, and their reasons. */
export function Delay({ delay: { title, weeks, planned, done, reasons } }: DelayProps) {
  const [onTime, ...late] = proportionClasses([weeks, ...reasons.map((reason) => reason.weeks)]);
  return (
    <div className="mt-7">
      <div className="delay -mx-(--page-side) text-data">
        <p className={classNames(onTime, 'bg-fg px-(--page-side) font-strong text-ground')}>
          {planned}
        </p>
        {reasons.map((reason, index) => (
          <b
            key={reason.what}
            aria-hidden="true"
            data-search="none"
            className={classNames(late[index], 'in-display bg-soft text-ground desk:text-lead')}
          >
            {reason.weeks}
          </b>
        ))}
      </div>
      <p className="pt-2 text-end text-data">{done}</p>
      <div className="mt-4 grid grid-cols-1 gap-x-(--gutter) gap-y-4 desk:grid-cols-12">
        <h3 className="in-display text-sub desk:col-span-4">{title}</h3>
        <ol className="desk:col-span-8 grid gap-x-(--gutter) desk:auto-cols-fr desk:grid-flow-col">
          {reasons.map(({ what, cost, who }) => (
            <li key={what} className="border-t border-hair py-2.5 text-note">
              {cost && <b className="block in-display text-sub">{cost}</b>}
              {what}
              {who && <span className="block text-soft">{who}</span>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
