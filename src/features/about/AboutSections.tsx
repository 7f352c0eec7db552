import type { ReactNode } from 'react';
import { pathOf } from '../../routes';
import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/classNames';
import { Heading, lettersOf } from '../../ui/Heading';
import { askAboutHref, askAboutText } from '../ask-about/AskButton';
import { SidePicture } from '../pictures/NearbyPicture';
import type { AboutSection } from './content';
import { ChangeLog, Delay, Plan, type PlanProps } from './Records';

type Ground = 'white' | 'navy';
type BlockProps = { section: AboutSection; ground: Ground };
type Fields = NonNullable<AboutSection['fields']>;
type Promise = NonNullable<AboutSection['promise']>;

/** Whether a section is what the page says loudest: a promise, and on what terms it is made. */
export const isPoster = ({ plan, promise, flow, fields }: AboutSection): boolean =>
  Boolean(promise && fields && !plan && !promise.log && !flow);

const isFieldBlock = ({ plan, promise, flow, fields }: AboutSection) =>
  Boolean(fields && !plan && !promise && !flow);

/** The fields that the company works in, each in the block that suits what its section has. */
export function AboutSections({ sections }: { sections: AboutSection[] }) {
  let ground: Ground = 'white';
  return sections.map((section, index) => {
    const before = sections[index - 1];
    const goesOn = before && isFieldBlock(before) && isFieldBlock(section);
    if (!goesOn) ground = ground === 'white' ? 'navy' : 'white';
    return <Block key={section.id} section={section} ground={ground} goesOn={Boolean(goesOn)} />;
  });
}

/** The first of these parts that the section has decides which block it is. */
function Block({ goesOn, ...block }: BlockProps & { goesOn: boolean }) {
  const { plan, promise, flow, fields } = block.section;
  if (plan) return <PlanBlock {...block} plan={plan} />;
  if (promise && isPoster(block.section)) return <PosterBlock {...block} promise={promise} />;
  if (promise) return <PromiseBlock {...block} promise={promise} />;
  if (flow) return <FlowBlock {...block} flow={flow} />;
  if (fields && !goesOn) return <FieldColumnsBlock {...block} fields={fields} />;
  return <HalfBlock {...block} ruled={goesOn} />;
}

type BandProps = BlockProps & { ruled?: boolean; children: ReactNode };

function Band({ section, ground, ruled = false, children }: BandProps) {
  return (
    <section className={ground === 'navy' ? 'ground-navy' : 'ground-white'}>
      <div id={section.id} className="column">
        <div className={classNames('spread', ruled && 'row-rule')}>{children}</div>
      </div>
    </section>
  );
}

/** Words in the first four columns, and what they are about in the others. */
function Half({ words, children }: { words: ReactNode; children?: ReactNode }) {
  return (
    <div
      data-print="columns"
      className="grid grid-cols-1 gap-x-(--gutter) gap-y-6 desk:grid-cols-12"
    >
      <div className="desk:col-span-4">{words}</div>
      {children && <div className="desk:col-span-8">{children}</div>}
    </div>
  );
}

const Title = ({ children }: { children: string }) => (
  <Heading className="in-display text-title desk:[--measure:calc(var(--column)/3-1.5rem)]">
    {children}
  </Heading>
);

const Paragraphs = ({ paragraphs }: { paragraphs: string[] }) => (
  <div className="mt-3 grid gap-3 text-soft">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

/** Title, paragraphs and links of a section; `children` stand above the links. */
function Words({ section, children }: { section: AboutSection; children?: ReactNode }) {
  return (
    <>
      <Title>{section.title}</Title>
      <Paragraphs paragraphs={section.paragraphs} />
      {children}
      <Actions section={section} />
    </>
  );
}

/** The links to the form and to a page that says more. */
function Actions({ section: { topic, link } }: { section: AboutSection }) {
  const path = link && pathOf(link.page);
  if (!topic && !path) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-8">
      {topic && <ArrowLink href={askAboutHref(topic)}>{askAboutText(topic)}</ArrowLink>}
      {path && <ArrowLink href={path}>{link.text}</ArrowLink>}
    </p>
  );
}

/** Points below hairlines, in columns. */
function Points({ section: { points = [] } }: { section: AboutSection }) {
  if (points.length === 0) return null;
  return (
    <ul className="points mt-5 border-t border-hair pt-2 text-note tablet:grid tablet:grid-cols-3 tablet:gap-x-(--gutter) tablet:border-0 tablet:pt-0">
      {points.map((point) => (
        <li key={point} className="border-hair tablet:border-t tablet:py-2.5">
          {point}
        </li>
      ))}
    </ul>
  );
}

