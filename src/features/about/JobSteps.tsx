import type { About } from '../../content/schema';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

/** Beside the number, on a desktop below it. */
const words = 'col-start-2 lg:col-start-1';

/**
 * "How a job runs", or a history with its years: the steps side by side on lines of their own, so that
 * all numbers, names, texts and results align.
 */
export function JobSteps({ timeline }: { timeline: NonNullable<About['timeline']> }) {
  const { id, title, introduction, steps, result: before } = timeline;
  return (
    <Section surface="band">
      <div id={id}>
        <SectionHeading title={title} text={introduction} />
        {/* What parts two rows of steps is not wanted after the last. */}
        <ol className="grid lg:-mb-[48px] lg:gap-x-6 lg:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
          {steps.map(({ when, title: name, text, result }, index) => (
            <li
              key={name}
              className="grid grid-cols-[var(--number)_1fr] border-t [--number:3.5rem] has-data-when:[--number:6rem] border-edge pt-[12px] pb-[24px] lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid lg:border-0 lg:pt-0 lg:pb-[48px]"
            >
              <b
                aria-hidden={when ? undefined : true}
                data-when={when && ''}
                className="row-start-1 row-end-4 text-2xl/[1.1] font-extrabold text-heading lg:row-auto lg:border-b-2 lg:border-heading lg:pb-[12px] lg:text-3xl"
              >
                {when ?? index + 1}
              </b>
              <Heading
                as="h3"
                className={`${words} text-xl font-bold text-heading [--measure:calc(var(--column)-var(--number))] lg:pt-[16px] lg:[--measure:17rem]`}
              >
                {name}
              </Heading>
              <p className={`${words} pt-[4px] text-sm`}>{text}</p>
              {result && (
                <p
                  className={`${words} pt-[8px] text-sm font-semibold text-heading lg:mt-[16px] lg:border-t lg:border-edge lg:pt-[12px]`}
                >
                  {before && <span className="font-normal lg:block">{`${before} `}</span>}
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
