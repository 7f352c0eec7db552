import content from '#content/contact';
import labels from '#content/labels/contact';
import formLabels from '#content/labels/contact-form';
import hours from '#content/office-hours';
import { contactFormId } from '../features/ask-about/askParameter';
import { OtherContactTiles, TelephoneTile } from '../features/contact-details/ContactTiles';
import { telephoneWay } from '../features/contact-details/directWays';
import { Notifications } from '../features/contact-details/Notifications';
import { WithNumbers } from '../features/contact-details/WithNumbers';
import { ContactForm } from '../features/contact-form/ContactForm';
import { isPast } from '../features/contact-form/isPast';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { ContactCardLink, LineDown, OfficeHours } from '../features/office-hours/OfficeHours';
import { NearbyPicture } from '../features/pictures/NearbyPicture';
import { lettersOf } from '../ui/Heading';
import { PageTitle } from '../ui/PlainHead';
import { RowHeading } from '../ui/RowHeading';
import { unbroken } from '../ui/unbroken';
import { useHydrating } from '../ui/useHydrating';

const officeHours = hours && <OfficeHours hours={hours} />;

/** Contact Us: the ways to reach the company, the form, the office's hours, and the next steps. */
export function ContactPage() {
  return (
    <Notifications>
      <div className="ground-white">
        <div className="grid-page gap-y-5 pt-5 pb-8 desk:grid-rows-[auto_auto_1fr] desk:gap-y-6 desk:pt-[52px] desk:pb-11">
          <div className="desk:col-end-6">
            <PageTitle className="desk:[--measure:calc(var(--column)*5/12-var(--gutter))]">
              {content.title}
            </PageTitle>
            <p className="mt-4 text-lead text-soft desk:mt-6">{unbroken(content.introduction)}</p>
          </div>
          <AfterHeading>
            <div className="desk:col-end-6">
              <h2 id="reach" data-print="none" className="sr-only">
                {labels.tiles}
              </h2>
              <TelephoneTile hours={officeHours} />
            </div>
            <Form />
            <div className="grid content-start gap-x-(--gutter) text-note tablet:grid-cols-2 desk:col-end-6">
              <OtherContactTiles />
              {!telephoneWay && officeHours}
              <ContactCardLink />
            </div>
          </AfterHeading>
        </div>
      </div>
      <AfterHeading>
        <LineDown />
        {content.next && <NextSteps next={content.next} />}
      </AfterHeading>
    </Notifications>
  );
}

function Form() {
  return (
    <div className="desk:col-start-7 desk:col-end-13 desk:row-start-1 desk:row-end-4">
      <h2 id={contactFormId} className="in-display text-sub">
        {formLabels.title}
      </h2>
      {content.formIntroduction && (
        <p className="mt-2 text-data text-soft">{content.formIntroduction}</p>
      )}
      <div className="mt-4">
        <ContactForm />
      </div>
    </div>
  );
}

/** What can start when: a sentence that is gone after its day, in a page built before it too. */
function NextStart({ text, until }: { text: string; until: string }) {
  const isOver = !useHydrating() && isPast(until);
  return isOver ? null : <p className="column pb-4 text-lead font-strong">{text}</p>;
}

/** The steps after a message was sent, and a picture after them. */
function NextSteps({ next: { title, start, steps } }: { next: NonNullable<typeof content.next> }) {
  const { img } = content;
  return (
    <section className="ground-white">
      <RowHeading id="next" title={title} />
      {start && <NextStart {...start} />}
      <div className="grid-page items-start gap-y-8 pb-11 desk:pb-14">
        <ol
          data-print="fours"
          className={`grid gap-x-(--gutter) desk:grid-cols-3 ${img ? 'wide:col-span-9' : ''}`}
        >
          {steps.map(({ when, what }) => (
            <li key={what} className="border-t border-hair pt-4 pb-5">
              {when && (
                <h3 className={`mb-1.5 font-sans text-name font-strong ${lettersOf(when)}`}>
                  {when}
                </h3>
              )}
              <p className="text-note text-soft">
                <WithNumbers text={what} />
              </p>
            </li>
          ))}
        </ol>
        {img && (
          <NearbyPicture
            kind="side"
            name={img}
            sizes="(min-width: 75rem) 24vw, 100vw"
            className="aspect-[3/2] max-h-[340px] w-full wide:col-[10/-1] print:hidden"
          />
        )}
      </div>
    </section>
  );
}
