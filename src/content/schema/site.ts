import type { z } from 'zod';
import { checked, flag, formed, isPrivate, list, object, text, webAddress } from './fields';

const language = (label: string, hint: string) =>
  checked(label, hint, isLanguage, 'has to be a language tag such as en-NZ, de or vi');

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

const editor = object(
  'Editor on the internet',
  'With this the build makes an editor for the internet, which saves to the site’s repository at GitHub; without it nothing of that is published.',
  {
    repository: formed(
      'Repository',
      'Give its owner and its name, as they stand in its address at github.com, such as company/website.',
      /^[\w.-]+\/[\w.-]+$/,
      'has to be the owner and the name of the repository, such as company/website',
    ),
    branch: text(
      'Branch',
      'The site is built from this branch; left out, it is main.',
    ).exactOptional(),
    review: flag(
      'Review',
      'What is saved waits in a pull request until somebody merges it; left out, it goes to the branch at once.',
    ).exactOptional(),
    origin: webAddress(
      'Address of the editor',
      'Give the editor an address of its own, such as https://edit.company.example; left out, it is the page /edit/ of the site.',
    )
      .refine((address) => !address.endsWith('/'), 'must not end with a slash')
      .refine(isPrivate, 'has to begin with https://: who signs in types a secret there')
      .exactOptional(),
  },
);

const linkText = text(
  'Text',
  'One or two short words fit, such as About Us; they name the page in the site’s search too.',
  { fits: 16 },
);

const linkHref = formed(
  'Address',
  'Give the end of a page’s address, such as /about or /jobs, and after # a place on it, such as /#jobs; or the address of another site.',
  /^(\/(?!\/)|https?:\/\/)/,
  'has to be a path of the site, such as /about, or an address that begins with https://',
);

/** `content/site.json`: where the site is, its language, and its navigation. */
export const siteSchema = object(
  'Site',
  'The address, the language and the links at the top hold for every page.',
  {
    origin: webAddress(
      'Address of the site',
      'Search engines and shared links use it, such as https://www.company.example, without a slash at the end.',
    ).refine((address) => !address.endsWith('/'), 'must not end with a slash'),
    language: language(
      'Language',
      'Every text is in this language, and days and times are written its way, such as en-NZ for New Zealand English.',
    ),
    securityLanguages: list(
      'Languages for security reports',
      'Somebody who found a security weakness is told that they may write in any of these.',
      language(
        'Language',
        'Give it by its short code, such as en for English or mi for te reo Māori.',
      ),
    ).exactOptional(),
    logoHref: formed(
      'Where the logo leads',
      'A click on the logo goes here: / is the home page, # the top of the page one is on.',
      /^[#/]/,
      'has to be a path of the site such as /, or #',
    ),
    navigation: list(
      'Main navigation',
      'These entries stand at the top of every page from left to right; where they do not fit in a row, a button opens them as a list.',
      object(
        'Entry',
        'Each leads somewhere or opens links of its own; it is not shown while the page that it leads to is left out.',
        {
          text: linkText,
          href: linkHref.exactOptional(),
          entries: list(
            'Links',
            'Instead of leading somewhere, the entry opens these.',
            object('Link', 'Each leads somewhere.', { text: linkText, href: linkHref }),
            { unique: ['href', 'text'], least: 1, fits: 7 },
          ).exactOptional(),
        },
      ).refine(
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
    notice: text(
      'Notice',
      'It stands above the footer of every page, such as that company and people are samples.',
    ).exactOptional(),
    editor: editor.exactOptional(),
  },
);

/** Whether it is a path as an address has it: of letters, digits and signs that every host takes as they are. */
function isOldPath(address: string): boolean {
  try {
    return /^\/(?!\/)[\p{L}\p{M}\p{N}/._~,=@&!-]*$/u.test(decodeURI(address));
  } catch {
    return false;
  }
}

/** `content/redirects.json`: where addresses of an earlier site lead. */
export const redirectsSchema = object(
  'Old addresses',
  'Links and search results still have addresses of an earlier site; each leads for good to what is there now.',
  {
    redirects: list(
      'Old addresses',
      'In any order; their other spellings, with .html or a slash at the end, lead there as well.',
      object('Old address', 'Each leads to one page.', {
        from: checked(
          'From',
          'Give the end of an address that no page has any more, such as /services.html.',
          isOldPath,
          'has to be a path such as /services.html, without what follows ? or #',
        ),
        to: linkHref.regex(
          /^[^\s"'{}$\\]+$/,
          'has a sign that an address writes otherwise, such as %20',
        ),
      }),
    ),
  },
);

export type SiteSettings = z.infer<typeof siteSchema>;

/** How the site is edited on the internet. */
export type OnlineEditor = NonNullable<SiteSettings['editor']>;
