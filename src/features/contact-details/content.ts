import { z } from 'zod';
import type { ContactWay } from '../../content/modules';
import {
  checked,
  date,
  formed,
  list,
  mail,
  object,
  properName,
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

/** The days, one after another, on which an office is open from one time to another. */
const hours = () => ({ firstDay: weekday(), lastDay: weekday(), opens: time(), closes: time() });

type Hours = { opens: string; closes: string };
const isInOrder = ({ opens, closes }: Hours): boolean => opens < closes;
const outOfOrder = { path: ['closes'], error: 'is not after opens' };

const country = () => formed(/^[A-Z]{2}$/, 'has to be the two letters of a country, such as NZ');

/** Whether dates can be given in a time zone. The list of `Intl` lacks other names of zones. */
const isTimeZone = (name: string) => Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));

const link = () =>
  object({
    text: text(),
    href: webAddress(),
  });

export const company = object({
  name: properName(60),
  legalName: properName().exactOptional(),
  founded: whole(1800, 2100).exactOptional(),
  kind: formed(
    /^[A-Z][A-Za-z]+$/,
    'has to be a kind that search engines know, such as ProfessionalService',
  ),
  areaServed: text().exactOptional(),
  address: object({
    street: properName(),
    suburb: properName().exactOptional(),
    city: properName(),
    region: text().exactOptional(),
    postcode: properName().exactOptional(),
    country: text(),
    countryCode: country(),
  }).exactOptional(),
  contact: object({
    telephone: telephone().exactOptional(),
    fax: telephone().exactOptional(),
    mail: mail().exactOptional(),
    location: link().exactOptional(),
    social: object({
      text: text().exactOptional(),
      href: webAddress(),
    }).exactOptional(),
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
    ...hours(),
    more: list(object(hours()).refine(isInOrder, outOfOrder)).exactOptional(),
    timeZone: checked(isTimeZone, 'is no time zone that is known, such as Pacific/Auckland'),
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
    .refine(isInOrder, outOfOrder)
    .exactOptional(),
});

export const files = { company };

export { default as words } from './fieldWords.en.json';

export const shownOn = {
  company: 'contact',
  'labels/contact': 'contact',
  'labels/copy': 'contact',
};

export const listedUnder = { company: 'Company' };

/** What a network is known by: `xing.com`. */
const hostOf = (href = '') => href.replace(/^https?:\/\/(www\.)?([^/:?#]*).*/i, '$2');

/** The ways to reach the company, in the order in which they are shown. */
export function contactWaysOf({ company, labels }: Content): ContactWay[] {
  const { telephone, fax, mail, location, social, more = [] } = company.contact;
  const titles = labels.contact;
  const way = (kind: ContactWay['kind'], title: string, href?: string, text = title) =>
    href ? [{ kind, title, text, href }] : [];
  const called = (title: string, number?: string) =>
    way('telephone', title, number && telephoneHref(number), number);
  const written = (title: string, address?: string) =>
    way('mail', title, address && `mailto:${address}`, address);
  return [
    ...called(titles.telephone, telephone),
    ...(fax ? [{ kind: 'fax' as const, title: titles.fax, text: fax, href: '' }] : []),
    ...written(titles.mail, mail),
    ...way('location', titles.location, location?.href, location?.text),
    ...way('profile', titles.social || hostOf(social?.href), social?.href, social?.text),
    ...more.flatMap(({ title, telephone: number, mail: address, href, text: shown }) => [
      ...called(title, number),
      ...written(title, address),
      ...way('profile', title, href, shown),
    ]),
  ];
}

export type Company = z.infer<typeof company>;
export type OpeningHours = NonNullable<Company['openingHours']>;
export type Weekday = OpeningHours['firstDay'];
