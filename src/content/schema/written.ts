import { flag, heading, list, object, reference, text } from './fields';
import { pageText } from './page';

/** The first fields of every front matter. */
export const head = { title: heading(), description: text(155) };

export const draft = flag().exactOptional();

/** The fields that lists are filtered by. */
export const subjects = {
  services: list(reference('service')).exactOptional(),
  makers: list(reference('maker')).exactOptional(),
  industry: text(30).exactOptional(),
};

/** The page that lists all of a folder. */
export const listPage = {
  page: pageText,
  title: text(),
  introduction: text().exactOptional(),
};

export const band = () =>
  object({
    title: text(),
    introduction: text().exactOptional(),
  });

/** A written page: its front matter, and its text as Markdown. */
export type Written<Front> = {
  /** The name of its file without the extension: the end of its address. */
  name: string;
  /** Its path in the site's folder. */
  file: string;
  front: Front;
  body: string;
  /** The line of the file on which the text begins. */
  firstLine: number;
};
