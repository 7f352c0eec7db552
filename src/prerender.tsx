import { renderToString } from 'react-dom/server';
import { App } from './App';
import { pages } from './pages';
import { notFoundRoute, routes } from './routes';
import { keepWords, type Words } from './words';

/**
 * The HTML of the page at a path, to be hydrated by `main.tsx`; `words` are those of a written page. Runs
 * in Node at build time, with every page's code loaded first, so that none of them suspends.
 */
export async function prerender(path: string, words?: Words): Promise<string> {
  const ids = [...routes, notFoundRoute].map(({ id }) => id);
  await Promise.all([...ids, 'written' as const].map((id) => pages[id].preload()));
  if (words) keepWords(path, words);
  const html = renderToString(<App path={path} />);
  // Of a thousand pages not all are kept in memory.
  if (words) keepWords(path, null);
  return html;
}
