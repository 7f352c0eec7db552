import type { AboutAction, AboutSection as Content } from '../../content/types';
import { allRoutes } from '../../routes';
import { ArrowLink } from '../../ui/ArrowLink';
import { BulletList } from '../../ui/BulletList';
import { ButtonLink } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { AskButton } from '../ask-about/AskButton';
import { SidePicture } from '../pictures/SidePicture';
import { ChangeoverPlan, Commitment, FieldRows, Fields, Flow } from './SectionDetails';

type AboutSectionProps = { section: Content; surface: 'paper' | 'mist'; mirrored: boolean };

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
  const { title, paragraphs, points, action, more } = section;
  return (
    <div>
      <h2 className="text-3xl font-extrabold tracking-tight text-balance text-ink">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-prose">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && <BulletList items={points} className="mt-5 font-semibold text-ink" />}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <SectionAction action={action} />
        {more && <ArrowLink href={pathOfPage(more.page)}>{more.text}</ArrowLink>}
      </div>
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

/** The address of a page by its id in `routes.ts`; the content check holds that there is one. */
function pathOfPage(page: string): string {
  return allRoutes.find(({ id }) => id === page)?.path ?? '/';
}

function SectionAction({ action }: { action: AboutAction }) {
  if ('topic' in action) return <AskButton topic={action.topic} />;
  return (
    <ButtonLink href={pathOfPage(action.page)} variant="outline">
      {action.text}
    </ButtonLink>
  );
}
