/** Prints the HTML of every route as JSON. Runs in a new Node process, which has no window. */
import { loadRenderer } from '../../src/generator/renderer';
import { notFoundRoute, routes } from '../../src/routes';

async function main() {
  const { prerender } = await loadRenderer('.build/content/unit');
  const pages = await Promise.all(
    [...routes, notFoundRoute].map(async ({ path }) => [path, await prerender(path)] as const),
  );
  process.stdout.write(JSON.stringify(Object.fromEntries(pages)));
}

main();
