import { createHash } from 'node:crypto';
import { company } from '../content/company';
import { flipCardText } from '../content/flipCard';
import { pathOf } from '../routes';

const { name, origin, contact } = company;

/** What the stylesheet prints of the content, by the custom properties it reads. */
const printedTexts: Record<`--${string}`, string> = {
  '--origin': origin,
  '--imprint': [name, contact.telephone, contact.mail, contact.location.text].join('  ·  '),
  '--cards-link': `${flipCardText.more} (${origin}${pathOf('technologies')})`,
};

/** A string as CSS writes it. */
const cssString = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * `src/styles/other-media.css`, as Parcel wrote it, with what it prints of the company; `file` is its path
 * in the build, which changes with what is in it.
 */
export function makeOtherMediaStyles(styles: string): { file: string; css: string } {
  const properties = Object.entries(printedTexts).map(
    ([property, text]) => `${property}:${cssString(text)}`,
  );
  const css = `:root{${properties.join(';')}}${styles}`;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { file: `assets/other-media.${hash}.css`, css };
}
