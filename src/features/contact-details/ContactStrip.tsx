import text from '#content/labels/contact-strip';
import footer from '#content/labels/footer';
import site from '#content/site';
import { ButtonLink } from '../../ui/Button';
import { Column } from '../../ui/Column';
import { Icon } from '../../ui/Icon';
import { contactFormHref } from '../contact-form/contactFormHref';
import { ContactLink, contactIcon } from './ContactLink';

/** The band above every footer that says how to reach the company: by the form, if there is nothing else. */
export function ContactStrip() {
  const { contactWays, legalName } = site;
  return (
    <section
      data-print="contact-strip"
      aria-label={text.region}
      className="measured bg-dark-800 text-on-dark"
    >
      <Column className="grid gap-x-12 gap-y-5 py-9 sm:py-12 lg:grid-cols-[1fr_2fr]">
        <div data-print="heading">
          <h2 className="text-2xl font-bold text-balance text-white">{text.title}</h2>
          <p className="mt-2">{text.text}</p>
        </div>
        {contactWays.length > 0 ? (
          <ul className="grid content-start gap-x-8 gap-y-2 sm:grid-cols-2">
            {contactWays.map((way) => (
              <li key={way.href} className="flex items-center gap-4">
                <Icon name={contactIcon(way)} className="size-[22px] text-accent" />
                <ContactLink way={way} className="link text-balance text-white" />
              </li>
            ))}
          </ul>
        ) : (
          <div data-print="none" className="lg:self-center">
            <ButtonLink href={contactFormHref}>{footer.write}</ButtonLink>
          </div>
        )}
        {site.reading.length > 0 && (
          <nav
            aria-label={text.more}
            data-print="none"
            className="border-t border-dark-700 pt-3 lg:col-span-2"
          >
            <ul className="flex flex-wrap gap-x-5">
              {site.reading.map(({ text: name, href }) => (
                <li key={href}>
                  <a href={href} className="link min-w-[44px] text-sm text-white">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {/* On phones the pinned footer has no room for it. */}
        <p data-print="none" className="text-xs min-[40rem]:hidden">{`© ${legalName}`}</p>
      </Column>
    </section>
  );
}
