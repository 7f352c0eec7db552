import { classNames } from '../../ui/classNames';
import { RowHeading } from '../../ui/RowHeading';
import { unbroken } from '../../ui/unbroken';
import type { About } from './content';

/** So many steps stand beside each other on a desktop. */
const mostColumns = 8;

/** "How a project runs", or a history with its years: steps with a number each, in columns. */
export function ProjectSteps({ timeline }: { timeline: NonNullable<About['timeline']> }) {
  const { id, title, introduction, steps, result: before } = timeline;
  return (
    <section id={id} className="ground-navy">
      <RowHeading title={title} text={introduction} />
      <ol
        data-print="fours"
        className={classNames(
          'column grid gap-x-(--gutter) pb-5 tablet:grid-cols-2 desk:pb-11',
          steps.length > mostColumns
            ? 'wide:grid-cols-4'
            : 'wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none',
        )}
      >
        {steps.map(({ when, title: name, text, result }, index) => (
          <li
            key={name}
            className="grid grid-cols-[2.25rem_1fr] content-start border-t border-hair py-1.5 has-data-when:grid-cols-[5rem_1fr] wide:block wide:pt-3.5"
          >
            <b
              aria-hidden={when ? undefined : true}
              data-when={when && ''}
              className="in-display text-sub wide:mb-3.5 wide:block wide:text-display"
            >
              {when ?? index + 1}
            </b>
            <div className="text-note">
              <h3 className="font-sans font-strong">{name}</h3>
              <p className="mt-0.5 inline text-soft tablet:block">{unbroken(text)}</p>{' '}
              {result && (
                <p className="mt-1 inline font-strong tablet:block">
                  {before && <span className="font-normal text-soft">{`${before} `}</span>}
                  {unbroken(result)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
