import type { ContactWay } from '../../content/modules';
import { OutwardLink } from '../navigation/OutwardLink';

/** The link of one way to reach the company. */
export const ContactLink = ({ way, ...props }: React.ComponentProps<'a'> & { way: ContactWay }) =>
  way.href ? (
    <OutwardLink {...props} href={way.href}>
      <bdi>{way.text}</bdi>
    </OutwardLink>
  ) : (
    <bdi>{way.text}</bdi>
  );
