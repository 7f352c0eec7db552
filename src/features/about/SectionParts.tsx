import type { AboutSection } from '../../content/schema';
import { pathOf } from '../../routes';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { Heading, lettersOf } from '../../ui/Heading';
import { AskButton, askAboutHref, askAboutText } from '../ask-about/AskButton';
import { NearbyPicture } from '../pictures/NearbyPicture';

/** A section, and the ground that it lies on. */
export type SectionProps = { section: AboutSection; surface: 'page' | 'band' };

type PartProps = { section: AboutSection; className?: string };

export function Title({ section: { title }, className }: PartProps) {
  return (
    <Heading
      className={classNames(
        'text-3xl font-extrabold lg:[--measure:calc(var(--column)*0.4-2rem)]',
        className,
      )}
    >
      {title}
    </Heading>
  );
}

export function Paragraphs({ section: { paragraphs }, className }: PartProps) {
  return (
    <div className={classNames('grid max-w-prose gap-4', className)}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Points between lines, in the colours of where they stand. */
export function Points({ section: { points = [] }, className }: PartProps) {
  if (points.length === 0) return null;
  return (
    <ul className={classNames('ruled font-semibold', className)}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

type WordsProps = { section: AboutSection; onDark?: boolean; children?: React.ReactNode };

/** What a section says, one below the other; `children` stand above what it ends with. */
export function Words({ section, onDark = false, children }: WordsProps) {
  const colour = onDark ? 'text-white' : 'text-heading';
  return (
    <>
      <Title section={section} className={colour} />
      <Paragraphs section={section} className="mt-6" />
      <Points section={section} className={classNames('mt-6', colour)} />
      {children}
      <Actions section={section} onDark={onDark} />
    </>
  );
}

/**
 * What the section ends with: the form, or a page that says more; each where there is one. It is a
 * button below what somebody would write to us about at once: a plan or a promise.
 */
export function Actions({
  section: { topic, link, plan, promise },
  onDark = false,
}: {
  section: AboutSection;
  onDark?: boolean;
}) {
  const path = link && pathOf(link.page);
  if (!topic && !path) return null;
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

/** A picture as wide as the page's column, below what the section says. */
export function WidePicture({ name }: { name: string | undefined }) {
  if (!name) return null;
  return (
    <NearbyPicture
      name={name}
      kind="side"
      alt=""
      sizes="(min-width: 90rem) 84rem, 100vw"
      className="mt-10 max-sm:-mx-(--page-side) aspect-[3/2] overflow-hidden sm:mt-16 lg:aspect-[14/5]"
      imgClassName="size-full object-cover"
    />
  );
}

/** The stops that a value passes, in one direction: down on a phone, across on a desktop. */
function FlowLine({ flow }: { flow: NonNullable<AboutSection['flow']> }) {
  return (
    <div className="mt-10 sm:mt-16">
      <h3 className="text-xl font-bold text-heading">{flow.title}</h3>
      <ol
        className={classNames(
          'flow relative mt-[24px] grid pb-[16px] font-bold text-pretty text-heading',
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

/** How fields of work with their notes look: as a table of two columns between rules, or told apart by bold titles. */
const definitionLooks = {
  table: {
    list: 'row-on-phones mt-[40px] gap-x-[64px] text-pretty lg:grid-cols-2 lg:gap-x-[24px]',
    entry:
      'rule-above gap-x-[16px] py-[12px] sm:grid sm:grid-cols-[7.5rem_1fr] lg:grid-cols-[11rem_1fr] lg:py-[20px]',
    term: 'font-bold text-heading in-[.bg-dark-900]:text-white',
    note: undefined,
  },
  columns: {
    list: 'row-on-phones mt-[40px] gap-x-[64px] gap-y-[28px] text-pretty sm:mt-[64px] sm:grid-cols-2 lg:grid-cols-3',
    entry: undefined,
    term: 'text-xl font-bold text-heading sm:[--measure:calc(var(--column)/2-2rem)] lg:[--measure:calc(var(--column)/3-3rem)]',
    note: 'mt-[4px]',
  },
};

type DefinitionsProps = { fields: NonNullable<AboutSection['fields']>; inColumns?: boolean };

/** Fields of work with a note on each. */
export function Definitions({ fields, inColumns = false }: DefinitionsProps) {
  const look = definitionLooks[inColumns ? 'columns' : 'table'];
  return (
    <dl className={look.list}>
      {fields.map(({ title, text }) => (
        <div key={title} className={look.entry}>
          <Heading as="dt" className={look.term}>
            {title}
          </Heading>
          <dd className={look.note}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a section has besides what its composition is made for: a flow, and fields of work. */
export function Besides({ section: { flow, fields } }: { section: AboutSection }) {
  return (
    <>
      {flow && <FlowLine flow={flow} />}
      {fields && <Definitions fields={fields} />}
    </>
  );
}
