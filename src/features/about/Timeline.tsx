import type { About } from '../../content/schema';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

/** "How a job runs": an ordered list, drawn as a line with a stop for each step. */
export function Timeline({ timeline }: { timeline: NonNullable<About['timeline']> }) {
  return (
    <Section surface="band">
      <div id={timeline.id}>
        <SectionHeading title={timeline.title} text={timeline.introduction} />
        <ol
          data-print="timeline"
          className="timeline grid lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] lg:gap-y-10 lg:gap-x-5"
        >
          {timeline.steps.map(({ title, text, result }, index) => (
            <li key={title} className="relative pb-4 pl-12 last:pb-0 lg:pt-16 lg:pb-0 lg:pl-0">
              <span
                aria-hidden="true"
                className="timeline-stop absolute top-0 left-0 grid size-[36px] place-items-center rounded-full bg-dark-900 text-sm font-bold text-white"
              >
                {index + 1}
              </span>
              <h3 className="pt-1 font-bold text-balance text-heading lg:pt-0">{title}</h3>
              <p className="pt-1 text-sm lg:pt-2">{text}</p>
              {result && (
                <p className="pt-1 text-sm font-semibold text-heading lg:pt-2">
                  {[timeline.result, `${result}.`].filter(Boolean).join(' ')}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
