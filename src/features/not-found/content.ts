import { checked, list, object } from '../../content/schema/fields';
import { opening, pageText, pageTitle } from '../../content/schema/page';
import { linkHref } from '../../content/schema/site';
import type { Content } from '../../generator/content/schemas';

/** Whether it is a path as an address has it: of letters, digits and signs that every host takes as they are. */
const isOldPath = (address: string) =>
  /^\/(?!\/)[\p{L}\p{M}\p{N}/._~,=@&!-]*$/u.test(decodeURI(address));

export const files = {
  'not-found': object({
    page: pageText,
    title: pageTitle(),
    introduction: opening(),
  }),
  /** Where addresses of an earlier site lead. */
  redirects: object({
    redirects: list(
      object({
        from: checked(
          isOldPath,
          'has to be a path such as /services.html, without what follows ? or #',
        ),
        to: linkHref.regex(
          /^[^\s"'{}$\\]+$/,
          'has a sign that an address writes otherwise, such as %20',
        ),
      }),
    ),
  }).optional(),
};

// biome-ignore format: a field a line
export const words = {
  'not-found': 'Not found: Visitors come here by an address that leads nowhere.',
  'not-found.introduction': 'Introduction: It says below the heading what may have happened, and leads on to buttons for the main pages.',
  redirects: 'Old addresses: Links and search results still have addresses of an earlier site; each leads for good to what is there now.',
  'redirects.redirects': 'Old addresses: In any order; their other spellings, with .html or a slash at the end, lead there as well.',
  'redirects.redirects[].from': 'From: Give the end of an address that no page has any more, such as /services.html.',
  'redirects.redirects[].to': 'Address: Give the end of a page’s address, such as /about or /projects, and after # a place on it, such as /#projects; or the address of another site.',
};

export const listedUnder = { 'not-found': 'Other pages', redirects: 'Other pages' };

export const modules = {
  'not-found': ({ 'not-found': { page: _, ...words } }: Content) => words,
};
