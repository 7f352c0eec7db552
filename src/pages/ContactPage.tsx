import { Notifications } from '../components/Notifications';
import { PageHeader } from '../components/PageHeader';
import { Section } from '../components/Section';
import { SectionHeading } from '../components/SectionHeading';
import { contactPage } from '../content/contact';
import { ContactForm } from '../sections/ContactForm';
import { ContactTiles } from '../sections/ContactTiles';
import { OfficeHours } from '../sections/OfficeHours';

/** Contact Us: four ways to reach the company, the office's hours, and the form. */
export function ContactPage() {
  return (
    <Notifications>
      <PageHeader title={contactPage.title} introduction={[contactPage.introduction]} />
      <Section surface="mist" tight>
        <h2 className="sr-only">{contactPage.tiles.title}</h2>
        <ContactTiles />
        <OfficeHours />
      </Section>
      <Section surface="sheet">
        <div className="grid gap-x-16 lg:grid-cols-[1fr_2fr]">
          <SectionHeading title={contactPage.form.title} text={contactPage.form.introduction} />
          <ContactForm />
        </div>
      </Section>
    </Notifications>
  );
}
