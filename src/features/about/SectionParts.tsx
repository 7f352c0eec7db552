import type { AboutSection } from '../../content/types';
import { Icon } from '../../ui/Icon';

type Part<Name extends keyof AboutSection> = NonNullable<AboutSection[Name]>;

/** A plan by the hour; the row where the work goes on or back is marked. */
export function ChangeoverPlan({ plan }: { plan: Part<'plan'> }) {
  return (
    <div className="rounded-md bg-navy-900 p-5 text-frost shadow-card sm:p-6">
      <h3 className="text-lg font-bold text-white">{plan.title}</h3>
      <ol className="mt-3">
        {plan.rows.map(({ time, what, who, decision }) => (
          <li
            key={what}
            className={`grid grid-cols-[5.2rem_1fr] gap-x-4 border-t py-2.5 text-sm ${decision ? 'border-amber font-semibold text-white' : 'border-navy-700'}`}
          >
            <span className={decision ? 'text-amber' : ''}>{time}</span>
            <span>
              {what} <span className="block text-xs">{who}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the customer can hold the company to. */
export function Commitment({ promise }: { promise: Part<'promise'> }) {
  return (
    <div className="rounded-md border-l-4 border-amber bg-surface p-6 shadow-card sm:p-8">
      <h3 className="text-2xl font-extrabold tracking-tight text-ink">{promise.title}</h3>
      <p className="mt-3 text-lg">{promise.text}</p>
    </div>
  );
}

/** The stations that a value passes, in one direction. */
export function Flow({ flow }: { flow: Part<'flow'> }) {
  return (
    <div>
      <h3 className="text-lg font-bold text-ink">{flow.title}</h3>
      <ol className="mt-3 flex flex-wrap items-center gap-2 text-sm font-semibold text-ink">
        {flow.steps.map((step, index) => (
          <li key={step} className="flex items-center gap-2">
            {index > 0 && <Icon name="arrow" className="size-[18px] text-line" />}
            <span className="rounded-sm border border-line bg-surface px-3 py-1.5">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Fields of work, each with what matters there. */
export function Fields({ fields }: { fields: Part<'fields'> }) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:gap-x-8">
      {fields.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-amber pt-2">
          <dt className="font-bold text-balance text-ink">{title}</dt>
          <dd className="text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
