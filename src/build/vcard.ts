import { company } from '../content/company';
import { contactPage } from '../content/contactPage';
import { officeHoursText } from '../features/office-hours/officeHours';

/** The most octets of a line, without its end (RFC 2426, section 2.6). */
const longestLine = 75;

/** A text as a value (RFC 2426, section 4). */
const escaped = (text: string) =>
  text.replace(/[\\,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** A value of several parts, each of which may be empty: only here is a semicolon a sign. */
const structured = (...parts: string[]) =>
  parts.map((part) => escaped(part).replaceAll(';', String.raw`\;`)).join(';');

/** Breaks a long line into several, none of them within a character: the next begin with a space. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + character) <= longestLine) lines[lines.length - 1] += character;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
}

/**
 * The company as a vCard, for address books. Of version 3.0 (RFC 2426), which Outlook, iOS and
 * Android all open; imports of 4.0 are reported to fail here and there. A company has no name of a
 * person, so `N` is there, as the version wants it, and empty; `X-ABShowAs` tells Apple's Contacts
 * that it is a company. Outlook leaves out an address or number without a type.
 */
export function vcard({
  name,
  legalName,
  origin,
  address,
  contact,
  breakdown,
}: typeof company = company): string {
  const { street, suburb, city, postcode, country } = address;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${structured('', '', '', '', '')}`,
    `FN:${escaped(name)}`,
    `ORG:${structured(legalName)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${contact.telephone}`,
    `TEL;TYPE=WORK,VOICE:${breakdown.telephone}`,
    `EMAIL;TYPE=INTERNET,WORK:${escaped(contact.mail)}`,
    `ADR;TYPE=WORK:${structured('', '', `${street}, ${suburb}`, city, '', postcode, country)}`,
    `URL;TYPE=WORK:${origin}/`,
    `X-SOCIALPROFILE;TYPE=linkedin:${contact.social.href}`,
    `NOTE:${escaped(`${contactPage.hours.title}: ${officeHoursText}`)}`,
    // The same at every build, so that a card saved again replaces the one before.
    `UID:${origin}/#company`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
