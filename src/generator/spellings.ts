import { editorPath } from '../editor/settings';
import type { Redirect } from './content/routes';
import type { Serving } from './serving';

/** Anything with an address, such as a route. */
export type Address = { path: string };

/**
 * The other spellings of each page and the one they lead to. None in capitals: a host for which
 * they are the same would lead in circles.
 */
export const spellings = (pages: readonly Address[]): Redirect[] =>
  pages.flatMap(({ path }) =>
    path.endsWith('/')
      ? ['index.html', 'index', ...(path === '/' ? [] : [''])].map((end) => ({
          from: end ? path + end : path.slice(0, -1),
          to: path,
        }))
      : [
          { from: `${path}.html`, to: path },
          { from: `${path}/`, to: path },
          { from: `${path}.`, to: path },
        ],
  );

/** The same for the page of the editor, for hosts that do not know them already. */
export const editorSpellings = spellings([{ path: editorPath }]);

/**
 * The other spellings of the addresses below the lists of written pages, of which there may be
 * thousands, as a regular expression that JavaScript, nginx and Caddy share. Its group is the one
 * to lead to.
 */
export const writtenSpellings = ({ lists }: Pick<Serving, 'lists'>): string =>
  `^((?:${lists.join('|')})(?:/[a-z0-9-]+)*)(?:\\.html|[/.])$`;

/** The pages that the expression leaves out, but for home. */
export const otherPages = (serving: Serving, pages: readonly Address[]): Address[] =>
  pages.filter(
    ({ path }) => !path.endsWith('/') && !new RegExp(writtenSpellings(serving)).test(`${path}/`),
  );

/** The old addresses with their other spellings, which a file such as a PDF does not have. */
export const oldSpellings = ({ redirects }: Serving): Redirect[] =>
  redirects.flatMap(({ from, to }) => {
    const others = /\.[^/]*$/.test(from) ? [] : spellings([{ path: from }]);
    return [{ from, to }, ...others.map((other) => ({ from: other.from, to }))];
  });
