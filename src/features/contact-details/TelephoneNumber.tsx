import { classNames } from '../../ui/classNames';
import { lettersOfLine } from '../../ui/Heading';

type TelephoneNumberProps = { way: { text: string; href: string }; className: string };

/** A number to call in the display font, in letters so large that it stays on one line. */
export const TelephoneNumber = ({ way: { text, href }, className }: TelephoneNumberProps) => (
  <a
    href={href}
    className={classNames('telephone-number in-display', className, lettersOfLine(text))}
  >
    {text}
  </a>
);
