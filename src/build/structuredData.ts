import { company } from '../content/company';
import { home } from '../content/home';
import { openDays } from '../features/office-hours/openingHours';
import type { Route } from '../routes';

type Thing = { '@type': string } & Record<string, unknown>;

const { name, legalName, founded, origin, address, contact, breakdown, openingHours } = company;
const companyId = `${origin}/#company`;
const websiteId = `${origin}/#website`;

const business: Thing = {
  '@type': 'ProfessionalService',
  '@id': companyId,
  name,
  legalName,
  description: home.introduction[0],
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  image: `${origin}/icon-512.png`,
  telephone: contact.telephone,
  email: contact.mail,
  foundingDate: String(founded),
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${address.street}, ${address.suburb}`,
    addressLocality: address.city,
    postalCode: address.postcode,
    addressCountry: address.countryCode,
  },
  areaServed: { '@type': 'Country', name: address.country },
  sameAs: [contact.social.href],
};

const openBusiness: Thing = {
  ...business,
  contactPoint: {
    '@type': 'ContactPoint',
    telephone: breakdown.telephone,
    contactType: 'emergency',
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: openDays(openingHours),
    opens: openingHours.opens,
    closes: openingHours.closes,
  },
};

const website: Thing = {
  '@type': 'WebSite',
  '@id': websiteId,
  name,
  url: `${origin}/`,
  inLanguage: 'en-NZ',
  publisher: { '@id': companyId },
};

const breadcrumbs = (trail: Route[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((route, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: route.navLabel ?? route.title,
    item: origin + route.path,
  })),
});

/**
 * What a page says about itself and the company to search engines, as schema.org names it
 * (JSON-LD). `homeRoute` is where the breadcrumbs begin. Only the Contact page, which shows the
 * office hours and the number for breakdowns, has them in its data.
 */
export function structuredData(route: Route, homeRoute: Route) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      route.id === 'contact' ? openBusiness : business,
      website,
      ...(route.path === homeRoute.path ? [] : [breadcrumbs([homeRoute, route])]),
    ],
  };
}
