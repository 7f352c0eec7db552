import { lazyWithPreload } from '../features/navigation/lazyWithPreload';
import type { RouteId } from '../routes';

/**
 * THE map of pages: a component for every entry of the list of routes (the compiler names what is
 * missing), each with its code in a chunk of its own. The prerender loads them all; a browser loads
 * the page it shows.
 */
export const pages = {
  home: lazyWithPreload(async () => (await import('./HomePage')).HomePage),
  about: lazyWithPreload(async () => (await import('./AboutPage')).AboutPage),
  contact: lazyWithPreload(async () => (await import('./ContactPage')).ContactPage),
  technologies: lazyWithPreload(async () => (await import('./TechnologiesPage')).TechnologiesPage),
  itsolutions: lazyWithPreload(async () => (await import('./ItSolutionsPage')).ItSolutionsPage),
  siemens: lazyWithPreload(async () => (await import('./SiemensPage')).SiemensPage),
  notFound: lazyWithPreload(async () => (await import('./NotFoundPage')).NotFoundPage),
} as const satisfies Record<RouteId, unknown>;
