import type { ReactNode } from 'react';
import { targetOf } from '../../routes';
import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/classNames';
import { Heading, lettersOf } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { unbroken } from '../../ui/unbroken';
import { askAboutHref, askAboutText } from '../ask-about/AskButton';
import { SidePicture } from '../pictures/NearbyPicture';
import type { AboutSection } from './content';
import { ChangeLog, Delay, Plan } from './Records';

type SectionProps = { section: AboutSection };
type Fields = NonNullable<AboutSection['fields']>;

/** Whether a section is what the page says loudest: a promise, and on what terms it is made. */
export const isPoster = ({ plan, promise, flow, fields }: AboutSection): boolean =>
  Boolean(promise && fields && !plan && !promise.log && !flow);

const hasOnlyFields = ({ plan, promise, flow, fields }: AboutSection) =>
  Boolean(fields && !plan && !promise && !flow);

/** The fields that the company works in; those that are only named share their ground. */
export function AboutSections({ sections }: { sections: AboutSection[] }) {
  let ground: 'white' | 'navy' = 'white';
  return sections.map((section, index) => {
    const before = sections[index - 1];
    const goesOn = Boolean(before && hasOnlyFields(before) && hasOnlyFields(section));
    if (!goesOn) ground = ground === 'white' ? 'navy' : 'white';
    return <Block key={section.id} section={section} ground={ground} goesOn={goesOn} />;
  });
}

type BlockProps = SectionProps & { ground: 'white' | 'navy'; goesOn: boolean };

/** Words, and beside or below them what the section shows: the widest stand below. */
function Block({ section, ground, goesOn }: BlockProps) {
  const { title, paragraphs, img, plan, promise, flow, fields } = section;
  const isBelow = Boolean(plan || flow) || (hasOnlyFields(section) && !goesOn);
  const words = (
    <>
      <Paragraphs
        paragraphs={paragraphs}
        className={isBelow ? 'desk:auto-cols-fr desk:grid-flow-col' : 'mt-3'}
      />
      {promise && (
        <>
          <h3 className="mt-5 font-sans text-lead font-strong">{promise.title}</h3>
          <p className="mt-1 text-soft">{unbroken(promise.text)}</p>
        </>
      )}
      <Actions section={section} />
    </>
  );
  return (
    <section
      id={section.id}
      className={classNames(
        ground === 'navy' ? 'ground-navy' : 'ground-white',
        goesOn && 'row-rule',
      )}
    >
      <div className="column py-7 desk:py-14">
        <Half title={title} words={!isBelow && words}>
          {isBelow && words}
          {promise?.log && <ChangeLog log={promise.log} />}
          {fields && !isBelow && <Terms fields={fields} />}
          {img && !promise && (
            <SidePicture
              name={img}
              ground={ground === 'navy' ? 'dark' : 'light'}
              className="mt-3"
            />
          )}
        </Half>
        {plan && <Plan plan={plan} />}
        {flow && <Flow flow={flow} />}
        {fields && isBelow && <FieldColumns fields={fields} />}
        <Points section={section} />
      </div>
    </section>
  );
}

/** So many letters stand on one line of a desktop, as large as that allows. */
const oneLine = 14;

/** A promise as wide as the page, how it was kept, and on white the terms of it. */
export function Poster({ section }: SectionProps) {
  const { id, title, promise, fields, fieldsTitle, img, paragraphs } = section;
  const [lead, ...others] = paragraphs;
  if (!promise) return null;
  const isFigure = promise.title.length <= oneLine;
  return (
    <>
      <section id={id} className="ground-navy">
        <div className="column py-7 desk:py-14">
          <Half title={title}>{lead && <p>{unbroken(lead)}</p>}</Half>
          <h3
            className={classNames(
              'my-6 desk:my-9',
              isFigure ? 'about-figure' : 'text-poster',
              lettersOf(promise.title),
            )}
          >
            {/* Its words stand below each other on a phone, and from 700 px beside each other. */}
            <bdi className={isFigure ? lettersOf(promise.title.replaceAll(' ', '')) : undefined}>
              {promise.title}
            </bdi>
          </h3>
          <Half words={img && <SidePicture name={img} ground="dark" />}>
            <p>{unbroken(promise.text)}</p>
          </Half>
          {promise.delay && <Delay delay={promise.delay} />}
        </div>
      </section>
      <section className="ground-white">
        <div className="column py-7 desk:py-14">
          <Half
            words={
              <>
                {fieldsTitle && <h3 className="text-sub">{fieldsTitle}</h3>}
                <Paragraphs paragraphs={others} className="mt-3" />
              </>
            }
          >
            {fields && <Terms fields={fields} />}
            <Points section={section} />
            <Actions section={section} />
          </Half>
        </div>
      </section>
    </>
  );
}

