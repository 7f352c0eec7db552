import type { AboutSection } from '../../content/schema';
import { classNames } from '../../ui/classNames';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import {
  Besides,
  Definitions,
  Points,
  type SectionProps,
  WidePicture,
  Words,
} from './SectionParts';

type Promised = NonNullable<AboutSection['promise']>;

/** A section with a promise: a dark band, in which the promise has the record that proves it. */
export function PromiseSection({ section, surface }: SectionProps) {
  const { points, ...words } = section;
  return (
    <>
      <Section surface="dark">
        <div id={section.id}>
          <div
            data-print="columns"
            className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]"
          >
            <div>
              <Words section={words} onDark />
            </div>
            <Points section={section} className="self-start text-white" />
          </div>
          {section.promise && <Promised promise={section.promise} />}
        </div>
      </Section>
      {(section.flow || section.fields) && (
        <Section surface={surface} tight>
          <Besides section={section} />
        </Section>
      )}
    </>
  );
}

/** A section with a promise and what belongs to it: a dark band, in which the promise stands as large as a figure. */
export function PromiseWithFields({ section }: SectionProps) {
  const { id, img, promise, fields } = section;
  return (
    <Section surface="dark">
      <div id={id}>
        <div data-print="columns" className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-2">
          <div>
            <Words section={section} onDark />
          </div>
          {promise && (
            <div>
              <Heading
                as="h3"
                className="text-5xl font-extrabold text-white lg:[--measure:calc(var(--column)/2-12px)]"
              >
                {promise.title}
              </Heading>
              <p className="mt-4 max-w-prose text-lg">{promise.text}</p>
            </div>
          )}
        </div>
        {fields && <Definitions fields={fields} />}
        <WidePicture name={img} />
      </div>
    </Section>
  );
}

function Promised({ promise: { title, text, log } }: { promise: Promised }) {
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-8 bg-dark-950 p-5 sm:mt-16 sm:p-10 [--measure:calc(var(--column)-5rem)] lg:grid-cols-[3fr_7fr] lg:[--measure:calc(var(--column)*0.3-5rem)]">
      <div className={log ? undefined : 'lg:col-span-2'}>
        <Heading as="h3" className="text-2xl font-extrabold text-balance text-white">
          {title}
        </Heading>
        <p className="mt-4 max-w-prose">{text}</p>
      </div>
      {log && <ChangeLog log={log} />}
    </div>
  );
}

const logRow = 'sm:grid sm:grid-cols-[5.75rem_1fr_7.5rem_7.5rem] sm:gap-x-[16px]';
const logHead = 'sm:before:content-[attr(data-head)]';

/** Changes as a repository lists them: dates, authors and reviewers in columns, one row opened. */
function ChangeLog({ log }: { log: NonNullable<Promised['log']> }) {
  const { title, author: authors, reviewer: reviewers, changes } = log;
  return (
    <div className="change-log text-pretty">
      <div className={`${logRow} text-sm sm:pb-[12px]`}>
        <h4 className="font-bold text-white sm:col-span-2">{title}</h4>
        {/* Each row says them too, to whoever listens and on phones. */}
        <span aria-hidden="true" data-head={authors} className={logHead} />
        <span aria-hidden="true" data-head={reviewers} className={logHead} />
      </div>
      <ol>
        {changes.map(({ date, change, author, reviewer, approved }) => (
          <li
            key={change}
            className={classNames(
              logRow,
              'rule-above -mx-[20px] px-[20px] py-[12px] text-sm *:block',
              approved && 'bg-dark-800',
            )}
          >
            <time dateTime={date}>{date}</time>
            <span className="font-semibold text-white">
              {change}
              {approved && (
                <small className="block pt-[8px] text-sm font-normal text-on-dark">
                  {approved}
                </small>
              )}
            </span>
            <span>
              <span className="sm:sr-only">{`${authors} `}</span>
              {author}
            </span>
            <span>
              <span className="sm:sr-only">{`${reviewers} `}</span>
              {reviewer}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
