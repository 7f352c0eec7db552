import type { ContactWay } from '../../content/modules';
import type { IconName } from '../../ui/Icon';
import { OutwardLink } from '../navigation/OutwardLink';

/** The icon of a way to reach the company. */
export function contactIcon({ kind, href }: ContactWay): IconName {
  if (kind === 'telephone') return 'phone';
  if (kind === 'mail') return 'mail';
  if (kind === 'location') return 'pin';
  return /^https:\/\/([a-z]+\.)?linkedin\.com\//.test(href) ? 'linkedin' : 'elsewhere';
}

/** The link of one way to reach the company. */
export const ContactLink = ({ way, ...props }: React.ComponentProps<'a'> & { way: ContactWay }) => (
  <OutwardLink {...props} href={way.href}>
    {way.text}
  </OutwardLink>
);
