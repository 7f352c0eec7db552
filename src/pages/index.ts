import { lazyPage } from '../features/loading/lazyPage';
import type { RouteId } from '../routes';

/**
 * THE map of pages: a component for every entry of the list of routes (the compiler names missing
 * ones), each in its own chunk. The prerender loads them all; a browser loads the page it shows.
 */
export const pages = {
  home: lazyPage(async () => (await import('./HomePage')).HomePage),
  about: lazyPage(async () => (await import('./AboutPage')).AboutPage),
  contact: lazyPage(async () => (await import('./ContactPage')).ContactPage),
  technologies: lazyPage(async () => (await import('./TechnologiesPage')).TechnologiesPage),
  itsolutions: lazyPage(async () => (await import('./ItSolutionsPage')).ItSolutionsPage),
  siemens: lazyPage(async () => (await import('./SiemensPage')).SiemensPage),
  notFound: lazyPage(async () => (await import('./NotFoundPage')).NotFoundPage),
} as const satisfies Record<RouteId, unknown>;
