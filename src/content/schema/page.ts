import type { z } from 'zod';
import { formed, list, object, picture, reference, target, text } from './fields';

/** The words for a page elsewhere: in its tab, in search results and beside shared links. */
const pageWith = <Shape extends z.core.$ZodLooseShape>(more: Shape) =>
  object({
    title: text(60),
    description: text(155),
    sharePicture: picture('share').exactOptional(),
    ...more,
  });

export const pageText = pageWith({});

/** Of a page that may have another address. */
export const addressedPage = pageWith({
  path: formed(
    /^\/[a-z0-9]+(-[a-z0-9]+)*$/,
    'has to be / and lower-case letters, digits and hyphens, such as /services',
  ).exactOptional(),
});

export const pageTitle = () => text(90);
export const opening = () => text(600);
export const paragraphs = () => list(text(600));

/** A link to an address, or to a page of the site; without such a page, there is no link. */
export const pageLink = () =>
  object({
    text: text(),
    page: reference('page').exactOptional(),
    href: target().exactOptional(),
  }).refine(
    ({ page, href }) => (page === undefined) !== (href === undefined),
    'needs a page or an address, and not both',
  );

/** A page's file as browsers get it, without its words for other places; null if there is none. */
export const withoutPage = <File extends { page: unknown }>(
  file: File | undefined,
): Omit<File, 'page'> | null => {
  if (!file) return null;
  const { page: _, ...words } = file;
  return words;
};
