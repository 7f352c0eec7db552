/** A place of the site that can be linked to, with all that is written there. */
export type Place = {
  /** Its address: `/about#cloud-database`. */
  href: string;
  /** The page it is on, by what visitors know it by. */
  page: string;
  heading: string;
  /** Its paragraphs, list items and the like, a line each. */
  text: string;
  /** Other words for it. */
  also?: string[];
};
