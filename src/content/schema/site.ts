import { z } from 'zod';
import { fields, list, object, text, webAddress } from './fields';

const language = (label: string, hint: string) =>
  z
    .string()
    .refine(isLanguage, 'has to be a language tag such as en-NZ, de or vi')
    .register(fields, { label, hint });

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** `content/site.json`: where the site is, its language, and its navigation. */
export const siteSchema = object(
  'Site',
  'Where the site is published, its language and its navigation.',
  {
    origin: webAddress(
      'Address of the site',
      'Without a slash at the end: https://www.company.example',
    ).refine((address) => !address.endsWith('/'), 'must not end with a slash'),
    language: language(
      'Language',
      'Of all texts, with the country whose spelling and times are used: en-NZ.',
    ),
    securityLanguages: list(
      'Languages for security reports',
      'In which somebody who found a weakness may write.',
      language('Language', ''),
    ).exactOptional(),
    logoHref: z
      .string()
      .regex(/^[#/]/, 'has to be a path of the site such as /, or #')
      .register(fields, {
        label: 'Where the logo leads',
        hint: 'A path of the site; # is the top of the page.',
      }),
    navigation: list(
      'Main navigation',
      'From left to right. Three to seven fit; with more than five the header of a phone has three rows.',
      object('Link', '', {
        text: text('Text', 'One or two short words.', { fits: 16 }),
        href: z
          .string()
          .regex(/^\/(?!\/)/, 'has to be a path of the site, such as /about')
          .register(fields, { label: 'Path', hint: 'Of the page, and a place on it after #.' }),
      }),
      { unique: ['href', 'text'], least: 1, fits: 5 },
    ),
  },
);

export type SiteSettings = z.infer<typeof siteSchema>;
