import type { AboutSection } from '../../content/schema';
import { Section } from '../../ui/Section';
import { Actions, Besides, Paragraphs, Points, type SectionProps, Title } from './SectionParts';

/** A section with a plan by the hour: the words, and the plan as a large sheet beside them. */
export function PlanSection({ section, surface }: SectionProps) {
  const { id, plan, flow, fields } = section;
  return (
    <Section surface={surface}>
      <div id={id}>
        <div
          data-print="columns"
          className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr] xl:grid-cols-2 xl:gap-x-6"
        >
          <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start xl:pr-10">
            <Title section={section} className="text-heading" />
            <Paragraphs section={section} className="mt-6" />
            <Points section={section} className="mt-6 text-heading" />
            <Actions section={section} className="mt-8" />
          </div>
          {plan && <Plan plan={plan} />}
        </div>
        <Besides {...(flow && { flow })} {...(fields && { fields })} />
      </div>
    </Section>
  );
}

/** The row where the work goes on or back is marked. */
function Plan({ plan: { title, rows } }: { plan: NonNullable<AboutSection['plan']> }) {
  return (
    <div className="plan bg-dark-900 text-on-dark">
      <h3 className="text-2xl font-bold text-white">{title}</h3>
      <ol>
        {rows.map(({ time, what, who, decision }) => (
          <li
            key={what}
            className={decision ? 'bg-accent-band font-semibold text-on-accent-band' : undefined}
          >
            <b>{time}</b>
            <span>{what}</span>
            <span>{who}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
