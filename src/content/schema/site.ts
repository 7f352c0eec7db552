import type { z } from 'zod';
import { checked, flag, formed, list, object, text, webAddress } from './fields';

const language = () =>
  checked(
    (tag) => Intl.getCanonicalLocales(tag)[0] === tag,
    'has to be a language tag such as en-NZ, de or vi',
  );

/** Where a site is. */
const origin = () =>
  webAddress().refine((address) => !address.endsWith('/'), 'must not end with a slash');

const linkText = text(16);

/** An address that something of the site leads to. */
export const linkHref = formed(
  /^(\/(?!\/)|https?:\/\/)/,
  'has to be a path of the site, such as /about, or an address that begins with https://',
);

/** Nobody on the way reads or changes what is sent there. */
const isPrivate = /^(https:|http:\/\/(localhost|127(\.\d+){3}|\[::1\])([:/]|$))/i;

/** `content/site.json`: where the site is, its language, and its navigation. */
export const siteSchema = object({
  origin: origin(),
  language: language(),
  securityLanguages: list(language()).exactOptional(),
  logoHref: formed(/^[#/]/, 'has to be a path of the site such as /, or #'),
  navigation: list(
    object({
      text: linkText,
      href: linkHref.exactOptional(),
      entries: list(object({ text: linkText, href: linkHref }), {
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

// biome-ignore format: a field a line
export const words = {
  site: 'Site: The address, the language and the links at the top hold for every page.',
  'site.origin': 'Address of the site: Search engines and shared links use it, such as https://www.company.example, without a slash at the end.',
  'site.language': 'Language: Every text is in this language, and days and times are written its way, such as en-NZ for New Zealand English.',
  'site.securityLanguages': 'Languages for security reports: Somebody who found a security weakness is told that they may write in any of these.',
  'site.securityLanguages[]': 'Language: Give it by its short code, such as en for English or mi for te reo Māori.',
  'site.logoHref': 'Where the logo leads: A click on the logo goes here: / is the home page, # the top of the page one is on.',
  'site.navigation': 'Main navigation: These entries stand at the top of every page from left to right; where they do not fit in a row, a button opens them as a list.',
  'site.navigation[].entries': 'Links: Instead of leading somewhere, the entry opens these.',
  'site.notice': 'Notice: It stands above the footer of every page, such as that company and people are samples.',
  'site.editor': 'Editor on the internet: With this the build makes an editor for the internet, which saves to the site’s repository at GitHub; without it nothing of that is published.',
  'site.editor.repository': 'Repository: Give its owner and its name, as they stand in its address at github.com, such as company/website.',
  'site.editor.branch': 'Branch: The site is built from this branch; left out, it is main.',
  'site.editor.review': 'Review: What is saved waits in a pull request until somebody merges it; left out, it goes to the branch at once.',
  'site.editor.origin': 'Address of the editor: Give the editor an address of its own, such as https://edit.company.example; left out, it is the page /edit/ of the site.',
  text: 'Text: One or two short words fit, such as About Us; they name the page in the site’s search too.',
  href: 'Address: Give the end of a page’s address, such as /about or /projects, and after # a place on it, such as /#projects; or the address of another site.',
};

export const listedUnder = { site: 'Company' };

/** How the site is edited on the internet. */
export type OnlineEditor = NonNullable<z.infer<typeof siteSchema>['editor']>;
