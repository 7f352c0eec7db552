import { company } from '../../content/company';
import { contactStrip } from '../../content/contactStrip';
import { Column } from '../../ui/Column';
import { Icon } from '../../ui/Icon';
import { ContactLink, contactIcons } from './ContactLink';
import { contactWays } from './contactWays';

/** The band above every footer that says how to reach the company. */
export function ContactStrip() {
  return (
    <section
      data-print="contact-strip"
      aria-label={contactStrip.region}
      className="bg-navy-800 text-frost"
    >
      <Column className="grid gap-x-12 gap-y-5 py-9 sm:py-12 lg:grid-cols-[1fr_2fr]">
        <div data-print="heading">
          <h2 className="text-2xl font-bold text-balance text-white">{contactStrip.title}</h2>
          <p className="mt-2">{contactStrip.text}</p>
        </div>
        <ul className="grid content-start gap-x-8 gap-y-2 sm:grid-cols-2">
          {Object.values(contactWays).map((way) => (
            <li key={way.id} className="flex items-center gap-4">
              <Icon name={contactIcons[way.id]} className="size-[22px] text-amber" />
              <ContactLink way={way} className="link text-balance text-white" />
            </li>
          ))}
        </ul>
        {/* On phones the pinned footer has no room for it. */}
        <p data-print="none" className="text-xs sm:hidden">{`© ${company.legalName}`}</p>
      </Column>
    </section>
  );
}
