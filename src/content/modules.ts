import type { PictureKindName } from './schema';

/** One page of the site. */
export type Route<Id extends string = string> = {
  /** Its name in the code. */
  id: Id;
  /** The one address of the page, without a slash at the end. */
  path: string;
  /** The page's own part of the document title. */
  title: string;
  /** The title in the tab: its own part first, because tabs cut the end off (WCAG 2.4.2). */
  documentTitle: string;
  /** The name that visitors know: its text in the navigation, or its title. */
  name: string;
  /** False keeps the page out of search engines and the sitemap. */
  indexed: boolean;
};

export type NavigationLink = { text: string; href: string };

/** An entry of the navigation: a link, or a button that opens some. */
export type NavigationEntry = NavigationLink | { text: string; entries: NavigationLink[] };

/** A way to reach the company: its text and its link. */
export type ContactWay = {
  kind: 'telephone' | 'mail' | 'location' | 'profile';
  /** Its kind: Phone, LinkedIn. */
  title: string;
  text: string;
  href: string;
};

/**
 * A photograph as browsers know it: its files' hash, its average colour (`99aabb`), and the widest
 * files of its wide and its upright version, if its source is too small for the usual ones.
 */
export type PictureEntry = [hash: string, colour: string, widest?: number, widestTall?: number];

/** `#content/pictures`: photographs named in the content, by kind and name; which are whole. */
export type PictureIndex = Partial<
  Record<Exclude<PictureKindName, 'mark' | 'share'>, Record<string, PictureEntry>>
> & { whole?: readonly string[] };

/** `#content/marks`: by name, the hash and the extension of a mark's file. */
export type Marks = Record<string, string>;

/** The part about pictures that browsers get, beside the content. */
export type PictureModules = { pictures: PictureIndex; marks: Marks };
