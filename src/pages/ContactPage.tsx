import { contactPage } from '../content/contactPage';
import { ContactTiles } from '../features/contact-details/ContactTiles';
import { Notifications } from '../features/contact-details/Notifications';
import { ContactForm } from '../features/contact-form/ContactForm';
import { OfficeHours } from '../features/office-hours/OfficeHours';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

/** Contact Us: four ways to reach the company, the office's hours, and the form. */
export function ContactPage() {
  return (
    <Notifications>
      <PageHeader title={contactPage.title} introduction={[contactPage.introduction]} />
      <Section surface="mist" tight>
        <h2 data-print="none" className="sr-only">
          {contactPage.tiles.title}
        </h2>
        <ContactTiles />
        <OfficeHours />
      </Section>
      <Section surface="sheet">
        <div data-print="columns" className="grid gap-x-16 lg:grid-cols-[1fr_2fr]">
          <SectionHeading title={contactPage.form.title} text={contactPage.form.introduction} />
          <ContactForm />
        </div>
      </Section>
    </Notifications>
  );
}
