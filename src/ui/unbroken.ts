import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Names in which no line ends: S7-400, XC-200, IEC 61131-3, SLC 500; and 8 am. Longer ones, such as
 * order numbers, may not fit in a line.
 */
const hyphened = String.raw`(?:\p{Lu}{2,5} )?[\p{L}\d]{1,5}(?:-\p{L}{0,3}\d[\p{L}\d]{0,5}){1,2}`;
const apart = String.raw`\p{Lu}{2,5} \d+|\d[\d:.]* [ap]m|^\d\S* \p{L}{1,2}$`;
/** In a text from right to left, figures too: 24 V and −3 would be shown as V 24 and 3−. */
const figure = String.raw`[+−±×]?\d(?:[\d.,:–]*\d)?(?:[ \u00a0]?[\p{Script=Latin}°%µΩ]{1,4})?`;
const inText = String.raw`${figure}(?:(?=.*[\u0590-\u08ff])|(?<=[\u0590-\u08ff].*))`;
const all = [hyphened, apart, inText].join('|');
const names = new RegExp(String.raw`(?<![\p{L}\d-])(${all})(?![\p{L}\d-])`, 'u');

/** A text in parts, of which every second one is such a name. */
export const partsOf = (text: string): string[] => text.split(names);

/** What begins with no letter has its own direction, unless Latin letters stand before it. */
const tagOf = (name: string, before = '') =>
  /^\P{L}/u.test(name) && !/\p{Script=Latin}\s*$/u.test(before) ? 'bdi' : 'span';

/** A text whose names stay on one line by their style: as text they are plain, to copy and find. */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text !== 'string'
    ? text
    : createElement(
        Fragment,
        null,
        ...partsOf(text).map((part, index, parts) => {
          const tag = tagOf(part, parts[index - 1]);
          return index % 2 ? createElement(tag, { className: 'whitespace-nowrap' }, part) : part;
        }),
      );
