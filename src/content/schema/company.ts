import { z } from 'zod';
import {
  checked,
  date,
  fields,
  formed,
  list,
  mail,
  name,
  object,
  telephone,
  text,
  webAddress,
  whole,
} from './fields';

const weekday = (label: string, hint: string) =>
  z
    .enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    .register(fields, { label, hint });

const time = (label: string, hint: string) =>
  formed(
    label,
    hint,
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'has to be a time from 00:00 to 23:59, such as 08:00',
  );

const country = (label: string, hint: string) =>
  formed(label, hint, /^[A-Z]{2}$/, 'has to be the two letters of a country, such as NZ');

/** Whether dates can be told in a time zone. The list of `Intl` lacks the other names of a zone: Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const link = (label: string, hint: string, shown: string, leads: string) =>
  object(label, hint, {
    text: text('Text', shown),
    href: webAddress('Address', leads),
  });

const openingHours = object(
  'Opening hours',
  'The contact page shows these hours, the same for each open day, and whether the office is open now.',
  {
    firstDay: weekday('First day', 'The office’s week begins on this day, such as Monday.'),
    lastDay: weekday('Last day', 'The office’s week ends on this day, such as Friday.'),
    opens: time('Opens', 'Give the time on a 24-hour clock, such as 08:00.'),
    closes: time(
      'Closes',
      'Give the time on a 24-hour clock, later than the office opens, such as 17:00.',
    ),
    timeZone: checked(
      'Time zone',
      'The name in the international (IANA) list says which clock the hours go by, such as Pacific/Auckland.',
      isTimeZone,
      'is no time zone of the IANA database, such as Pacific/Auckland',
    ),
    timeZoneText: text(
      'Time zone in words',
      'These words follow the hours for readers elsewhere, such as New Zealand time.',
    ).exactOptional(),
    holidays: object(
      'Public holidays',
      'On the public holidays of this place, the contact page says that the office is closed.',
      {
        country: country(
          'Country',
          'Two letters say whose holidays they are, such as NZ for New Zealand.',
        ),
        region: text(
          'Region',
          'A short name from the list called date-holidays adds the holidays of one region, such as AUK for Auckland.',
        ).exactOptional(),
        except: list(
          'Except',
          'On these holidays the office is open all the same.',
          text('Holiday', 'Its name in the list called date-holidays, such as Labour Day.'),
        ).exactOptional(),
      },
    ).exactOptional(),
    closings: list(
      'Closings',
      'Besides public holidays the office is closed on these days, such as over the new year.',
      object('Closing', 'Each lasts from its first to its last day.', {
        from: date('First day', 'Give year, month and day, such as 2026-12-24.'),
        to: date('Last day', 'It is the same as the first if the office is closed for a day.'),
      }).refine(({ from, to }) => from <= to, { path: ['to'], error: 'is before from' }),
    ).exactOptional(),
  },
).refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'is not after opens' });

/** `content/company.json`: who the company is and how it is reached. */
export const companySchema = object(
  'Company',
  'Everything that the site says of the company itself comes from here.',
  {
    name: name(
      'The everyday name stands in browser tabs, search results and the contact card, such as Fernline Automation.',
    ),
    legalName: text(
      'Legal name',
      'The registered name stands after the © at the foot of every page and in the contact card, such as Fernline Automation Ltd.',
    ).exactOptional(),
    founded: whole(
      'Founded',
      'Search engines read this year, and a text shows it where it has {company.founded}.',
      1800,
      2100,
    ).exactOptional(),
    kind: formed(
      'Kind of business',
      'Search engines read here what sort of business it is, in a word from the list at schema.org, such as ProfessionalService.',
      /^[A-Z][A-Za-z]+$/,
      'has to be the name of a type of schema.org, such as ProfessionalService',
    ),
    areaServed: text(
      'Area served',
      'Search engines read here in which country or region the company works, such as New Zealand.',
    ).exactOptional(),
    address: object(
      'Postal address',
      'The contact card and search engines give it; a page shows it only where a text names it.',
      {
        street: text('Street', 'Write the number and the name, such as 18 Fernline Drive.'),
        suburb: text('Suburb', 'It follows the street, such as Penrose.').exactOptional(),
        city: text(
          'City',
          'A text shows it where it has {company.address.city}, such as Auckland.',
        ),
        region: text(
          'State or province',
          'The contact card and search engines give it where a country has some, such as Québec.',
        ).exactOptional(),
        postcode: text('Postcode', 'Write it as on a letter, such as 1061.').exactOptional(),
        country: text('Country', 'The contact card gives its full name, such as New Zealand.'),
        countryCode: country(
          'Country code',
          'Search engines read these two letters, such as NZ for New Zealand.',
        ),
      },
    ).exactOptional(),
    contact: object(
      'Contact',
      'These ways to reach the company stand above the footer of every page and on the contact page; without any, visitors have the form alone.',
      {
        telephone: telephone(
          'Telephone',
          'The main number stands on every page, so begin with the country code, such as +64 9 555 0142.',
        ).exactOptional(),
        mail: mail(
          'Mail address',
          'It stands on every page, and people who find a security weakness are told to write to it.',
        ).exactOptional(),
        location: link(
          'Location',
          'It leads visitors to the office on a map.',
          'Visitors read these words, usually the street address.',
          'Copy it from the map that shows the office.',
        ).exactOptional(),
        social: link(
          'LinkedIn',
          'It leads to the company’s profile there, or at another network.',
          'Visitors read these words, such as Fernline Automation on LinkedIn.',
          'Copy it from the browser while it shows the profile.',
        ).exactOptional(),
        more: list(
          'More ways',
          'Other numbers, mail addresses and profiles are shown after the main ones, in this order.',
          object('Way', 'Each holds one number, one mail address or one profile.', {
            title: text(
              'Title',
              'It stands above the way on the contact page and says whom or what it reaches, such as Sales or YouTube.',
            ),
            telephone: telephone(
              'Telephone',
              'Fill it in for a number, such as +64 9 555 0111.',
            ).exactOptional(),
            mail: mail(
              'Mail address',
              'Fill it in to have people write to somebody else, such as sales@company.example.',
            ).exactOptional(),
            href: webAddress(
              'Address',
              'Fill it in for a profile elsewhere, beginning with https://.',
            ).exactOptional(),
            text: text(
              'Text',
              'Visitors read these words for a profile; without them they read the title.',
            ).exactOptional(),
          }).refine(
            ({ telephone: number, mail: address, href }) =>
              [number, address, href].filter((way) => way !== undefined).length === 1,
            'needs one of telephone, mail and href',
          ),
        ).exactOptional(),
      },
    ),
    formService: text(
      'Form service',
      'Visitors are told by this name who receives what they write in the form; whoever sets its address, CONTACT_FORM_URL, sets it too.',
      { fits: 60 },
    ).exactOptional(),
    breakdown: object(
      'Breakdowns',
      'The contact page tells customers with a support agreement whom to call when their line is down.',
      {
        telephone: telephone(
          'Telephone',
          'Somebody has to answer this number when the office is closed too.',
        ),
      },
    ).exactOptional(),
    openingHours: openingHours.exactOptional(),
  },
);

export type Company = z.infer<typeof companySchema>;
export type OpeningHours = z.infer<typeof openingHours>;
export type Weekday = OpeningHours['firstDay'];
