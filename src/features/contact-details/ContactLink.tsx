import { sharedText } from '../../content/sharedText';
import type { IconName } from '../../ui/Icon';
import type { ContactWay } from './contactWays';

/** The icon of each way to reach the company. */
export const contactIcons = {
  telephone: 'phone',
  mail: 'mail',
  location: 'pin',
  social: 'linkedin',
} as const satisfies Record<ContactWay['id'], IconName>;

type ContactLinkProps = React.ComponentProps<'a'> & { way: ContactWay };

/** The link of one way to reach the company. */
export function ContactLink({ way, ...props }: ContactLinkProps) {
  return (
    <a {...props} href={way.href} rel={way.elsewhere ? 'noreferrer' : undefined}>
      {way.text}
      {way.elsewhere && (
        <span data-print="none" className="sr-only">
          {` (${sharedText.opensElsewhere})`}
        </span>
      )}
    </a>
  );
}
