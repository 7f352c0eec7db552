/** Prints the HTML of every route as JSON: run in a Node of its own, where there is no window. */
import { prerender } from '../../src/prerender';
import { allRoutes } from '../../src/routes';

process.stdout.write(
  JSON.stringify(Object.fromEntries(allRoutes.map(({ path }) => [path, prerender(path)]))),
);
