import type { Route } from '../content/modules';
import { internationalNumber } from '../features/contact-details/telephoneHref';
import { allHours, openDays } from '../features/office-hours/content';
import type { Site } from './site';
import type { WrittenRoute } from './written/writtenPages';

type Thing = { '@type': string } & Record<string, unknown>;

const companyId = ({ content }: Site) => `${content.site.origin}/#company`;

/** The company as schema.org names it, without the facts that the content leaves out. */
function business(site: Site): Thing {
  const { company, home, site: settings } = site.content;
  const { name, legalName, founded, address, contact, areaServed } = company;
  const { origin } = settings;
  const profiles = site.modules.site.contactWays.filter(({ kind }) => kind === 'profile');
  return {
    '@type': company.kind,
    '@id': companyId(site),
    name,
    legalName,
    description: home.introduction[0],
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    telephone: contact.telephone && internationalNumber(contact.telephone),
    faxNumber: contact.fax && internationalNumber(contact.fax),
    email: contact.mail,
    foundingDate: founded && String(founded),
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: [address.street, address.suburb].filter(Boolean).join(', '),
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postcode,
      addressCountry: address.countryCode,
    },
    areaServed: areaServed && { '@type': 'AdministrativeArea', name: areaServed },
    sameAs: profiles.length > 0 ? profiles.map(({ href }) => href) : undefined,
  };
}

/** The facts that only the Contact page shows: the hours, and the number for breakdowns. */
function whenOpen({ content }: Site) {
  const { breakdown, openingHours } = content.company;
  return {
    contactPoint: breakdown && {
      '@type': 'ContactPoint',
      telephone: internationalNumber(breakdown.telephone),
      contactType: 'emergency',
    },
    openingHoursSpecification:
      openingHours &&
      allHours(openingHours).map((hours) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: openDays(hours),
        opens: hours.opens,
        closes: hours.closes,
      })),
  };
}

/** A written page: an article, or the work that a project was. */
function work(route: WrittenRoute, site: Site): Thing {
  const { kind, title, description, path, published, modified, author } = route;
  return {
    ...(kind === 'article'
      ? { '@type': 'Article', headline: title }
      : { '@type': 'CreativeWork', name: title }),
    description,
    url: site.content.site.origin + path,
    inLanguage: site.content.site.language,
    datePublished: published,
    dateModified: modified,
    author: author && { '@type': 'Person', name: author.name, jobTitle: author.role },
    publisher: { '@id': companyId(site) },
  };
}

/** Describes a page and the company to search engines, as schema.org names them (JSON-LD). */
export function structuredData(route: Route | WrittenRoute, site: Site) {
  const { company, site: settings } = site.content;
  const { origin, language } = settings;
  const home = site.routes.find(({ id }) => id === 'home');
  const parents = 'parent' in route && route.parent ? [route.parent] : [];
  const trail = home && route !== home ? [home, ...parents, route] : [];
  const itemListElement = trail.map(({ name, path }, index) => {
    return { '@type': 'ListItem', position: index + 1, name, item: origin + path };
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...business(site), ...(route.id === 'contact' && whenOpen(site)) },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: company.name,
        url: `${origin}/`,
        inLanguage: language,
        publisher: { '@id': companyId(site) },
      },
      ...(trail.length > 0 ? [{ '@type': 'BreadcrumbList', itemListElement }] : []),
      ...('kind' in route && /^(article|project)$/.test(route.kind) ? [work(route, site)] : []),
    ],
  };
}
