import breakdown from '#content/breakdown';
import content from '#content/contact';
import labels from '#content/labels/contact';
import formLabels from '#content/labels/contact-form';
import hours from '#content/office-hours';
import site from '#content/site';
import { contactFormId } from '../features/ask-about/askParameter';
import { MainContactTiles, OtherContactTiles } from '../features/contact-details/ContactTiles';
import { telephoneWay } from '../features/contact-details/directWays';
import { Notifications } from '../features/contact-details/Notifications';
import { ContactForm } from '../features/contact-form/ContactForm';
import type { ContactPage as Content } from '../features/contact-form/content';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { ContactCardLink, OfficeHours } from '../features/office-hours/OfficeHours';
import { classNames } from '../ui/classNames';
import { Heading } from '../ui/Heading';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';

/** Whether there is anything to stand beside the form. */
const hasDetails = Boolean(site.contactCard || hours || breakdown);

/** Contact Us: the ways to reach the company, the form, the office's hours, and the next steps. */
export function ContactPage() {
  return (
    <Notifications>
      <PageHeader title={content.title} introduction={[content.introduction]} tight />
      <AfterHeading>
        <Section surface="band" tight="least">
          {hasDetails ? (
            <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-y-3">
              <div>
                <h2 id="reach" data-print="none" className="sr-only">
                  {labels.tiles}
                </h2>
                <MainContactTiles />
              </div>
              <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
                <Form />
              </div>
              <div className="contact-card text-sm">
                <OfficeHours />
                <OtherContactTiles />
                <ContactCardLink />
              </div>
            </div>
          ) : (
            <div className="max-w-[48rem]">
              <Form />
            </div>
          )}
        </Section>
        {content.next && <NextSteps next={content.next} />}
      </AfterHeading>
    </Notifications>
  );
}

function Form() {
  return (
    <>
      <h2 id={contactFormId} className="text-3xl font-strong text-heading">
        {formLabels.title}
      </h2>
      {content.formIntroduction && (
        <p className="mt-3 max-w-[38rem] text-sm">{content.formIntroduction}</p>
      )}
      <div className="mt-4">
        <ContactForm />
      </div>
      {telephoneWay && (
        <p className="mt-4 max-w-[38rem] text-sm">
          {`${formLabels.callInstead} `}
          <a href={telephoneWay.href} className="strong-link rounded-sm whitespace-nowrap">
            {telephoneWay.text}
          </a>
        </p>
      )}
    </>
  );
}

/** The steps after a message was sent: up to three make one row with their heading. */
export function NextSteps({ next: { title, steps } }: { next: NonNullable<Content['next']> }) {
  const beside = steps.length < 4;
  return (
    <Section surface="plain" tight>
      <div
        className={classNames(
          'grid gap-x-8 gap-y-8 lg:[--measure:calc(var(--column)/4-1.5rem)]',
          beside && 'lg:grid-cols-[1fr_3fr]',
        )}
      >
        <Heading id="next" className="text-3xl font-strong text-heading">
          {title}
        </Heading>
        <ol
          data-print="fours"
          className={classNames(
            'grid gap-8',
            beside ? 'lg:grid-flow-col lg:auto-cols-fr' : 'lg:grid-cols-4',
          )}
        >
          {steps.map(({ when, what }) => (
            <li key={what} className="rule-above pt-[12px]">
              {when && (
                <Heading
                  as="h3"
                  className="mb-2 font-sans text-xl font-strong text-balance text-heading"
                >
                  {when}
                </Heading>
              )}
              <p>{what}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
