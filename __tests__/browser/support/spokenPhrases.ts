import { finderField } from '../../../src/content/finderField';
import { interfaceText } from '../../../src/content/interface';
import type { ContactWay } from '../../../src/features/contact-details/contactWays';

/*
 * What a screen reader speaks of the parts that the pages are made of.
 */

/** A heading as it is spoken. */
export const heading = (level: number, text: string) => `heading, ${text}, level ${level}`;

/** A list of items, each with all that is in it. */
export const list = (items: string[][]) => [
  'list',
  ...items.flatMap((item, index) => [`${index + 1} of ${items.length}`, ...item]),
];

/** A landmark, with all that is in it. */
export const landmark = (name: string, content: string[]) => [name, ...content, `end of ${name}`];

/** A link to a way of reaching the company. */
export const contactLink = ({ text, elsewhere }: ContactWay) =>
  `link, ${text}${elsewhere ? ` (${interfaceText.opensElsewhere})` : ''}`;

/** A link to the contact form that begins the message with a topic. */
export const askLink = (topic: string) => `link, ${interfaceText.askAbout} ${topic}`;

/** The entries of a list of terms, each with what is said of it. */
export const terms = (entries: [string, ...string[]][]) =>
  entries.flatMap(([term, ...definition]) => ['term', term, 'definition', ...definition]);

/** The field that finds something. The reader says where a form ends, but not where a search does. */
export const finderForm = [
  'search',
  ...landmark('form', [finderField.label, `searchbox, ${finderField.label}`, 'status']),
];
