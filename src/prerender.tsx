import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './App';
import { PageShell } from './layout/PageShell';
import { pages } from './pages';
import { notFoundRoute, routes } from './routes';

/**
 * The HTML of the programmed page at a path, to be hydrated by `main.tsx`. Runs in Node at build time,
 * with every page's code loaded first, so that none of them suspends.
 */
export async function prerender(path: string): Promise<string> {
  await Promise.all([...routes, notFoundRoute].map(({ id }) => pages[id].preload()));
  return renderToString(<App path={path} />);
}

/** The HTML of a written page at a path, around what it says: a document, which nothing hydrates. */
export const renderWritten = (path: string, content: ReactNode): string =>
  renderToStaticMarkup(<PageShell address={path}>{content}</PageShell>);
