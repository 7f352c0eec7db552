import { z } from 'zod';
import type { ContactWay } from '../../content/modules';
import {
  checked,
  date,
  formed,
  heading,
  list,
  mail,
  object,
  telephone,
  text,
  webAddress,
  whole,
} from '../../content/schema/fields';
import type { Content } from '../../generator/content/schemas';
import { telephoneHref } from './telephoneHref';

const weekday = () =>
  z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);

/** The week, as `Date` counts its days. */
export const weekdays = weekday().options;

const time = () =>
  formed(/^([01]\d|2[0-3]):[0-5]\d$/, 'has to be a time from 00:00 to 23:59, such as 08:00');

const country = () => formed(/^[A-Z]{2}$/, 'has to be the two letters of a country, such as NZ');

/** Whether dates can be told in a time zone. The list of `Intl` lacks the other names of a zone: Asia/Kolkata. */
const isTimeZone = (name: string) => Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));

const link = () =>
  object({
    text: text(),
    href: webAddress(),
  });

export const company = object({
  name: heading(),
  legalName: text().exactOptional(),
  founded: whole(1800, 2100).exactOptional(),
  kind: formed(
    /^[A-Z][A-Za-z]+$/,
    'has to be the name of a type of schema.org, such as ProfessionalService',
  ),
  areaServed: text().exactOptional(),
  address: object({
    street: text(),
    suburb: text().exactOptional(),
    city: text(),
    region: text().exactOptional(),
    postcode: text().exactOptional(),
    country: text(),
    countryCode: country(),
  }).exactOptional(),
  contact: object({
    telephone: telephone().exactOptional(),
    mail: mail().exactOptional(),
    location: link().exactOptional(),
    social: link().exactOptional(),
    more: list(
      object({
        title: text(),
        telephone: telephone().exactOptional(),
        mail: mail().exactOptional(),
        href: webAddress().exactOptional(),
        text: text().exactOptional(),
      }).refine(
        ({ telephone: number, mail: address, href }) =>
          [number, address, href].filter((way) => way !== undefined).length === 1,
        'needs one of telephone, mail and href',
      ),
    ).exactOptional(),
  }),
  formService: text(60).exactOptional(),
  breakdown: object({
    telephone: telephone(),
  }).exactOptional(),
  openingHours: object({
    firstDay: weekday(),
    lastDay: weekday(),
    opens: time(),
    closes: time(),
    timeZone: checked(isTimeZone, 'is no time zone of the IANA database, such as Pacific/Auckland'),
    timeZoneText: text().exactOptional(),
    holidays: object({
      country: country(),
      region: text().exactOptional(),
      except: list(text()).exactOptional(),
    }).exactOptional(),
    closings: list(
      object({
        from: date(),
        to: date(),
      }).refine(({ from, to }) => from <= to, { path: ['to'], error: 'is before from' }),
    ).exactOptional(),
  })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'is not after opens',
    })
    .exactOptional(),
});

export const files = { company };