type HalfProps = { title?: string; words?: ReactNode; children: ReactNode };

/** A heading and words in the first four columns, and what they are about in the others. */
const Half = ({ title, words, children }: HalfProps) => (
  <div data-print="columns" className="grid gap-x-(--gutter) gap-y-3 desk:grid-cols-12">
    {(title || words) && (
      <div className="desk:col-span-4">
        {title && (
          <Heading className="text-title desk:[--measure:calc(var(--column)/3-1.5rem)]">
            {title}
          </Heading>
        )}
        {words}
      </div>
    )}
    <div className="desk:col-[5/-1]">{children}</div>
  </div>
);

const Paragraphs = ({ paragraphs, className }: { paragraphs: string[]; className: string }) => (
  <div className={classNames('grid gap-x-(--gutter) gap-y-3 text-soft', className)}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{unbroken(paragraph)}</p>
    ))}
  </div>
);

/** The links to the form and to a page that says more. */
function Actions({ section: { topic, link } }: SectionProps) {
  const path = link && targetOf(link);
  return (
    <p className="mt-1 flex flex-wrap gap-x-8 empty:hidden">
      {topic && <ArrowLink href={askAboutHref(topic)}>{askAboutText(topic)}</ArrowLink>}
      {path && <ArrowLink href={path}>{link.text}</ArrowLink>}
    </p>
  );
}

/** Points below hairlines, in columns; on phones they are one paragraph. */
const Points = ({ section: { points = [] } }: SectionProps) => (
  <ul className="mt-5 border-t border-hair pt-2 text-note empty:hidden tablet:grid tablet:grid-cols-3 tablet:gap-x-(--gutter) tablet:border-0 tablet:pt-0">
    {points.map((point) => (
      <li
        key={point}
        className="inline border-hair not-last:after:content-['_·_'] tablet:block tablet:border-t tablet:py-2.5 tablet:after:hidden"
      >
        {unbroken(point)}
      </li>
    ))}
  </ul>
);

/** Fields with the note on each running on after its name. */
const Terms = ({ fields }: { fields: Fields }) => (
  <dl className="grid gap-x-(--gutter) text-note tablet:grid-cols-2">
    {fields.map(({ title, text }) => (
      <div key={title} className="border-t border-hair py-1.5 tablet:py-2">
        <dt className="me-1.5 inline font-strong">{unbroken(title)}</dt>
        <dd className="inline text-soft">{unbroken(text)}</dd>
      </div>
    ))}
  </dl>
);

/** Fields of work in columns across the page, on a phone in one paragraph. */
const FieldColumns = ({ fields }: { fields: Fields }) => (
  <dl className="mt-4 gap-x-(--gutter) text-note tablet:mt-6 tablet:grid tablet:grid-cols-3 tablet:gap-y-4 wide:grid-cols-6">
    {fields.map(({ title, text }) => (
      <div
        key={title}
        className="me-1.5 inline border-hair tablet:me-0 tablet:block tablet:border-t tablet:py-1.5"
      >
        <dt className="me-1.5 inline font-strong tablet:block tablet:text-[1.25rem]/[1.2]">
          {unbroken(title)}
        </dt>
        <dd className="inline text-soft tablet:mt-1 tablet:block">{unbroken(text)}</dd>
      </div>
    ))}
  </dl>
);

type FlowProps = { flow: NonNullable<AboutSection['flow']> };

/** The stops that a value passes, in one direction: down on a phone, across on a desktop. */
const Flow = ({ flow: { title, steps } }: FlowProps) => (
  <>
    <h3 className="sr-only">{title}</h3>
    <ol className="-mx-(--page-side) mt-6 in-display desk:grid desk:auto-cols-fr desk:grid-flow-col desk:border-y desk:border-rule desk:[--measure:calc(var(--column)/5-4rem)]">
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(
            'relative flex border-t border-rule px-(--page-side) py-2.5 text-sub desk:min-h-[132px] desk:items-end desk:border-t-0 desk:px-6 desk:py-5 desk:first:ps-(--page-side) desk:first:[--measure:calc(20cqi-var(--page-side)-2rem)] desk:not-first:border-s',
            lettersOf(step),
          )}
        >
          {index > 0 && (
            <Icon
              name="down"
              className="absolute -top-3 size-6 bg-ground desk:-start-3 desk:top-[calc(50%-0.75rem)] desk:-rotate-90 desk:rtl:rotate-90"
            />
          )}
          {unbroken(step)}
        </li>
      ))}
    </ol>
  </>
);
