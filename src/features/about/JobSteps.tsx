import type { About } from '../../content/schema';
import { classNames } from '../../ui/classNames';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

/** Beside the number, on a desktop below it. */
const words = 'col-start-2 lg:col-start-1 lg:pr-[20px]';

/**
 * "How a job runs", or a history with its years: the steps side by side on lines of their own, so that
 * all numbers, names, texts and results align. On a desktop what the results have in common is seen
 * once, above the first.
 */
export function JobSteps({ timeline }: { timeline: NonNullable<About['timeline']> }) {
  const { id, title, introduction, steps, result: before } = timeline;
  return (
    <Section surface="band">
      <div id={id}>
        <SectionHeading title={title} text={introduction} />
        {/* What parts two rows of steps is not wanted after the last. */}
        <ol className="grid lg:-mb-[48px] lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
          {steps.map(({ when, title: name, text, result }, index) => (
            <li
              key={name}
              className="grid grid-cols-[3.5rem_1fr] border-t has-data-when:grid-cols-[6rem_1fr] border-edge pt-[12px] pb-[24px] lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid lg:border-0 lg:pt-0 lg:pb-[48px]"
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
                className={`${words} text-xl font-bold text-heading [--measure:calc(var(--column)-3.5rem)] lg:pt-[16px] lg:text-[1rem]/[1.4]`}
              >
                {name}
              </Heading>
              <p className={`${words} pt-[4px] text-sm`}>{text}</p>
              {result && (
                <p
                  className={classNames(
                    words,
                    'pt-[8px] text-sm font-semibold text-heading lg:mt-[24px] lg:border-t lg:border-edge',
                    // As far down as the first result, which has the label above it.
                    index > 0 && before ? 'lg:pt-[calc(12px+1.5rem)]' : 'lg:pt-[12px]',
                  )}
                >
                  {before && (
                    <span className={`font-normal ${index > 0 ? 'lg:sr-only' : 'lg:block'}`}>
                      {`${before} `}
                    </span>
                  )}
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
