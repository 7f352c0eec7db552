import type { AboutSection } from '../../content/schema';
import { pathOf } from '../../routes';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { AskButton } from '../ask-about/AskButton';
import { askAboutHref, askAboutText } from '../ask-about/topicLink';
import { NearbyPicture } from '../pictures/NearbyPicture';

/** A section, and the ground that it lies on. */
export type SectionProps = { section: AboutSection; surface: 'page' | 'band' };

type PartProps = { section: AboutSection; className?: string };

export function Title({ section: { title }, className }: PartProps) {
  return <h2 className={classNames('text-3xl font-extrabold', className)}>{title}</h2>;
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

/**
 * What the section ends with: the form, or a page that says more; each where there is one. It is a
 * button below what somebody would write to us about at once: a plan or a promise.
 */
export function Actions({
  section: { topic, link, plan, promise },
  className,
  onDark = false,
}: PartProps & { onDark?: boolean }) {
  const path = link && pathOf(link.page);
  if (!topic && !path) return null;
  const variant = onDark ? 'outlineOnDark' : 'outline';
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-6 gap-y-2', className)}>
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
export function WidePicture({ name }: { name: string }) {
  return (
    <NearbyPicture
      name={name}
      kind="side"
      alt=""
      sizes="(min-width: 90rem) 84rem, 100vw"
      className="bleed mt-10 aspect-[3/2] overflow-hidden sm:mt-16 lg:aspect-[14/5]"
      imgClassName="size-full object-cover"
    />
  );
}

/** The stops that a value passes, in one direction. */
export function FlowLine({ flow }: { flow: NonNullable<AboutSection['flow']> }) {
  return (
    <div className="mt-10 sm:mt-16">
      <h3 className="text-xl font-bold text-heading">{flow.title}</h3>
      <ol className="flow">
        {flow.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

type DefinitionsProps = {
  fields: NonNullable<AboutSection['fields']>;
  className?: string;
};

/** Fields of work with a note on each: as a table of two columns, or as the class says. */
export function Definitions({ fields, className = 'definitions' }: DefinitionsProps) {
  return (
    <dl className={className}>
      {fields.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a section has besides what its composition is made for. */
export function Besides({ flow, fields }: Partial<Pick<AboutSection, 'flow' | 'fields'>>) {
  return (
    <>
      {flow && <FlowLine flow={flow} />}
      {fields && <Definitions fields={fields} />}
    </>
  );
}
