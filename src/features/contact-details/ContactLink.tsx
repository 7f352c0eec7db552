import text from '#content/labels/shared';
import type { ContactWay, NavigationLink } from '../../content/modules';
import type { IconName } from '../../ui/Icon';

/** The icon of a way to reach the company. */
export function contactIcon({ kind, href }: ContactWay): IconName {
  if (kind === 'telephone') return 'phone';
  if (kind === 'mail') return 'mail';
  if (kind === 'location') return 'pin';
  return /^https:\/\/([a-z]+\.)?linkedin\.com\//.test(href) ? 'linkedin' : 'elsewhere';
}

type ContactLinkProps = React.ComponentProps<'a'> & { way: NavigationLink };

/** The link of one way to reach the company, or of the navigation: it says if it leads to another site. */
export function ContactLink({ way, ...props }: ContactLinkProps) {
  const elsewhere = /^https?:/.test(way.href);
  return (
    <a {...props} href={way.href} rel={elsewhere ? 'noreferrer' : undefined}>
      {way.text}
      {elsewhere && (
        <span data-print="none" className="sr-only">
          {` (${text.opensElsewhere})`}
        </span>
      )}
    </a>
  );
}
