import { contactPage } from '../content/contactPage';
import { MainContactTiles, OtherContactTiles } from '../features/contact-details/ContactTiles';
import { Notifications } from '../features/contact-details/Notifications';
import { ContactForm } from '../features/contact-form/ContactForm';
import { contactFormId } from '../features/contact-form/contactFormHref';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { OfficeHours } from '../features/office-hours/OfficeHours';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';

/** Contact Us: the ways to reach the company beside the form, the office's hours, and what comes next. */
export function ContactPage() {
  return (
    <Notifications>
      <PageHeader title={contactPage.title} introduction={[contactPage.introduction]} tight />
      <AfterHeading>
        <Section surface="mist" tight="least">
          <div className="grid grid-cols-1 items-start gap-x-12 gap-y-5 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
            <div>
              <h2 data-print="none" className="sr-only">
                {contactPage.tiles.title}
              </h2>
              <MainContactTiles />
            </div>
            <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <h2
                id={contactFormId}
                className="text-2xl font-extrabold tracking-tight text-ink lg:text-3xl"
              >
                {contactPage.form.title}
              </h2>
              <p className="mt-1 mb-4 max-w-[36rem] text-sm">{contactPage.form.introduction}</p>
              <ContactForm />
            </div>
            <div className="grid grid-cols-1 gap-3">
              <OfficeHours />
              <OtherContactTiles />
            </div>
          </div>
        </Section>
        <NextSteps />
      </AfterHeading>
    </Notifications>
  );
}

/** What happens after a message was sent. */
function NextSteps() {
  const { title, steps } = contactPage.next;
  return (
    <Section surface="sheet" tight>
      <h2 className="text-2xl font-extrabold tracking-tight text-ink">{title}</h2>
      <ol data-print="columns" className="mt-5 grid gap-x-10 gap-y-5 lg:grid-cols-3">
        {steps.map(({ when, what }) => (
          <li key={when} className="border-t-2 border-amber pt-3">
            <h3 className="font-bold text-ink">{when}</h3>
            <p className="text-sm">{what}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
