import type { AboutSection } from '../../content/schema';
import { Icon } from '../../ui/Icon';

type Part<Name extends keyof AboutSection> = NonNullable<AboutSection[Name]>;

/** A plan by the hour; the row where the work goes on or back is marked. */
export function ChangeoverPlan({ plan }: { plan: Part<'plan'> }) {
  return (
    <div className="rounded-md bg-dark-900 p-5 text-on-dark shadow-card sm:p-6">
      <h3 className="text-lg font-bold text-white">{plan.title}</h3>
      <ol className="mt-3">
        {plan.rows.map(({ time, what, who, decision }) => (
          <li
            key={what}
            className={`grid grid-cols-[5.2rem_1fr] narrow:grid-cols-1 gap-x-4 border-t py-2.5 text-sm ${decision ? 'border-accent font-semibold text-white' : 'border-dark-700'}`}
          >
            <span className={decision ? 'text-accent' : ''}>{time}</span>
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
    <div className="flex flex-col justify-center rounded-md bg-accent-band p-6 text-on-accent-band sm:p-10">
      <h3 className="text-3xl font-extrabold tracking-tight text-balance">{promise.title}</h3>
      <p className="mt-3 text-lg">{promise.text}</p>
    </div>
  );
}

/** The stations that a value passes, in one direction; on a desktop across the page. */
export function Flow({ flow }: { flow: Part<'flow'> }) {
  return (
    <div className="lg:col-span-2">
      <h3 className="text-lg font-bold text-heading">{flow.title}</h3>
      <ol className="mt-3 flex flex-wrap gap-2 text-sm font-semibold text-heading lg:gap-3">
        {flow.steps.map((step, index) => (
          <li key={step} className="flex items-center gap-2 lg:grow lg:gap-3">
            {index > 0 && <Icon name="arrow" className="size-[18px] text-edge" />}
            <span className="grow rounded-sm border border-edge bg-surface px-3 py-1.5 lg:px-5 lg:py-4">
              {step}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Fields of work, each with what matters there. */
export function Fields({ fields }: { fields: Part<'fields'> }) {
  return (
    <dl className="grid grid-cols-2 narrow:grid-cols-1 gap-x-5 gap-y-4 sm:gap-x-8 lg:col-span-2 lg:grid-cols-3 lg:gap-x-16 lg:gap-y-6">
      {fields.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-accent pt-2">
          <dt className="font-bold text-balance text-heading">{title}</dt>
          <dd className="text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Fields of work in rows, for short ones. */
export function FieldRows({ fields }: { fields: Part<'fields'> }) {
  return (
    <dl className="gap-x-16 lg:col-span-2 lg:grid lg:grid-cols-2">
      {fields.map(({ title, text }) => (
        <div
          key={title}
          className="grid grid-cols-[6.5rem_1fr] narrow:grid-cols-1 gap-x-4 border-t border-edge py-2 text-sm sm:grid-cols-[11rem_1fr] lg:py-3"
        >
          <dt className="font-bold text-heading">{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
