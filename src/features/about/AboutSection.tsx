import type { AboutSection as Content } from '../../content/schema';
import { pathOf } from '../../routes';
import { ArrowLink } from '../../ui/ArrowLink';
import { BulletList } from '../../ui/BulletList';
import { ButtonLink } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { AskButton } from '../ask-about/AskButton';
import { SidePicture } from '../pictures/SidePicture';
import { ChangeoverPlan, Commitment, FieldRows, Fields, Flow } from './SectionDetails';

type AboutSectionProps = { section: Content; surface: 'page' | 'band'; mirrored: boolean };

/**
 * A section of the About page: its words, and beside or below them what it shows, such as a plan or a
 * picture. `mirrored`: the words are on the right.
 */
export function AboutSection({ section, surface, mirrored }: AboutSectionProps) {
  const { id, flow, fields } = section;
  const List = mirrored ? Fields : FieldRows;
  return (
    <Section surface={surface}>
      <div
        id={id}
        data-print="columns"
        className={`grid grid-cols-1 gap-x-16 gap-y-7 lg:grid-cols-2 lg:gap-y-10 ${mirrored ? 'lg:[&>*:nth-child(2)]:-order-1' : ''}`}
      >
        <Words section={section} />
        <Shown section={section} />
        {flow && <Flow flow={flow} />}
        {fields && <List fields={fields} />}
      </div>
    </Section>
  );
}

function Words({ section }: { section: Content }) {
  const { title, paragraphs, points = [] } = section;
  return (
    <div>
      <h2 className="text-3xl font-extrabold tracking-tight text-balance text-heading">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-prose">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <BulletList items={points} className="mt-5 font-semibold text-heading" />
      )}
      <Actions section={section} />
    </div>
  );
}

/** What stands beside the words; on a phone, fields of work are in place of their picture. */
function Shown({ section: { img, plan, promise, fields } }: { section: Content }) {
  if (plan) return <ChangeoverPlan plan={plan} />;
  if (promise) return <Commitment promise={promise} />;
  return (
    img && (
      <SidePicture
        name={img}
        className={fields ? 'max-sm:hidden sm:aspect-[5/2]' : 'max-lg:aspect-[2/1]'}
      />
    )
  );
}

/** What the section ends with: the form, or a page that says more; each where there is one. */
function Actions({ section: { topic, link } }: { section: Content }) {
  const path = link && pathOf(link.page);
  if (!topic && !path) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
      {topic && <AskButton topic={topic} />}
      {path &&
        (topic ? (
          <ArrowLink href={path}>{link.text}</ArrowLink>
        ) : (
          <ButtonLink href={path} variant="outline">
            {link.text}
          </ButtonLink>
        ))}
    </div>
  );
}
