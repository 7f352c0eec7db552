import { renderToString } from 'react-dom/server';
import { App } from './App';
import { preloadWhole } from './pages';
import { allRoutes } from './routes';

/**
 * The HTML of the page at a path, to be hydrated by `main.tsx`. Runs in Node at build time, with
 * every page's code loaded first, so that none of them suspends.
 */
export async function prerender(path: string): Promise<string> {
  await Promise.all(allRoutes.map(({ id }) => preloadWhole(id)));
  return renderToString(<App path={path} />);
}
