import text from '#content/labels/written';
import content from '#content/people';
import type { People } from '../../content/modules';
import { ArrowLink } from '../../ui/ArrowLink';
import { fill } from '../../ui/fill';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { SidePicture } from '../pictures/SidePicture';

/** The band of the people who do the work, each with what to ask about and the jobs answered for. */
export function PeopleBand({ surface }: { surface: 'page' | 'band' }) {
  if (!content || content.people.length === 0) return null;
  return (
    <Section surface={surface}>
      <div id="people">
        <SectionHeading title={content.title} text={content.introduction} />
        <ul data-print="columns" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {content.people.map((person) => (
            <li key={person.id} id={person.id}>
              <Card person={person} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Of a name its first letter and that of its last word. */
const initialsOf = (name: string) => {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
};

function Card({ person }: { person: People['people'][number] }) {
  const { name, role, trade, since, certificates = [], ask, jobs, img } = person;
  const learned = [trade, since === undefined ? '' : fill(text.since, { year: since })];
  return (
    <article className="flex h-full flex-col rounded-md bg-surface p-4 text-sm shadow-card sm:p-6">
      {img ? (
        <SidePicture name={img} />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-[4rem] place-items-center rounded-sm bg-dark-900 text-xl font-extrabold text-accent"
        >
          {initialsOf(name)}
        </span>
      )}
      <h3 className="mt-4 text-lg font-bold text-heading">{name}</h3>
      <p className="font-semibold">{role}</p>
      <p className="mt-2">{learned.filter(Boolean).join(', ')}</p>
      {certificates.length > 0 && <p className="mt-1">{certificates.join(', ')}</p>}
      {ask && <p className="mt-3 border-l-2 border-accent pl-3 text-heading">{ask}</p>}
      {jobs.length > 0 && (
        <div data-print="none" className="mt-auto pt-3">
          <p className="font-semibold text-heading">{text.answersFor}</p>
          {jobs.map(({ title, href }) => (
            <ArrowLink key={href} href={href}>
              {title}
            </ArrowLink>
          ))}
        </div>
      )}
    </article>
  );
}
