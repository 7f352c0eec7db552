import type { z } from 'zod';
import { checked, flag, formed, list, object, target, text, webAddress } from './fields';

const language = () =>
  checked(
    (tag) => Intl.getCanonicalLocales(tag)[0] === tag,
    'has to be a language tag such as en-NZ, de or vi',
  );

/** The address of a site, which may be below a folder of its host. */
const origin = () =>
  webAddress()
    .refine((address) => !address.endsWith('/'), 'must not end with a slash')
    .regex(
      /^\w+:\/\/[^/?#]+(\/[a-z0-9_-]+)*\/?$/,
      'may end in a folder of small letters, digits, - and _, and in nothing else',
    );

const linkText = text(16);

const isPathOrAddress = [
  /^(\/(?!\/)|https?:\/\/)/,
  'has to be a path of the site, such as /about, or an address that begins with https://',
] as const;

/** An address to which visitors are sent. */
export const linkHref = formed(...isPathOrAddress);

const linkTarget = target().regex(...isPathOrAddress);

/** An address over which data cannot be read or changed on the way. */
const isPrivate = /^(https:|http:\/\/(localhost|127(\.\d+){3}|\[::1\])([:/]|$))/i;

/** How the folder of a further language is called, as a regular expression. */
export const languageFolder = '[a-z]{2,3}(?:-[a-z0-9]+)*';

/** A further language: its content is below `content/FOLDER/`, its pages are below `/FOLDER/`. */
export const languageSchema = object({
  language: language(),
  folder: formed(new RegExp(`^${languageFolder}$`), 'has to be a short name such as de or zh-hant'),
});

export type SiteLanguage = z.infer<typeof languageSchema>;

/** `content/site.json`: the site's address, its language, and its navigation. */
const siteSchema = object({
  origin: origin(),
  language: language(),
  languages: list(languageSchema, { unique: ['language', 'folder'] }).exactOptional(),
  securityLanguages: list(language()).exactOptional(),
  logoHref: formed(/^[#/]/, 'has to be a path of the site such as /, or #'),
  navigation: list(
    object({
      text: linkText,
      href: linkTarget.exactOptional(),
      entries: list(object({ text: linkText, href: linkTarget }), {
        unique: ['href', 'text'],
        least: 1,
        fits: 7,
      }).exactOptional(),
    }).refine(
      ({ href, entries }) => (href === undefined) !== (entries === undefined),
      'needs an address or links of its own, and not both',
    ),
    {
      unique: ['href', 'text'],
      least: 1,
      fits: 7,
      remedy: 'put some of them into `entries` of one',
    },
  ),
  notice: text().exactOptional(),
  policyInPages: flag().exactOptional(),
  editor: object({
    repository: formed(
      /^[\w.-]+\/[\w.-]+$/,
      'has to be the owner and the name of the repository, such as company/website',
    ),
    branch: text().exactOptional(),
    review: flag().exactOptional(),
    origin: origin()
      .regex(isPrivate, 'has to begin with https://: who signs in types a secret there')
      .exactOptional(),
  }).exactOptional(),
});

export const files = { site: siteSchema };

export { default as words } from './siteFieldWords.en.json';

export const listedUnder = { site: 'Company' };

/** How the site is edited on the internet. */
export type OnlineEditor = NonNullable<z.infer<typeof siteSchema>['editor']>;
