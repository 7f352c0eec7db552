import text from '#content/labels/written';
import { classNames } from '../../ui/classNames';
import { unbroken } from '../../ui/unbroken';
import { proportionClasses } from '../charts/figures';
import type { AboutSection } from './content';

type PlanProps = { plan: NonNullable<AboutSection['plan']> };

/** A plan by the hour in rows. The one where the work goes on or back is what amber is for. */
export const Plan = ({ plan: { title, rows } }: PlanProps) => (
  <>
    <h3 className="mt-5 mb-2.5 font-sans text-lead font-strong desk:mt-7">{title}</h3>
    <ol>
      {rows.map(({ time, what, who, decision }) => (
        <li
          key={what}
          className={classNames(
            '-mx-(--page-side) grid grid-cols-[6rem_1fr] items-baseline gap-x-3 px-(--page-side) desk:min-h-[44px] desk:grid-cols-12 desk:gap-x-(--gutter)',
            decision
              ? 'ground-amber py-3.5'
              : 'border-t border-hair py-1.5 [.ground-amber_+_&]:border-transparent',
          )}
        >
          <b className="text-data font-strong desk:col-span-2 desk:text-base">{unbroken(time)}</b>
          <div className="desk:contents">
            <span
              className={classNames(
                'desk:col-span-8',
                decision && 'in-display text-sub desk:text-title',
              )}
            >
              {unbroken(what)}
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
  </>
);

/** What few readers open. */
export const Folded = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <details className="-mb-1">
    <summary className="min-h-[44px] cursor-pointer py-2.5 text-data text-soft underline underline-offset-4">
      {title}
    </summary>
    {children}
  </details>
);

type ChangeLogProps = { log: NonNullable<NonNullable<AboutSection['promise']>['log']> };

/** Changes as a repository lists them, each with its day and the people who answer for it. */
export const ChangeLog = ({
  log: { title, author: by, reviewer: approvedBy, changes },
}: ChangeLogProps) => (
  <>
    <h3 className="pb-2 font-sans text-lead font-strong">{title}</h3>
    <ol>
      {changes.map(({ date, change, author, reviewer, approved }) => (
        <li
          key={change}
          className="flex flex-wrap gap-x-4 border-t border-hair py-2 text-data desk:grid desk:grid-cols-[6rem_1fr_8rem_8rem]"
        >
          <div className="basis-full text-note">
            <b className="font-strong">{unbroken(change)}</b>
            {approved && (
              <Folded title={text.whyApproved}>
                <p className="pb-2 text-soft">{unbroken(approved)}</p>
              </Folded>
            )}
          </div>
          <time dateTime={date} className="text-soft desk:-order-1">
            {date}
          </time>
          <p>
            <span className="text-soft desk:block">{by}</span> {author}
          </p>
          <p>
            <span className="text-soft desk:block">{approvedBy}</span> {reviewer}
          </p>
        </li>
      ))}
    </ol>
  </>
);

type DelayProps = { delay: NonNullable<NonNullable<AboutSection['promise']>['delay']> };

const weeksToScale =
  'flex min-w-[1.5em] [flex:var(--share)_1_0] items-center leading-[1.2] not-first:border-s-2 not-first:border-ground';

/** How late something came: weeks to scale from one edge of the window to the other, and why. */
export function Delay({ delay: { title, weeks, planned, done, reasons } }: DelayProps) {
  const [onTime, ...late] = proportionClasses([weeks, ...reasons.map((reason) => reason.weeks)]);
  return (
    <>
      <div className="-mx-(--page-side) mt-6 flex min-h-[64px] text-data">
        <p className={`${weeksToScale} ${onTime} bg-fg ps-(--page-side) font-strong text-ground`}>
          {planned}
        </p>
        {reasons.map((reason, index) => (
          <b
            key={reason.what}
            aria-hidden="true"
            data-print="none"
            data-search="none"
            className={`${weeksToScale} ${late[index]} in-display bg-soft ps-2 text-ground desk:text-lead`}
          >
            {reason.weeks}
          </b>
        ))}
      </div>
      <p className="pt-2 text-end text-data">{done}</p>
      <div className="mt-4 grid gap-x-(--gutter) gap-y-3 desk:grid-cols-12">
        <h3 className="text-sub desk:col-span-4">{title}</h3>
        <ol className="grid gap-x-(--gutter) desk:col-span-8 desk:auto-cols-fr desk:grid-flow-col">
          {reasons.map(({ what, cost, who }) => (
            <li key={what} className="border-t border-hair py-1.5 text-note">
              {cost && <b className="block in-display text-sub">{cost}</b>}
              {unbroken(what)}
              {who && <span className="block text-soft">{who}</span>}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
