import ICAL from 'ical.js';
import type { z } from 'zod';
import { mail, telephone, webAddress } from '../../src/content/schema/fields';
import type { Company } from '../../src/features/contact-details/content';
import { contentModules } from '../../src/generator/content/contentModules';
import { structuredData } from '../../src/generator/structuredData';
import { securityText } from '../../src/generator/textFiles';
import { vcard } from '../../src/generator/vcard';
import { content, company as site } from '../support/company';

/** The tests' company with something else said of it. */
function saying(company: Company) {
  const changed = { ...content, company };
  return { ...site, content: changed, modules: contentModules(changed, site, new Date(0)) };
}

/** A card as a parser of address books reads it: each property with its types and values. */
const read = (card: string): unknown[][] =>
  ICAL.Component.fromString(card)
    .getAllProperties()
    .map((property) => [property.name, property.getParameter('type'), ...property.getValues()]);

test('a parser reads every fact of the company in it, and nothing else', () => {
  const { name, legalName, address, contact, breakdown } = content.company;
  const { origin } = content.site;
  const { street, suburb, city, postcode, country } = address ?? {};
  expect(read(vcard(site))).toEqual([
    ['version', undefined, '3.0'],
    ['n', undefined, ['', '', '', '', '']],
    ['fn', undefined, name],
    ['org', undefined, legalName],
    ['x-abshowas', undefined, 'COMPANY'],
    ['tel', ['WORK', 'VOICE', 'PREF'], contact.telephone],
    ['tel', ['WORK', 'VOICE'], breakdown?.telephone],
    ['email', ['INTERNET', 'WORK'], contact.mail],
    ['adr', 'WORK', ['', '', `${street}, ${suburb}`, city, '', postcode, country]],
    ['url', 'WORK', `${origin}/`],
    ['x-socialprofile', 'linkedin', contact.social?.href],
    [
      'note',
      undefined,
      `${content.labels['office-hours'].title}: ${site.modules['office-hours']?.text}`,
    ],
    ['uid', undefined, `${origin}/#company`],
  ]);
});

test('long names and those with every character that means something are read as they were written', () => {
  const name = `${'Ngā Kaimahi Ōtautahi '.repeat(12)}Smith, Jones; Sons \\ 'n' "Co"\nLtd`;
  const card = vcard(saying({ ...content.company, name, legalName: name }));
  for (const field of ['fn', 'org']) expect(read(card)).toContainEqual([field, undefined, name]);
  // RFC 2426, section 2.6: lines end in CRLF and have at most 75 octets, none of them half a
  // character.
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of card.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).toBe(line);
  }
});

test('programs get no zero that is only dialled within the country', () => {
  const contact = { telephone: '+44 (0)20 7946 0958', fax: '+44 (0)20 7946 0959' };
  const british = saying({ ...content.company, contact });
  const [home] = british.routes;
  const dialled = '+44 20 7946 0958';
  const fax = '+44 20 7946 0959';
  expect(vcard(british)).toContain(`TEL;TYPE=WORK,VOICE,PREF:${dialled}`);
  expect(vcard(british)).toContain(`TEL;TYPE=WORK,FAX:${fax}\r\n`);
  expect(JSON.stringify(home && structuredData(home, british))).toContain(
    `"telephone":"${dialled}","faxNumber":"${fax}"`,
  );
  expect(securityText(british, new Date(0))).toContain('Contact: tel:+442079460958');
});

test('a profile without a name goes by its host', () => {
  const social = { href: 'https://www.xing.com/pages/plant.example' };
  const { contactWays } = saying({ ...content.company, contact: { social } }).modules.site;
  expect(contactWays).toEqual([
    { kind: 'profile', title: 'xing.com', text: 'xing.com', ...social },
  ]);
});

test.each<[string, z.ZodType, string]>([
  ['the site’s address', webAddress(), 'https://a.example/\nDisallow:/'],
  ['an address', webAddress(), 'https://a.example/a\u0085b'],
  ['a telephone number', telephone(), '+64 9 555\n0142'],
  ['a mail address', mail(), 'a\nb@plant.example'],
])('%s has no line break, which would begin a line of another meaning', (_, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
  expect(schema.safeParse(value.replace(/[\n\u0085]/g, '')).success).toBe(true);
});
