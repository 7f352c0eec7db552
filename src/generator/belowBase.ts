import type { Content } from './content/schemas';
import type { Site } from './site';

/**
 * The folder of its host that a site is below, as addresses begin there: `/firm` for an `origin` of
 * `https://host.example/firm`, empty for a host of its own. Within the generator addresses are
 * without it: they get it with what is written for browsers, and servers take it away again.
 */
export const baseOf = ({ site }: Pick<Content, 'site'>): string =>
  new URL(site.origin).pathname.replace(/\/$/, '');

/** An address of the site below its folder; others, and places on a page, stay as they are. */
export const addressBelow = (base: string, address: string): string =>
  /^\/(?!\/)/.test(address) ? base + address : address;

/** The keys of addresses in what browsers get. */
const addressKeys = ['href', 'logoHref', 'path'];

/** A copy of modules or of a file for browsers, with its addresses below the site's folder. */
export const belowBase = <Value>(base: string, value: Value): Value =>
  JSON.parse(JSON.stringify(value), (key, found) =>
    addressKeys.includes(key) && typeof found === 'string' ? addressBelow(base, found) : found,
  );

/** The programmed pages of a site by their whole addresses. */
export const routesBelow = ({ content, routes }: Pick<Site, 'content' | 'routes'>) =>
  belowBase(baseOf(content), routes);

/** The attributes that have addresses in pages; a link to another language has its whole one. */
const attributes =
  /(?<! hreflang="[\w-]+") (?:action|href|src|srcset|data-(?:page|path|site|styles))="[^"]*"/gi;

/** A page with its addresses below the site's folder, but for the one that the form posts to. */
export const pageBelow = (base: string, html: string, formUrl: string): string =>
  html.replace(attributes, (attribute) =>
    attribute === ` action="${formUrl}"`
      ? attribute
      : attribute.replace(/(?<="|, )\/(?!\/)/g, `${base}/`),
  );
