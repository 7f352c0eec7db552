import { checked, list, object } from '../../content/schema/fields';
import { opening, pageText, pageTitle } from '../../content/schema/page';
import { linkHref } from '../../content/schema/site';
import type { Content } from '../../generator/content/schemas';

/** Whether it is a path of letters, digits and signs that every host takes unescaped. */
const isOldPath = (address: string) =>
  /^\/(?!\/)[\p{L}\p{M}\p{N}/._~,=@&!-]*$/u.test(decodeURI(address));

export const files = {
  'not-found': object({
    page: pageText,
    title: pageTitle(),
    introduction: opening(),
  }),
  /** The new addresses of pages of an earlier site. */
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

export { default as words } from './fieldWords.en.json';

export const shownOn = { 'not-found': 'notFound' };

export const listedUnder = { 'not-found': 'Other pages', redirects: 'Other pages' };

export const modules = {
  'not-found': ({ 'not-found': { page: _, ...words } }: Content) => words,
};
