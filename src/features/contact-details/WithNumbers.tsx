import { Fragment } from 'react';
import { unbroken } from '../../ui/unbroken';
import { telephoneHref } from './telephoneHref';

/** A number to call, whose blanks break no line: so facts of the company stand in texts. */
const number = /((?:\+|0)\d*\u00a0[\d\u00a0]{5,})/;

/** A text in which the numbers to call are links, and names stay on one line. */
export const WithNumbers = ({ text }: { text: string }) =>
  text.split(number).map((part) =>
    number.test(part) ? (
      <a key={part} href={telephoneHref(part)} className="strong-link whitespace-nowrap">
        <bdi>{part}</bdi>
      </a>
    ) : (
      <Fragment key={part}>{unbroken(part)}</Fragment>
    ),
  );
