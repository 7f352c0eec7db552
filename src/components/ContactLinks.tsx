import { company } from '../content/company';
import { interfaceText } from '../content/interface';
import { telephoneHref } from '../lib/telephoneHref';
import type { IconName } from './Icon';

/** A way to reach the company: what it is, what is shown, and where its link goes. */
export type ContactWay = {
  id: 'telephone' | 'mail' | 'location' | 'social';
  icon: IconName;
  text: string;
  href: string;
  /** Whether the link leaves the site for somebody else's. */
  elsewhere: boolean;
};

const { telephone, mail, location, social } = company.contact;

/** The four ways to reach the company, in the order in which they are shown everywhere. */
export const contactWays: ContactWay[] = [
  {
    id: 'telephone',
    icon: 'phone',
    text: telephone,
    href: telephoneHref(telephone),
    elsewhere: false,
  },
  { id: 'mail', icon: 'mail', text: mail, href: `mailto:${mail}`, elsewhere: false },
  { id: 'location', icon: 'pin', text: location.text, href: location.href, elsewhere: true },
  { id: 'social', icon: 'linkedin', text: social.text, href: social.href, elsewhere: true },
];

type ContactLinkProps = React.ComponentProps<'a'> & { way: ContactWay };

/** The link of one way to reach the company. */
export function ContactLink({ way, ...props }: ContactLinkProps) {
  return (
    <a {...props} href={way.href} rel={way.elsewhere ? 'noreferrer' : undefined}>
      {way.text}
      {way.elsewhere && <span className="sr-only"> ({interfaceText.opensElsewhere})</span>}
    </a>
  );
}
