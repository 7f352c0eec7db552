import ICAL from 'ical.js';
import { contentModules } from '../../src/build/content/contentModules';
import { vcard } from '../../src/build/vcard';
import type { Company } from '../../src/content/schema';
import { content, company as site } from '../support/company';

/** The tests' company with something else said of it. */
function saying(company: Company) {
  const changed = { ...content, company };
  return { ...site, content: changed, modules: contentModules(changed, site, new Date(0)) };
}

/** A card as a parser of address books reads it: each property with its types and values. */
function read(card: string) {
  const component = ICAL.Component.fromString(card);
  return {
    name: component.name,
    properties: component.getAllProperties().map((property) => ({
      name: property.name,
      type: property.getParameter('type'),
      values: property.getValues(),
    })),
  };
}

const lines = (card: string) => card.split('\r\n');

test('a parser reads every fact of the company in it, and nothing else', () => {
  const { name, legalName, address, contact, breakdown } = content.company;
  const { origin } = content.site;
  const property = (of: string, value: unknown, type?: string | string[]) => ({
    name: of,
    type,
    values: [value],
  });
  expect(read(vcard(site))).toEqual({
    name: 'vcard',
    properties: [
      property('version', '3.0'),
      property('n', ['', '', '', '', '']),
      property('fn', name),
      property('org', legalName),
      property('x-abshowas', 'COMPANY'),
      property('tel', contact.telephone, ['WORK', 'VOICE', 'PREF']),
      property('tel', breakdown?.telephone, ['WORK', 'VOICE']),
      property('email', contact.mail, ['INTERNET', 'WORK']),
      property(
        'adr',
        [
          '',
          '',
          `${address?.street}, ${address?.suburb}`,
          address?.city,
          '',
          address?.postcode,
          address?.country,
        ],
        'WORK',
      ),
      property('url', `${origin}/`, 'WORK'),
      property('x-socialprofile', contact.social?.href, 'linkedin'),
      property(
        'note',
        `${content.labels['office-hours'].title}: ${site.modules['office-hours']?.text}`,
      ),
      property('uid', `${origin}/#company`),
    ],
  });
});

test('a name with every character that means something is read as it was written', () => {
  const awkward = `Smith, Jones; Sons \\ Tāmaki: 'n' "Co"\nLtd`;
  const { properties } = read(
    vcard(saying({ ...content.company, name: awkward, legalName: awkward })),
  );
  for (const field of ['fn', 'org']) {
    expect(properties.find(({ name }) => name === field)?.values).toEqual([awkward]);
  }
});

test('every line ends in CRLF and has at most 75 octets, none of them half a character', () => {
  const long = 'Ngā Kaimahi Ōtautahi '.repeat(12).trim();
  const card = vcard(saying({ ...content.company, name: long }));
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(card).toMatch(/\r\nEND:VCARD\r\n$/);
  for (const line of lines(card)) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).toBe(line);
  }
  expect(lines(card).filter((line) => line.startsWith(' ')).length).toBeGreaterThan(3);
  const { properties } = read(card);
  expect(properties.find(({ name }) => name === 'fn')?.values).toEqual([long]);
});

test('what the company does not have is not in it', () => {
  const { name, kind } = content.company;
  const { properties } = read(vcard(saying({ name, kind, contact: {} })));
  expect(properties.map((property) => property.name)).toEqual([
    'version',
    'n',
    'fn',
    'org',
    'x-abshowas',
    'url',
    'uid',
  ]);
});

test('every number and profile is in it, the first number preferred', () => {
  const { name, kind } = content.company;
  const contact = {
    telephone: '+64 9 555 0100',
    more: [
      { title: 'Sales', telephone: '+64 9 555 0101' },
      { title: 'Video', href: 'https://www.youtube.com/@plant' },
    ],
  };
  const { properties } = read(vcard(saying({ name, kind, contact })));
  const told = (field: string) => properties.filter((property) => property.name === field);
  expect(told('tel').map(({ values, type }) => [values[0], type])).toEqual([
    ['+64 9 555 0100', ['WORK', 'VOICE', 'PREF']],
    ['+64 9 555 0101', ['WORK', 'VOICE']],
  ]);
  expect(told('x-socialprofile').map(({ type }) => type)).toEqual(['youtube']);
});
