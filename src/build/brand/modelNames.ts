import type { Content } from '../../content/schema';

/** The names of all models, which are set in a condensed width. */
export const modelNames = ({ technologies }: Content): string =>
  (technologies?.technologies ?? [])
    .flatMap(({ brands }) => brands.flatMap(({ models = [] }) => models))
    .join(' ');
