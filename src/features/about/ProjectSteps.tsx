import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import type { About } from './content';

/** Beside the number, on a desktop in columns of their own. */
const words = 'col-start-2 lg:col-auto';

/**
 * "How a project runs", or a history with its years: a row for each step, whose numbers, names,
 * texts and results align with those of the others; on phones the steps are swiped.
 */
export function ProjectSteps({ timeline }: { timeline: NonNullable<About['timeline']> }) {
  const { id, title, introduction, steps, result: before } = timeline;
  return (
    <Section surface="page">
      <div id={id}>
        <SectionHeading title={title} text={introduction} />
        <ol className="row-on-phones">
          {steps.map(({ when, title: name, text, result }, index) => (
            <li
              key={name}
              className="grid grid-cols-[var(--number)_1fr] content-start border-t border-edge py-[16px] [--number:3.5rem] has-data-when:[--number:6rem] lg:grid-cols-[var(--number)_3fr_4fr_4fr] lg:items-baseline lg:gap-x-[24px]"
            >
              <b
                aria-hidden={when ? undefined : true}
                data-when={when && ''}
                className="row-start-1 row-end-4 font-display text-2xl/[1.1] font-strong text-heading lg:row-auto"
              >
                {when ?? index + 1}
              </b>
              <Heading
                as="h3"
                className={`${words} font-sans text-xl font-strong text-heading [--measure:calc(var(--column)-var(--number))] lg:[--measure:calc(var(--column)/4-2rem)]`}
              >
                {name}
              </Heading>
              <p className={`${words} pt-[4px] text-sm lg:pt-0`}>{text}</p>
              {result && (
                <p className={`${words} pt-[8px] text-sm font-strong text-heading lg:pt-0`}>
                  {before && <span className="font-normal">{`${before} `}</span>}
                  {result}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