/** Fields with the note on each running on after its name. */
function Terms({ fields }: { fields: Fields }) {
  return (
    <dl className="grid gap-x-(--gutter) text-note tablet:grid-cols-2">
      {fields.map(({ title, text }) => (
        <div key={title} className="border-t border-hair py-2">
          <dt className="me-1.5 inline font-strong">{title}</dt>
          <dd className="inline text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Words beside fields, a picture, or points; the words have all of the width beside nothing. */
function HalfBlock({ ruled, ...block }: BlockProps & { ruled: boolean }) {
  const { section } = block;
  const { img, fields } = section;
  return (
    <Band {...block} ruled={ruled}>
      <Half words={<Words section={section} />}>
        {fields && <Terms fields={fields} />}
        {img && <SidePicture name={img} ground={pictureGround(block)} className="mt-3" />}
        <Points section={section} />
      </Half>
    </Band>
  );
}

const pictureGround = ({ ground }: BlockProps) => (ground === 'navy' ? 'dark' : 'light');

/** The plan over all of the width, below the words and the picture of what is changed. */
function PlanBlock({ plan, ...block }: BlockProps & PlanProps) {
  const { section } = block;
  return (
    <Band {...block}>
      <Half words={<Words section={section} />}>
        {section.img && <SidePicture name={section.img} ground={pictureGround(block)} />}
      </Half>
      <Plan plan={plan} />
      <Points section={section} />
      <Rest section={section} />
    </Band>
  );
}

/** A flow and fields below what decides the block. */
const Rest = ({ section: { flow, fields } }: { section: AboutSection }) => (
  <>
    {flow && <Flow flow={flow} />}
    {fields && (
      <div className="mt-7">
        <Terms fields={fields} />
      </div>
    )}
  </>
);

/** A promise as wide as the page, how it was kept, and on white the terms of it. */
function PosterBlock({ section, promise }: BlockProps & { promise: Promise }) {
  const { fields, fieldsTitle, img, paragraphs } = section;
  const [lead, ...others] = paragraphs;
  return (
    <>
      <Band section={section} ground="navy">
        <Half words={<Title>{section.title}</Title>}>{lead && <p>{lead}</p>}</Half>
        <Poster title={promise.title} />
        <Half words={img && <SidePicture name={img} ground="dark" />}>
          <p>{promise.text}</p>
        </Half>
        {promise.delay && <Delay delay={promise.delay} />}
      </Band>
      <section className="ground-white">
        <div className="column spread">
          <Half
            words={
              <>
                {fieldsTitle && <h3 className="in-display text-sub">{fieldsTitle}</h3>}
                <Paragraphs paragraphs={others} />
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

/** So many letters stand on one line of a desktop, as large as that allows. */
const oneLine = 14;

function Poster({ title }: { title: string }) {
  const isFigure = title.length <= oneLine;
  return (
    <h3
      className={classNames(
        'in-display my-6 desk:my-9',
        isFigure ? 'about-figure' : 'text-poster',
        lettersOf(title),
      )}
    >
      {/* Its words stand below each other on a phone, and from 700 px beside each other. */}
      {isFigure ? <span className={lettersOf(title.replaceAll(' ', ''))}>{title}</span> : title}
    </h3>
  );
}

/** The words and the promise, with the record of how it is kept beside them. */
function PromiseBlock({ promise, ...block }: BlockProps & { promise: Promise }) {
  const { section } = block;
  return (
    <Band {...block}>
      <Half
        words={
          <Words section={section}>
            <h3 className="mt-5 font-sans text-lead font-strong">{promise.title}</h3>
            <p className="mt-1 text-soft">{promise.text}</p>
          </Words>
        }
      >
        {promise.log && <ChangeLog log={promise.log} />}
        <Points section={section} />
      </Half>
      <Rest section={section} />
    </Band>
  );
}

type Flow = NonNullable<AboutSection['flow']>;

/** The stops that a value passes, in one direction: down on a phone, across on a desktop. */
function Flow({ flow }: { flow: Flow }) {
  return (
    <>
      <h3 className="sr-only">{flow.title}</h3>
      <ol className="flow -mx-(--page-side) mt-7 in-display text-sub">
        {flow.steps.map((step) => (
          <li key={step} className={lettersOf(step)}>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}

function FlowBlock({ flow, ...block }: BlockProps & { flow: Flow }) {
  const { section } = block;
  const { img, paragraphs, fields } = section;
  return (
    <Band {...block}>
      <Half words={<Title>{section.title}</Title>}>
        <div className="grid gap-x-(--gutter) gap-y-3 desk:auto-cols-fr desk:grid-flow-col">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {img && <SidePicture name={img} ground={pictureGround(block)} />}
        </div>
      </Half>
      <Flow flow={flow} />
      {fields && <Terms fields={fields} />}
      <Points section={section} />
      <Actions section={section} />
    </Band>
  );
}

/** Fields of work in columns across the page, below the words and their picture. */
function FieldColumnsBlock({ fields, ...block }: BlockProps & { fields: Fields }) {
  const { section } = block;
  const { img } = section;
  return (
    <Band {...block}>
      <Half words={<Title>{section.title}</Title>}>
        <div className="text-soft">
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {img && <SidePicture name={img} ground={pictureGround(block)} className="mt-5" />}
      </Half>
      <dl className="mt-6 grid gap-x-(--gutter) gap-y-2 tablet:gap-y-4 tablet:grid-cols-3 wide:grid-cols-6">
        {fields.map(({ title, text }) => (
          <div key={title} className="border-t border-hair pt-2">
            <dt className="me-1.5 inline font-strong tablet:block tablet:text-lead/[1.2]">
              {title}
            </dt>
            <dd className="inline text-note text-soft tablet:mt-1 tablet:block">{text}</dd>
          </div>
        ))}
      </dl>
      <Points section={section} />
      <Actions section={section} />
    </Band>
  );
}
