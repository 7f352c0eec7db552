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
  /** What visitors know it by: its text in the navigation, or its title. */
  name: string;
  /** False keeps the page out of search engines and the sitemap. */
  indexed: boolean;
};

/** The site in another of its languages, with its pages by their addresses there. */
export type OtherLanguage = {
  language: string;
  /** Its name in itself. */
  name: string;
  /** What its addresses begin with. */
  below: string;
  pages: readonly { at: string; name: string }[];
};

export type NavigationLink = { text: string; href: string };

/** What stands in the navigation: a link, or what opens some. */
export type NavigationEntry = NavigationLink | { text: string; entries: NavigationLink[] };

/** A way to reach the company: what is shown and where its link goes. */
export type ContactWay = {
  kind: 'telephone' | 'fax' | 'mail' | 'location' | 'profile';
  /** What it is: Phone, LinkedIn. */
  title: string;
  text: string;
  /** Empty for a fax, which no link reaches. */
  href: string;
};

/**
 * A photograph as browsers know it: the hash in its files' names, and the widest files of its wide
 * and upright versions, if its source is too small for the usual ones.
 */
export type PictureEntry = [hash: string, widest?: number, widestTall?: number];

/**
 * A drawing as browsers know it: the hash in its files' names, its size in px, and whether it has a
 * version for dark grounds.
 */
export type DrawingEntry = [hash: string, width: number, height: number, hasDark?: true];

/**
 * `#content/pictures`: every photograph that the content names, by kind and name, and which are
 * shown whole; and every drawing by name.
 */
export type PictureIndex = Partial<
  Record<Exclude<PictureKindName, 'mark' | 'share'>, Record<string, PictureEntry>>
> & { whole?: readonly string[]; drawings?: Record<string, DrawingEntry> };

/** `#content/marks`: by name, the hash and the extension of a mark's file. */
export type Marks = Record<string, string>;

/** What browsers get of the pictures, beside the content. */
export type PictureModules = { pictures: PictureIndex; marks: Marks };
