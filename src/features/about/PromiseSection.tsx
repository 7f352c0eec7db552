import type { AboutSection } from '../../content/schema';
import { Section } from '../../ui/Section';
import { Actions, Besides, Paragraphs, Points, type SectionProps, Title } from './SectionParts';

type Promised = NonNullable<AboutSection['promise']>;

/** A section with a promise: a dark band, in which the promise has the record that proves it. */
export function PromiseSection({ section, surface }: SectionProps) {
  const { id, promise, flow, fields } = section;
  return (
    <>
      <Section surface="dark">
        <div id={id}>
          <div
            data-print="columns"
            className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]"
          >
            <div>
              <Title section={section} className="text-white" />
              <Paragraphs section={section} className="mt-6" />
              <Actions section={section} className="mt-8" onDark />
            </div>
            <Points section={section} className="self-start text-white" />
          </div>
          {promise && <Promised promise={promise} />}
        </div>
      </Section>
      {(flow || fields) && (
        <Section surface={surface} tight>
          <Besides {...(flow && { flow })} {...(fields && { fields })} />
        </Section>
      )}
    </>
  );
}

function Promised({ promise: { title, text, log } }: { promise: Promised }) {
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-8 bg-dark-950 p-5 sm:mt-16 sm:p-10 lg:grid-cols-[3fr_7fr]">
      <div className={log ? undefined : 'lg:col-span-2'}>
        <h3 className="text-2xl font-extrabold text-balance text-white">{title}</h3>
        <p className="mt-4 max-w-prose">{text}</p>
      </div>
      {log && <ChangeLog log={log} />}
    </div>
  );
}

/** Changes as a repository lists them: dates, authors and reviewers in columns, one row opened. */
function ChangeLog({ log }: { log: NonNullable<Promised['log']> }) {
  const { title, author: authors, reviewer: reviewers, changes } = log;
  return (
    <div className="change-log">
      <div className="text-sm">
        <h4 className="font-bold text-white">{title}</h4>
        {/* Each row says them too, to whoever listens and on phones. */}
        <span aria-hidden="true" data-head={authors} />
        <span aria-hidden="true" data-head={reviewers} />
      </div>
      <ol>
        {changes.map(({ date, change, author, reviewer, approved }) => (
          <li key={change} className={approved && 'bg-dark-800'}>
            <time dateTime={date}>{date}</time>
            <span className="font-semibold text-white">
              {change}
              {approved && <small>{approved}</small>}
            </span>
            <span>
              <i>{`${authors} `}</i>
              {author}
            </span>
            <span>
              <i>{`${reviewers} `}</i>
              {reviewer}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
