import text from '#content/labels/contact-strip';
import footer from '#content/labels/footer';
import site from '#content/site';
import { ButtonLink } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import { contactFormHref } from '../contact-form/contactFormHref';
import { ContactLink, contactIcon } from './ContactLink';
import { telephoneWay } from './directWays';

/** The band above every footer with the ways to reach the company, or with the form's link. */
export function ContactStrip() {
  const { contactWays, legalName } = site;
  return (
    <section
      data-print="contact-strip"
      aria-label={text.region}
      className="measured bg-dark-800 text-on-dark"
    >
      <div className="column grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[5fr_4fr_3fr] xl:grid-cols-[3fr_5fr_4fr] xl:gap-x-6 xl:gap-y-4 xl:py-7">
        <div data-print="heading">
          <h2 className="text-2xl font-strong text-balance text-white">{text.title}</h2>
          <p className="mt-2 text-balance">{text.text}</p>
        </div>
        {contactWays.length > 0 ? (
          <ul className="grid content-start gap-x-8 sm:grid-cols-2 lg:max-xl:grid-cols-1">
            {contactWays.map((way) => (
              <li key={way.href} className="flex items-center gap-4">
                <Icon name={contactIcon(way)} className="size-[24px] text-accent" />
                <ContactLink
                  way={way}
                  className={classNames(
                    'link text-balance text-white',
                    way === telephoneWay ? 'text-2xl' : 'text-sm',
                  )}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div data-print="none">
            <ButtonLink href={contactFormHref}>{footer.write}</ButtonLink>
          </div>
        )}
        {site.reading.length > 0 && (
          <nav aria-label={text.more} data-print="none">
            <ul className="flex flex-wrap gap-x-6 lg:max-xl:block">
              {site.reading.map(({ text: name, href }) => (
                <li key={href}>
                  <a href={href} className="link min-w-[44px] text-white">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {site.notice && (
          <p data-print="none" className="text-sm text-balance lg:col-span-3">
            {site.notice}
          </p>
        )}
        {/* On phones the pinned footer has no room for it. */}
        <p data-print="none" className="text-xs min-[40rem]:hidden">{`© ${legalName}`}</p>
      </div>
    </section>
  );
}
