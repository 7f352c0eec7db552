import type { z } from 'zod';
import { amount, flag, heading, list, object, oneOf, reference, text } from './fields';
import { addressedPage } from './page';

/** The first fields of every front matter. */
export const head = { title: heading(), description: text(155) };

export const draft = flag().exactOptional();

/** The fields that lists are filtered by. */
export const subjects = {
  services: list(reference('service')).exactOptional(),
  makers: list(reference('maker')).exactOptional(),
  industry: text(30).exactOptional(),
};

const planRow = object({
  day: text(20).exactOptional(),
  from: text(12),
  hours: amount().exactOptional(),
  what: text(),
  name: text(40).exactOptional(),
  who: text().exactOptional(),
  kind: oneOf('work', 'rest', 'reserve', 'turn back').exactOptional(),
  used: amount().exactOptional(),
});

/** A plan by the hour, from which its chart and its table are made. */
export const plan = object({
  unit: text(60),
  rows: list(planRow, { unique: ['what'], fits: 16 }),
}).exactOptional();

/** The page that lists all of a folder. */
export const listPage = {
  page: addressedPage,
  title: text(),
  introduction: text().exactOptional(),
};

export const band = () =>
  object({
    title: text(),
    introduction: text().exactOptional(),
  });

export type PlanRow = z.infer<typeof planRow>;
export type Plan = NonNullable<z.infer<typeof plan>>;

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
