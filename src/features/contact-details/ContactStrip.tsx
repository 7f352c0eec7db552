import breakdown from '#content/breakdown';
import text from '#content/labels/contact-strip';
import footer from '#content/labels/footer';
import hoursText from '#content/labels/office-hours';
import site from '#content/site';
import { ButtonLink } from '../../ui/Button';
import { contactFormHref } from '../contact-form/contactFormHref';
import { LanguageLinks } from '../navigation/LanguageLinks';
import { ContactLink } from './ContactLink';
import { TelephoneNumber } from './TelephoneNumber';

const numbers = site.contactWays.filter(({ kind }) => kind === 'telephone');
const others = site.contactWays.filter(({ kind }) => !/^(telephone|fax)$/.test(kind));
const outOfHours = breakdown && {
  title: hoursText.breakdownCustomers,
  text: breakdown.telephone,
  href: breakdown.href,
};

/**
 * The band above every footer with the ways to reach the company, or with the form's link;
 * `address` is that of the open page.
 */
export function ContactStrip({ address }: { address: string | undefined }) {
  return (
    <section
      data-print="contact-strip"
      aria-label={text.region}
      // Below a dark section it begins with a rule.
      className="measured ground-navy border-t border-rule"
    >
      <div className="grid-page gap-y-4 py-8 desk:py-11">
        <div data-print="heading" className="desk:col-span-4">
          <h2 className="in-display text-title">{text.title}</h2>
          <p className="mt-2 text-soft">{text.text}</p>
        </div>
        {numbers.length > 0 && (
          <dl className="grid content-start gap-y-4 desk:col-start-5 desk:col-end-9">
            {[...numbers, ...(outOfHours ? [outOfHours] : [])].map((way) => (
              <div key={way.href}>
                <dt className="text-data text-soft">{way.title}</dt>
                <dd>
                  <TelephoneNumber
                    way={way}
                    className="text-sub desk:text-title desk:[--measure:calc(var(--column)/3-var(--gutter))]"
                  />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {others.length > 0 && (
          <ul className="desk:col-start-9 desk:col-end-13">
            {others.map((way) => (
              <li key={way.href}>
                <ContactLink way={way} className="link wrap-anywhere" />
              </li>
            ))}
          </ul>
        )}
        {site.contactWays.length === 0 && (
          <div data-print="none" className="desk:col-start-5 desk:col-end-13">
            <ButtonLink href={contactFormHref}>{footer.write}</ButtonLink>
          </div>
        )}
        {site.reading.length > 0 && (
          <nav aria-label={text.more} data-print="none" className="border-t border-hair pt-2">
            <ul className="flex flex-wrap gap-x-7">
              {site.reading.map(({ text: name, href }) => (
                <li key={href}>
                  <a href={href} className="link text-data">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {site.languages.length > 0 && (
          <nav aria-label={text.languages} data-print="none" className="border-t border-hair pt-2">
            <ul className="flex flex-wrap gap-x-7">
              <LanguageLinks address={address} className="link text-data" />
            </ul>
          </nav>
        )}
        {site.notice && (
          <p data-print="none" className="max-w-[90ch] text-data text-soft">
            {site.notice}
          </p>
        )}
        {/* On phones the pinned footer has no room for it. */}
        <p data-print="none" className="text-data text-soft min-[56.25rem]:hidden">
          {`© ${site.legalName}`}
        </p>
      </div>
    </section>
  );
}
