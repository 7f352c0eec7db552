import { company } from '../../content/company';
import { telephoneHref } from './telephoneHref';

/** A way to reach the company: what is shown and where its link goes. */
export type ContactWay = {
  id: 'telephone' | 'mail' | 'location' | 'social';
  text: string;
  href: string;
  /** Whether the link leads to another site. */
  elsewhere: boolean;
};

const { telephone, mail, location, social } = company.contact;

/** The four ways to reach the company, by what they are, in the order in which they are shown. */
export const contactWays = {
  telephone: {
    id: 'telephone',
    text: telephone,
    href: telephoneHref(telephone),
    elsewhere: false,
  },
  mail: { id: 'mail', text: mail, href: `mailto:${mail}`, elsewhere: false },
  location: { id: 'location', ...location, elsewhere: true },
  social: { id: 'social', ...social, elsewhere: true },
} as const satisfies Record<ContactWay['id'], ContactWay>;
