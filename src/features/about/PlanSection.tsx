import type { AboutSection } from '../../content/schema';
import { classNames } from '../../ui/classNames';
import { Section } from '../../ui/Section';
import { Besides, type SectionProps, Words } from './SectionParts';

/** A section with a plan by the hour: the words, and the plan as a large sheet beside them. */
export function PlanSection({ section, surface }: SectionProps) {
  return (
    <Section surface={surface}>
      <div id={section.id}>
        <div
          data-print="columns"
          className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr] xl:grid-cols-2 xl:gap-x-6"
        >
          <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start xl:pr-10">
            <Words section={section} />
          </div>
          {section.plan && <Plan plan={section.plan} />}
        </div>
        <Besides section={section} />
      </div>
    </Section>
  );
}

/** The row where the work goes on or back is marked. */
function Plan({ plan: { title, rows } }: { plan: NonNullable<AboutSection['plan']> }) {
  return (
    <div className="plan self-start bg-dark-900 p-[20px] text-pretty text-on-dark sm:p-[32px]">
      <h3 className="text-2xl font-bold text-white">{title}</h3>
      <ol className="mt-[16px]">
        {rows.map(({ time, what, who, decision }) => (
          <li
            key={what}
            className={classNames(
              'rule-above -mx-[20px] grid grid-cols-[1fr_auto] items-baseline gap-x-[16px] px-[20px] py-[12px]',
              'sm:-mx-[32px] sm:grid-cols-[7.5rem_1fr_8rem] sm:px-[32px] sm:py-[16px]',
              decision && 'bg-accent-band font-semibold text-on-accent-band',
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
