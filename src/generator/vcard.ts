import ICAL from 'ical.js';
import type { ContactWay } from '../content/modules';
import type { Company } from '../features/contact-details/content';
import { internationalNumber } from '../features/contact-details/telephoneHref';
import type { Site } from './site';

type Address = NonNullable<Company['address']>;

/** The most octets of a line (RFC 2426, section 2.6), without the space that goes on with one. */
ICAL.foldLength = 74;

/** A text as a value (RFC 2426, section 4). */
const escaped = (text: string) =>
  text.replace(/[\\,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** A value of several parts, each of which may be empty: only here is a semicolon a sign. */
const structured = (...parts: string[]) =>
  parts.map((part) => escaped(part).replaceAll(';', String.raw`\;`)).join(';');

/**
 * The company as a vCard, for address books. Of version 3.0 (RFC 2426), which Outlook, iOS and
 * Android all open; imports of 4.0 are reported to fail here and there. A company has no name of a
 * person, so `N` is there, as the version wants it, and empty; `X-ABShowAs` tells Apple's Contacts
 * that it is a company. Outlook leaves out an address or number without a type.
 */
export function vcard({ content, modules }: Site): string {
  const { name, legalName, address, breakdown, contact } = content.company;
  const { origin } = content.site;
  const hours = modules['office-hours'];
  const ways = (wanted: ContactWay['kind']) =>
    modules.site.contactWays.filter(({ kind }) => kind === wanted);
  const numbers = [
    ...ways('telephone').map(({ text }) => text),
    ...(breakdown ? [breakdown.telephone] : []),
  ];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${structured('', '', '', '', '')}`,
    `FN:${escaped(name)}`,
    `ORG:${structured(legalName ?? name)}`,
    'X-ABShowAs:COMPANY',
    ...numbers.map(
      (number, index) =>
        `TEL;TYPE=WORK,VOICE${index === 0 ? ',PREF' : ''}:${internationalNumber(number)}`,
    ),
    ...(contact.fax ? [`TEL;TYPE=WORK,FAX:${internationalNumber(contact.fax)}`] : []),
    ...ways('mail').map(({ text }) => `EMAIL;TYPE=INTERNET,WORK:${escaped(text)}`),
    ...(address ? [`ADR;TYPE=WORK:${addressValue(address)}`] : []),
    `URL;TYPE=WORK:${origin}/`,
    ...ways('profile').map(({ href }) => `X-SOCIALPROFILE;TYPE=${networkOf(href)}:${href}`),
    ...(hours ? [`NOTE:${escaped(`${content.labels['office-hours'].title}: ${hours.text}`)}`] : []),
    // The same at every build, so that a card saved again replaces the one before.
    `UID:${origin}/#company`,
    'END:VCARD',
    '',
  ]
    .map(ICAL.helpers.foldline)
    .join('\r\n');
}

const addressValue = ({ street, suburb, city, region = '', postcode = '', country }: Address) =>
  structured('', '', [street, suburb].filter(Boolean).join(', '), city, region, postcode, country);

/** The name of a network in such a line: `linkedin` for https://www.linkedin.com/company/x. */
const networkOf = (href: string) => new URL(href).hostname.split('.').at(-2) ?? 'profile';
