import type { ContactDetails, OpeningHours } from './types';

const name = 'Fernline Automation';

const address = {
  street: '18 Fernline Drive',
  suburb: 'Penrose',
  city: 'Auckland',
  postcode: '1061',
  country: 'New Zealand',
  /** ISO 3166-1. */
  countryCode: 'NZ',
};

const place = `${address.suburb}, ${address.city} ${address.postcode}`;

const contact: ContactDetails = {
  telephone: '+64 9 555 0142',
  mail: 'hello@fernline.example',
  location: {
    text: `${address.street}, ${place}`,
    href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`,
  },
  social: {
    text: `${name} on LinkedIn`,
    href: 'https://www.linkedin.com/company/fernline-automation.example',
  },
};

/** For customers with a support agreement whose line is down; answered outside the office's hours. */
const breakdown = { telephone: '+64 9 555 0199' };

const openingHours: OpeningHours = {
  firstDay: 'Monday',
  lastDay: 'Friday',
  opens: '08:00',
  closes: '17:00',
  timeZone: 'Pacific/Auckland',
  timeZoneText: 'New Zealand time',
};

/** Who the company is and how it is reached. All of it is sample data that nobody else can own. */
export const company = {
  name,
  legalName: `${name} Ltd`,
  founded: 2015,
  /** Where the site is published, without a slash at the end. */
  origin: 'https://www.fernline.example',
  address,
  contact,
  breakdown,
  openingHours,
};
