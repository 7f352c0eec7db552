import type { About } from '../../content/schema';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

/**
 * "How a job runs": the steps side by side on lines of their own, so that all numbers, names, texts
 * and results align. On a desktop what the results have in common is seen once, above the first.
 */
export function JobSteps({ timeline }: { timeline: NonNullable<About['timeline']> }) {
  const { id, title, introduction, steps, result: before } = timeline;
  return (
    <Section surface="band">
      <div id={id}>
        <SectionHeading title={title} text={introduction} />
        <ol className="job-steps">
          {steps.map(({ title: name, text, result }, index) => (
            <li key={name}>
              <b aria-hidden="true">{index + 1}</b>
              <h3>{name}</h3>
              <p>{text}</p>
              {result && (
                <p>
                  {before && <span>{`${before} `}</span>}
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
