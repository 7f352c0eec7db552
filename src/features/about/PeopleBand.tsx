import text from '#content/labels/written';
import content from '#content/people';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { SidePicture } from '../pictures/NearbyPicture';
import type { People } from './content';

/** The people who do the work: what to ask them, and the projects that they answer for. */
export function PeopleBand() {
  if (!content || content.people.length === 0) return null;
  return (
    <Section surface="band">
      <div id="people">
        <SectionHeading title={content.title} text={content.introduction} />
        {/* In a row, names, trades, questions and projects each begin on one line. */}
        <ul className="row-on-phones gap-x-[32px] sm:grid-cols-2 xl:grid-cols-4">
          {content.people.map((person) => (
            <li
              key={person.id}
              id={person.id}
              className="rule-above pt-[16px] pb-[32px] sm:row-span-4 sm:grid sm:grid-rows-subgrid"
            >
              <Entry person={person} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Entry({ person }: { person: People['people'][number] }) {
  const { name, role, trade, since, certificates = [], ask, projects, img } = person;
  return (
    <>
      <div>
        {since !== undefined && (
          <p className="mb-2 text-sm">
            {`${text.since} `}
            <span className="block font-display text-3xl font-strong text-heading print:inline print:text-sm">
              {since}
            </span>
          </p>
        )}
        {img && (
          <SidePicture
            name={img}
            sizes="(min-width: 84rem) 20rem, (min-width: 40rem) 48vw, 100vw"
            className="mb-4"
          />
        )}
        <h3 className="text-2xl font-strong text-heading">{name}</h3>
        <p className="font-strong text-heading">{role}</p>
      </div>
      <div className="pt-3 text-sm">
        {trade && <p>{trade}</p>}
        {certificates.map((certificate) => (
          <p key={certificate}>{certificate}</p>
        ))}
      </div>
      {ask && <p className="pt-3 text-heading">{ask}</p>}
      {projects.length > 0 && (
        <div data-print="none" className="pt-3 text-sm">
          <p>{text.answersFor}</p>
          {projects.map(({ title, href }) => (
            <a key={href} href={href} className="strong-link block py-[10px]">
              {title}
            </a>
          ))}
        </div>
      )}
    </>
  );
}
