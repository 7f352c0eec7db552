import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Names in which no line ends: S7-400, XC-200, IEC 61131-3, SLC 500; and 8 am. Longer ones, such as
 * order numbers, may not fit in a line.
 */
const hyphened = String.raw`(?:\p{Lu}{2,5} )?[\p{L}\d]{1,5}(?:-\p{L}{0,3}\d[\p{L}\d]{0,5}){1,2}`;
const apart = String.raw`\p{Lu}{2,5} \d+|\d+ [ap]m`;
const names = new RegExp(String.raw`(?<![\p{L}\d-])(${hyphened}|${apart})(?![\p{L}\d-])`, 'u');

/** A text in parts, of which every second one is such a name. */
export const partsOf = (text: string): string[] => text.split(names);

/** A text whose names stay on one line by their style: as text they are plain, to copy and find. */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text !== 'string'
    ? text
    : createElement(
        Fragment,
        null,
        ...partsOf(text).map((part, index) =>
          index % 2 ? createElement('span', { className: 'whitespace-nowrap' }, part) : part,
        ),
      );
