import { classNames } from '../../ui/classNames';
import { lettersOfLine } from '../../ui/Heading';

type TelephoneNumberProps = { way: { text: string; href: string }; className: string };

/**
 * A number to call in the display font, in letters so large that it stays on one line, with room
 * around it to be hit.
 */
export const TelephoneNumber = ({ way: { text, href }, className }: TelephoneNumberProps) => (
  <a
    href={href}
    className={classNames(
      'telephone-number inline-flex min-h-[44px] items-center in-display hover:underline hover:decoration-4 hover:underline-offset-[6px]',
      className,
      lettersOfLine(text),
    )}
  >
    <bdi>{text}</bdi>
  </a>
);
