import type { AboutAction, AboutSection as Content } from '../../content/types';
import { allRoutes } from '../../routes';
import { BulletList } from '../../ui/BulletList';
import { ButtonLink } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { askAboutHref, askAboutText } from '../ask-about/askAbout';
import { SidePicture } from '../pictures/SidePicture';
import { ChangeoverPlan, Commitment, Fields, Flow } from './SectionParts';

type AboutSectionProps = { section: Content; surface: 'paper' | 'mist'; mirrored: boolean };

/**
 * A section of the About page: its words, and beside them what it shows, such as a plan or a picture.
 * `mirrored`: the words are on the right.
 */
export function AboutSection({ section, surface, mirrored }: AboutSectionProps) {
  const { id, title, img, paragraphs, points, plan, promise, flow, fields } = section;
  return (
    <Section surface={surface}>
      <div
        id={id}
        data-print="columns"
        className={`grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-2 ${mirrored ? 'lg:[&>*:first-child]:order-1' : ''}`}
      >
        <div>
          <h2 className="text-3xl font-extrabold tracking-tight text-balance text-ink">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-prose">
              {paragraph}
            </p>
          ))}
          {points.length > 0 && (
            <BulletList items={points} className="mt-6 font-semibold text-ink" />
          )}
          <div className="mt-6">
            <SectionAction action={section.action} />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-6">
          {plan && <ChangeoverPlan plan={plan} />}
          {promise && <Commitment promise={promise} />}
          {flow && <Flow flow={flow} />}
          {img && !plan && (
            <SidePicture name={img} {...(fields && { className: 'max-sm:hidden' })} />
          )}
          {fields && <Fields fields={fields} />}
        </div>
      </div>
    </Section>
  );
}

function SectionAction({ action }: { action: AboutAction }) {
  if ('topic' in action)
    return (
      <ButtonLink href={askAboutHref(action.topic)} variant="outline">
        {askAboutText(action.topic)}
      </ButtonLink>
    );
  const route = allRoutes.find(({ id }) => id === action.page);
  return (
    route && (
      <ButtonLink href={route.path} variant="outline">
        {action.text}
      </ButtonLink>
    )
  );
}
