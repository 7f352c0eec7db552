import { z } from 'zod';
import { fields, list, mail, object, telephone, text, webAddress } from './fields';

const weekday = (label: string, hint: string) =>
  z
    .enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    .register(fields, { label, hint });

const time = (label: string, hint: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'has to be a time from 00:00 to 23:59, such as 08:00')
    .register(fields, { label, hint });

const link = (label: string, hint: string, shown: string) =>
  object(label, hint, {
    text: text('Text', shown),
    href: webAddress('Address', 'Where the link leads.'),
  });

const openingHours = object(
  'Opening hours',
  'The same hours on each day from the first to the last.',
  {
    firstDay: weekday('First day', 'The first day of the week on which the office is open.'),
    lastDay: weekday('Last day', 'The last one.'),
    opens: time('Opens', 'On the clock of the time zone.'),
    closes: time('Closes', 'On the clock of the time zone, later than it opens.'),
    timeZone: z
      .string()
      .refine(
        (name) => Intl.supportedValuesOf('timeZone').includes(name),
        'is no time zone of the IANA database, such as Pacific/Auckland',
      )
      .register(fields, {
        label: 'Time zone',
        hint: 'By its name in the IANA database: Pacific/Auckland.',
      }),
    timeZoneText: text('Time zone in words', 'As it is shown behind the hours.').exactOptional(),
    holidays: object('Public holidays', 'On these days the office is closed.', {
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'has to be the two letters of a country, such as NZ')
        .register(fields, { label: 'Country', hint: 'Its two letters by ISO 3166-1.' }),
      region: z
        .string()
        .regex(/\S/, 'is empty')
        .register(fields, {
          label: 'Region',
          hint: 'Its short name in the package date-holidays: AUK is Auckland.',
        })
        .exactOptional(),
    }).exactOptional(),
  },
).refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'is not after opens' });

/** `content/company.json`: who the company is and how it is reached. */
export const companySchema = object('Company', 'Who the company is and how it is reached.', {
  name: text('Name', 'As everybody calls it.', { fits: 60 }),
  legalName: text('Legal name', 'Beside the © and in the contact card.').exactOptional(),
  founded: z
    .int()
    .min(1800)
    .max(2100)
    .register(fields, { label: 'Founded', hint: 'The year.' })
    .exactOptional(),
  kind: z
    .string()
    .regex(
      /^[A-Z][A-Za-z]+$/,
      'has to be the name of a type of schema.org, such as ProfessionalService',
    )
    .register(fields, {
      label: 'Kind of business',
      hint: 'For search engines: a type below LocalBusiness or Organization of schema.org.',
    }),
  areaServed: text('Area served', 'The country or region, for search engines.').exactOptional(),
  address: object('Postal address', 'For the contact card and search engines.', {
    street: text('Street', 'With the number.'),
    suburb: text('Suburb', 'Where the country has them.').exactOptional(),
    city: text('City', ''),
    postcode: text('Postcode', '').exactOptional(),
    country: text('Country', 'Its name.'),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, 'has to be the two letters of a country, such as NZ')
      .register(fields, { label: 'Country code', hint: 'Two letters by ISO 3166-1: NZ.' }),
  }).exactOptional(),
  contact: object(
    'Contact',
    'The ways to reach the company. Without any, the contact page is its form.',
    {
      telephone: telephone(
        'Telephone',
        'With the country code, as a person reads it: +64 9 555 0142.',
      ).exactOptional(),
      mail: mail('Mail address', 'Where messages are read.').exactOptional(),
      location: link('Location', 'A link to a map.', 'The address as it is shown.').exactOptional(),
      social: link(
        'LinkedIn',
        'The company at LinkedIn, or wherever it is found.',
        'The text of the link.',
      ).exactOptional(),
      more: list(
        'More ways',
        'Other numbers, mail addresses and profiles.',
        object('Way', 'One of telephone, mail and address.', {
          title: text('Title', 'What it is: Sales, YouTube.'),
          telephone: telephone('Telephone', '').exactOptional(),
          mail: mail('Mail address', '').exactOptional(),
          href: webAddress('Address', 'Of a profile elsewhere.').exactOptional(),
          text: text('Text', 'The text of a link to a profile.').exactOptional(),
        }).refine(
          ({ telephone: number, mail: address, href }) =>
            [number, address, href].filter((way) => way !== undefined).length === 1,
          'needs one of telephone, mail and href',
        ),
      ).exactOptional(),
    },
  ),
  breakdown: object('Breakdowns', 'For customers with a support agreement whose line is down.', {
    telephone: telephone('Telephone', 'Answered outside the office’s hours.'),
  }).exactOptional(),
  openingHours: openingHours.exactOptional(),
});

export type Company = z.infer<typeof companySchema>;
export type OpeningHours = z.infer<typeof openingHours>;
export type Weekday = OpeningHours['firstDay'];
