import text from '#content/labels/shared';
import type { ContactWay } from '../../content/modules';
import { ElsewhereNote } from '../../ui/ElsewhereNote';
import type { IconName } from '../../ui/Icon';

/** The icon of a way to reach the company. */
export function contactIcon({ kind, href }: ContactWay): IconName {
  if (kind === 'telephone') return 'phone';
  if (kind === 'mail') return 'mail';
  if (kind === 'location') return 'pin';
  return /^https:\/\/([a-z]+\.)?linkedin\.com\//.test(href) ? 'linkedin' : 'elsewhere';
}

type ContactLinkProps = React.ComponentProps<'a'> & { way: ContactWay };

/** The link of one way to reach the company. */
export function ContactLink({ way, ...props }: ContactLinkProps) {
  const elsewhere = way.kind === 'location' || way.kind === 'profile';
  return (
    <a {...props} href={way.href} rel={elsewhere ? 'noreferrer' : undefined}>
      {way.text}
      {elsewhere && <ElsewhereNote>{text.opensElsewhere}</ElsewhereNote>}
    </a>
  );
}
