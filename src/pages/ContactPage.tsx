import breakdown from '#content/breakdown';
import content from '#content/contact';
import labels from '#content/labels/contact';
import formLabels from '#content/labels/contact-form';
import hours from '#content/office-hours';
import site from '#content/site';
import type { ContactPage as Content } from '../content/schema';
import { contactFormId } from '../features/ask-about/askParameter';
import { MainContactTiles, OtherContactTiles } from '../features/contact-details/ContactTiles';
import { telephoneWay } from '../features/contact-details/directWays';
import { Notifications } from '../features/contact-details/Notifications';
import { ContactForm } from '../features/contact-form/ContactForm';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { OfficeHours } from '../features/office-hours/OfficeHours';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';

/** Whether there is anything to stand beside the form. */
const hasDetails = Boolean(site.contactCard || hours || breakdown);

/** Contact Us: the ways to reach the company beside the form, the office's hours, and what comes next. */
export function ContactPage() {
  return (
    <Notifications>
      <PageHeader title={content.title} introduction={[content.introduction]} tight />
      <AfterHeading>
        <Section surface="band" tight="least">
          {hasDetails ? (
            <div className="grid grid-cols-1 items-start gap-x-12 gap-y-5 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
              <div>
                <h2 id="reach" data-print="none" className="sr-only">
                  {labels.tiles}
                </h2>
                <MainContactTiles />
              </div>
              <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
                <Form />
              </div>
              <div className="grid grid-cols-1 gap-3">
                <OfficeHours />
                <OtherContactTiles />
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
      <h2
        id={contactFormId}
        className="text-2xl font-extrabold tracking-tight text-heading lg:text-3xl"
      >
        {formLabels.title}
      </h2>
      {content.formIntroduction && (
        <p className="mt-1 max-w-[36rem] text-sm">{content.formIntroduction}</p>
      )}
      {telephoneWay && (
        <p className="mt-1 text-sm">
          {`${formLabels.callInstead} `}
          <a
            href={telephoneWay.href}
            className="flex min-h-[44px] w-fit items-center rounded-sm font-extrabold whitespace-nowrap text-heading underline decoration-accent decoration-2 underline-offset-4 hover:decoration-edge sm:inline-flex"
          >
            {telephoneWay.text}
          </a>
        </p>
      )}
      <div className={telephoneWay ? 'mt-2' : 'mt-4'}>
        <ContactForm />
      </div>
    </>
  );
}

/** What happens after a message was sent. */
function NextSteps({ next: { title, steps } }: { next: NonNullable<Content['next']> }) {
  return (
    <Section surface="plain" tight>
      <h2 id="next" className="text-2xl font-extrabold tracking-tight text-heading">
        {title}
      </h2>
      <ol data-print="columns" className="mt-5 grid gap-x-10 gap-y-5 lg:grid-cols-3">
        {steps.map(({ when, what }) => (
          <li key={when} className="border-t-2 border-accent pt-3">
            <h3 className="font-bold text-heading">{when}</h3>
            <p className="text-sm">{what}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
