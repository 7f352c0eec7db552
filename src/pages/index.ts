import { lazyWithPreload } from '../features/navigation/lazyWithPreload';
import type { RouteId } from '../routes';
import { HomeLater } from './HomeLater';
import { itSolutionsStatic, technologiesStatic } from './staticModules';

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

/** The parts of pages whose code comes later, or not at all, where the page's HTML shows them already. */
const otherParts: Partial<Record<RouteId, { preload: () => Promise<unknown> }>> = {
  home: HomeLater,
  technologies: technologiesStatic,
  itsolutions: itSolutionsStatic,
};

/** Loads all code of a page that is not in the document. Rejects where the network fails. */
export async function preloadWhole(id: RouteId): Promise<void> {
  await Promise.all([pages[id].preload(), otherParts[id]?.preload()]);
}
