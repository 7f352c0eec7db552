import { classNames } from '../../ui/classNames';
import { SectionHeading } from '../../ui/SectionHeading';
import type { About } from './content';

/** So many steps stand beside each other on a desktop. */
const mostColumns = 8;

/** "How a project runs", or a history with its years: steps with a number each, in columns. */
export function ProjectSteps({ timeline }: { timeline: NonNullable<About['timeline']> }) {
  const { id, title, introduction, steps, result: before } = timeline;
  return (
    <section className="ground-navy">
      <div id={id} className="column spread">
        <SectionHeading title={title} text={introduction} />
        <ol
          data-print="fours"
          className={classNames(
            'grid gap-x-(--gutter) tablet:grid-cols-2',
            steps.length > mostColumns
              ? 'wide:grid-cols-4'
              : 'wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none',
          )}
        >
          {steps.map(({ when, title: name, text, result }, index) => (
            <li
              key={name}
              className="grid grid-cols-[3rem_1fr] content-start border-t border-hair py-2.5 has-data-when:grid-cols-[5rem_1fr] wide:block wide:pt-3.5"
            >
              <b
                aria-hidden={when ? undefined : true}
                data-when={when && ''}
<<<<<<< HEAD
                className="in-display text-sub wide:mb-3.5 wide:block wide:text-display"
              >
                {when ?? index + 1}
              </b>
              <div className="text-note">
                <h3 className="text-note font-strong">{name}</h3>
                <p className="mt-0.5 text-soft">{text}</p>
                {result && (
                  <p className="mt-1 font-strong">
                    {before && <span className="font-normal text-soft">{`${before} `}</span>}
                    {result}
                  </p>
                )}
              </div>
=======
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
>>>>>>> 5f61ddc1ff997ad8c2c11f978b02bb5a5931b5a0
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