// biome-ignore format: a field a line
export const words = {
  company: 'Company: Everything that the site says of the company itself comes from here.',
  'company.name': 'Name: The everyday name stands in browser tabs, search results and the contact card, such as Fernline Automation.',
  'company.legalName': 'Legal name: The registered name stands after the © at the foot of every page and in the contact card, such as Fernline Automation Ltd.',
  'company.founded': 'Founded: Search engines read this year, and a text shows it where it has {company.founded}.',
  'company.kind': 'Kind of business: Search engines read here what sort of business it is, in a word from the list at schema.org, such as ProfessionalService.',
  'company.areaServed': 'Area served: Search engines read here in which country or region the company works, such as New Zealand.',
  'company.address': 'Postal address: The contact card and search engines give it; a page shows it only where a text names it.',
  'company.address.street': 'Street: Write the number and the name, such as 18 Fernline Drive.',
  'company.address.suburb': 'Suburb: It follows the street, such as Penrose.',
  'company.address.city': 'City: A text shows it where it has {company.address.city}, such as Auckland.',
  'company.address.region': 'State or province: The contact card and search engines give it where a country has some, such as Québec.',
  'company.address.postcode': 'Postcode: Write it as on a letter, such as 1061.',
  'company.address.country': 'Country: The contact card gives its full name, such as New Zealand.',
  'company.address.countryCode': 'Country code: Search engines read these two letters, such as NZ for New Zealand.',
  'company.contact': 'Contact: These ways to reach the company stand above the footer of every page and on the contact page; without any, visitors have the form alone.',
  'company.contact.telephone': 'Telephone: The main number stands on every page, so begin with the country code, such as +64 9 555 0142.',
  'company.contact.mail': 'Mail address: It stands on every page, and people who find a security weakness are told to write to it.',
  'company.contact.location': 'Location: It leads visitors to the office on a map.',
  'company.contact.location.text': 'Text: Visitors read these words, usually the street address.',
  'company.contact.location.href': 'Address: Copy it from the map that shows the office.',
  'company.contact.social': 'LinkedIn: It leads to the company’s profile there, or at another network.',
  'company.contact.social.text': 'Text: Visitors read these words, such as Fernline Automation on LinkedIn.',
  'company.contact.social.href': 'Address: Copy it from the browser while it shows the profile.',
  'company.contact.more': 'More ways: Other numbers, mail addresses and profiles are shown after the main ones, in this order.',
  'company.contact.more[].title': 'Title: It stands above the way on the contact page and says whom or what it reaches, such as Sales or YouTube.',
  'company.contact.more[].telephone': 'Telephone: Fill it in for a number, such as +64 9 555 0111.',
  'company.contact.more[].mail': 'Mail address: Fill it in to have people write to somebody else, such as sales@company.example.',
  'company.contact.more[].href': 'Address: Fill it in for a profile elsewhere, beginning with https://.',
  'company.contact.more[].text': 'Text: Visitors read these words for a profile; without them they read the title.',
  'company.formService': 'Form service: Visitors are told by this name who receives what they write in the form; whoever sets its address, CONTACT_FORM_URL, sets it too.',
  'company.breakdown': 'Breakdowns: The contact page tells customers with a support agreement whom to call when their line is down.',
  'company.breakdown.telephone': 'Telephone: Somebody has to answer this number when the office is closed too.',
  'company.openingHours': 'Opening hours: The contact page shows these hours, the same for each open day, and whether the office is open now.',
  'company.openingHours.firstDay': 'First day: The office’s week begins on this day, such as Monday.',
  'company.openingHours.lastDay': 'Last day: The office’s week ends on this day, such as Friday.',
  'company.openingHours.opens': 'Opens: Give the time on a 24-hour clock, such as 08:00.',
  'company.openingHours.closes': 'Closes: Give the time on a 24-hour clock, later than the office opens, such as 17:00.',
  'company.openingHours.timeZone': 'Time zone: The name in the international (IANA) list says which clock the hours go by, such as Pacific/Auckland.',
  'company.openingHours.timeZoneText': 'Time zone in words: These words follow the hours for readers elsewhere, such as New Zealand time.',
  'company.openingHours.holidays': 'Public holidays: On the public holidays of this place, the contact page says that the office is closed.',
  'company.openingHours.holidays.country': 'Country: Two letters say whose holidays they are, such as NZ for New Zealand.',
  'company.openingHours.holidays.region': 'Region: A short name from the list called date-holidays adds the holidays of one region, such as AUK for Auckland.',
  'company.openingHours.holidays.except': 'Except: On these holidays the office is open all the same.',
  'company.openingHours.holidays.except[]': 'Holiday: Its name in the list called date-holidays, such as Labour Day.',
  'company.openingHours.closings': 'Closings: Besides public holidays the office is closed on these days, such as over the new year.',
  'company.openingHours.closings[].from': 'First day: Give year, month and day, such as 2026-12-24.',
  'company.openingHours.closings[].to': 'Last day: It is the same as the first if the office is closed for a day.',
};

export const shownOn = {
  company: 'contact',
  'labels/contact': 'contact',
  'labels/copy': 'contact',
};

export const listedUnder = { company: 'Company' };

/** The ways to reach the company, in the order in which they are shown. */
export function contactWaysOf({ company, labels }: Content): ContactWay[] {
  const { telephone, mail, location, social, more = [] } = company.contact;
  const titles = labels.contact;
  const linked = (
    kind: ContactWay['kind'],
    title: string,
    link?: { text?: string; href?: string },
  ) => (link?.href ? [{ kind, title, text: link.text ?? title, href: link.href }] : []);
  const called = (title: string, number?: string) =>
    linked('telephone', title, number ? { text: number, href: telephoneHref(number) } : {});
  const written = (title: string, address?: string) =>
    linked('mail', title, address ? { text: address, href: `mailto:${address}` } : {});
  return [
    ...called(titles.telephone, telephone),
    ...written(titles.mail, mail),
    ...linked('location', titles.location, location),
    ...linked('profile', titles.social, social),
    ...more.flatMap(({ title, ...way }) => [
      ...called(title, way.telephone),
      ...written(title, way.mail),
      ...linked('profile', title, way),
    ]),
  ];
}

export type Company = z.infer<typeof company>;
export type OpeningHours = NonNullable<Company['openingHours']>;
export type Weekday = OpeningHours['firstDay'];
