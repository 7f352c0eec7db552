import text from '#content/labels/written';
import content from '#content/people';
import { lettersOf } from '../../ui/Heading';
import { RowHeading } from '../../ui/RowHeading';
import { unbroken } from '../../ui/unbroken';
import { CareerAxis, CareerLine, careerYears, type Years } from '../charts/Careers';
import { SidePicture } from '../pictures/NearbyPicture';
import type { People } from './content';
import { Folded } from './Records';

const nameCell = 'col-span-6 tablet:col-span-4';
const yearsCell = 'col-[7/-1] row-start-1 self-start tablet:col-[5/8]';

/** The people who do the work: how long they have, what to ask them, and what they answer for. */
export function PeopleBand() {
  if (!content || content.people.length === 0) return null;
  const { title, introduction, people, founded, thisYear } = content;
  const years = careerYears(people, thisYear);
  return (
    <section id="people" className="ground-white pb-4 desk:pb-11">
      <RowHeading title={title} text={introduction} />
      {years && (
        <div data-print="none" className="grid-page pb-2 text-data text-soft">
          <p aria-hidden="true" className={nameCell}>
            {text.since}
          </p>
          <CareerAxis years={years} founded={founded} className={yearsCell} />
        </div>
      )}
      <ul>
        {people.map((person) => (
          <Person key={person.id} person={person} years={years} />
        ))}
      </ul>
    </section>
  );
}

type PersonProps = { person: People['people'][number]; years: Years | undefined };

function Person({ person, years }: PersonProps) {
  const { id, name, role, trade, certificates = [], ask, projects, img } = person;
  return (
    <li id={id} className="grid-page border-t border-hair pt-3 pb-1 desk:pb-2">
      <div className="contents tablet:col-span-4 tablet:block">
        {img && <SidePicture name={img} sizes="14rem" className="col-span-12 mb-3 max-w-[14rem]" />}
        <h3 className={`col-span-6 row-start-1 font-sans text-name font-strong ${lettersOf(name)}`}>
          {name}
        </h3>
        <p className="col-span-12 text-data text-soft">
          {unbroken([role, trade].filter(Boolean).join('. '))}
        </p>
      </div>
      {years && (
        <CareerLine
          career={person}
          years={years}
          words={{ since: text.since, joined: text.joined }}
          className={`${yearsCell} text-data`}
        />
      )}
      <div className={years ? 'tablet:col-[8/-1]' : 'tablet:col-[5/-1]'}>
        {ask && <p className="mt-1 text-pretty tablet:mt-0 desk:text-lead">{unbroken(ask)}</p>}
        <div className="-mt-1 flex flex-wrap items-baseline gap-x-6 text-data">
          {certificates.length > 0 && (
            <Folded title={text.certificates}>
              <ul className="pb-2">
                {certificates.map((certificate) => (
                  <li key={certificate}>{unbroken(certificate)}</li>
                ))}
              </ul>
            </Folded>
          )}
          {projects.length > 0 && (
            <p data-print="none" className="pb-2">
              {`${text.answersFor} `}
              {projects.map(({ title, href }) => (
                <a key={href} href={href} className="strong-link me-4">
                  <bdi>{title}</bdi>
                </a>
              ))}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
