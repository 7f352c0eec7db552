import { company } from '../content/company';
import { flipCardText } from '../content/flipCard';
import { pathOf } from '../routes';
import { type StylesheetFile, stylesheetFile } from './stylesheetFile';

const { name, origin, contact } = company;

/** What the stylesheet prints of the content, by the custom properties it reads. */
const printedTexts: Record<`--${string}`, string> = {
  '--origin': origin,
  '--imprint': [name, contact.telephone, contact.mail, contact.location.text].join('  ·  '),
  '--cards-link': `${flipCardText.more} (${origin}${pathOf('technologies')})`,
};

/** A string as CSS writes it. */
const cssString = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** `src/styles/print.css`, as Parcel wrote it, with what it prints of the company. */
export function makePrintSheet(styles: string): StylesheetFile {
  const properties = Object.entries(printedTexts).map(
    ([property, text]) => `${property}:${cssString(text)}`,
  );
  return stylesheetFile('print', `:root{${properties.join(';')}}${styles}`);
}
