import type { ContactDetails } from './types';

const address = {
  street: '18 Fernline Drive',
  suburb: 'Penrose',
  city: 'Auckland',
  postcode: '1061',
  country: 'NZ',
};

const contact: ContactDetails = {
  telephone: '+64 9 555 0142',
  mail: 'hello@fernline.example',
  location: {
    text: `${address.street}, ${address.suburb}, ${address.city} ${address.postcode}`,
    href: 'https://www.openstreetmap.org/search?query=Penrose%2C%20Auckland%201061',
  },
  social: {
    text: 'Fernline Automation on LinkedIn',
    href: 'https://www.linkedin.com/company/fernline-automation.example',
  },
};

/** Who the company is and how it is reached. All of it is sample data that nobody else can own. */
export const company = {
  name: 'Fernline Automation',
  legalName: 'Fernline Automation Ltd',
  founded: 2015,
  /** Where the site is published, without a slash at the end. */
  origin: 'https://www.fernline.example',
  address,
  contact,
};
