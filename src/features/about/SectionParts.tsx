import { pathOf } from '../../routes';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { Heading, lettersOf } from '../../ui/Heading';
import { AskButton, askAboutHref, askAboutText } from '../ask-about/AskButton';
import { SidePicture } from '../pictures/NearbyPicture';
import type { AboutSection } from './content';

type PartProps = { section: AboutSection; className?: string };

/** Of headings and points, on a light ground and on a dark one. */
const colour = 'text-heading in-[.bg-dark-900]:text-white';

/** Points between lines. */
export function Points({ section: { points = [] }, className }: PartProps) {
  if (points.length === 0) return null;
  return (
    <ul className={classNames(colour, 'ruled self-start font-strong', className)}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** Title, paragraphs, points and links of a section; `children` stand above the links. */
export function Words({ section, children }: PartProps & { children?: React.ReactNode }) {
  return (
    <>
      <Heading
        className={`${colour} text-3xl font-strong lg:[--measure:calc(var(--column)*0.4-2rem)]`}
      >
        {section.title}
      </Heading>
      <div className="mt-6 grid max-w-prose gap-4">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Points section={section} className="mt-6" />
      {children}
      <Actions section={section} />
    </>
  );
}

/**
 * The links to the form and to a page that says more. Visitors write about a plan or a promise at
 * once, so that link is a button there; on a promise's dark band both are.
 */
function Actions({ section: { topic, link, plan, promise } }: PartProps) {
  const path = link && pathOf(link.page);
  if (!topic && !path) return null;
  const onDark = promise && !plan;
  const variant = onDark ? 'outlineOnDark' : 'outline';
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
      {topic &&
        (plan || promise ? (
          <AskButton topic={topic} variant={variant} />
        ) : (
          <ArrowLink href={askAboutHref(topic)}>{askAboutText(topic)}</ArrowLink>
        ))}
      {path &&
        (onDark ? (
          <ButtonLink href={path} variant={variant}>
            {link.text}
          </ButtonLink>
        ) : (
          <ArrowLink href={path}>{link.text}</ArrowLink>
        ))}
    </div>
  );
}

/** The stops that a value passes, in one direction: down on a phone, across on a desktop. */
function FlowLine({ flow }: { flow: NonNullable<AboutSection['flow']> }) {
  return (
    <div className="mt-10 sm:mt-16">
      <h3 className="font-sans text-xl font-strong text-heading">{flow.title}</h3>
      <ol
        className={classNames(
          'flow relative mt-[24px] grid pb-[16px] font-strong text-pretty text-heading',
          'lg:mt-[32px] lg:auto-cols-fr lg:grid-flow-col lg:pb-0 lg:text-xl',
          // Up to six columns, in all of which the longest word fits.
          'lg:[--measure:calc(var(--column)/6-24px)]',
          lettersOf(flow.steps.join(' ')),
          // The line.
          'before:absolute before:inset-[12px_auto_0_7px] before:border-l-2',
          'lg:before:inset-[11px_0_auto] lg:before:border-t-2 lg:before:border-l-0',
          // Its arrow's head.
          'after:absolute after:bottom-[2px] after:left-[3px] after:size-[10px] after:rotate-135 after:border-t-2 after:border-r-2',
          'lg:after:inset-[7px_1px_auto_auto] lg:after:rotate-45',
        )}
      >
        {flow.steps.map((step) => (
          <li
            key={step}
            className={classNames(
              'relative pb-[20px] pl-[40px] lg:pt-[48px] lg:pr-[24px] lg:pb-0 lg:pl-0',
              'before:absolute before:top-[6px] before:left-0 before:size-[16px] before:rounded-full before:bg-current',
              'lg:before:top-[2px] lg:before:size-[20px]',
            )}
          >
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How fields of work look: two columns between rules, or up to three with larger titles. */
const looks = {
  table: {
    list: 'gap-x-[64px] lg:grid-cols-2 lg:gap-x-[24px]',
    entry:
      'rule-above gap-x-[16px] py-[12px] sm:grid sm:grid-cols-[7.5rem_1fr] lg:grid-cols-[11rem_1fr] lg:py-[20px]',
    term: `${colour} font-strong`,
  },
  columns: {
    list: 'gap-x-[64px] gap-y-[28px] sm:mt-[64px] sm:grid-cols-2 lg:grid-cols-3',
    entry: 'grid content-start gap-[4px]',
    term: 'text-xl font-strong text-heading sm:[--measure:calc(var(--column)/2-2rem)] lg:[--measure:calc(var(--column)/3-3rem)]',
  },
};

type DefinitionsProps = { fields: NonNullable<AboutSection['fields']>; look?: keyof typeof looks };

/** Fields of work with a note on each. */
export function Definitions({ fields, look = 'table' }: DefinitionsProps) {
  const { list, entry, term } = looks[look];
  return (
    <dl className={`row-on-phones mt-[40px] text-pretty ${list}`}>
      {fields.map(({ title, text }) => (
        <div key={title} className={entry}>
          <Heading as="dt" className={term}>
            {title}
          </Heading>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type FlowAndFieldsProps = { section: AboutSection; withPicture?: boolean };

/** The flow and the fields of a section below its words, and its picture as wide as the column. */
export function FlowAndFields({ section, withPicture = false }: FlowAndFieldsProps) {
  const { flow, fields, img } = section;
  return (
    <>
      {flow && <FlowLine flow={flow} />}
      {fields && <Definitions fields={fields} />}
      {withPicture && img && (
        <SidePicture
          name={img}
          margin={200}
          sizes="(min-width: 90rem) 84rem, 100vw"
          className="mt-10 max-sm:-mx-(--page-side) sm:mt-16 lg:aspect-[14/5]"
        />
      )}
    </>
  );
}
