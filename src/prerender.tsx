import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './App';
import { PageShell } from './layout/PageShell';
import { pages } from './pages';
import { notFoundRoute, routes } from './routes';

/** The HTML of the programmed page at a path, to be hydrated by `main.tsx`. */
export async function prerender(path: string): Promise<string> {
  // A page whose code is not loaded would suspend.
  await Promise.all([...routes, notFoundRoute].map(({ id }) => pages[id].preload()));
  return renderToString(<App path={path} />);
}

/** The HTML of a written page at a path, with its content in the shell. It is never hydrated. */
export const renderWritten = (path: string, content: ReactNode): string =>
  renderToStaticMarkup(<PageShell address={path}>{content}</PageShell>);
