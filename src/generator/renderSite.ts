import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import type { PictureModules } from '../content/modules';
import type { DescribedRoute, RouteId } from './content/routes';
import type { RenderedPage } from './search/pagePlaces';
import { isSearched } from './search/searchFile';
import type { Site } from './site';
import { type WrittenRoute, writtenPages } from './written/writtenPages';

type Renderer = typeof import('../prerender');

const contentPrefix = '#content/';

/**
 * The source of `makeSite`, which returns the exports of `src/prerender.tsx` for a `require` of
 * React and `#content/NAME`. The editor calls it for each change of the content.
 */
export async function rendererSource(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/prerender.tsx'],
    bundle: true,
    write: false,
    format: 'cjs',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Hooks fail with two copies of React.
    external: [`${contentPrefix}*`, 'react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'],
  });
  return `function makeSite(require) {
const module = { exports: {} };
const { exports } = module;
${outputFiles.map(({ text }) => text).join('')}
return module.exports;
}`;
}

/** Bundles the renderer from the sources as they are now; `modules` are those of the content. */
async function loadRenderer(modules: Record<string, unknown>): Promise<Renderer> {
  const source = `(${await rendererSource()})`;
  const makeSite: (find: (name: string) => unknown) => Renderer = runInThisContext(source, {
    filename: path.resolve('src/prerender.tsx'),
  });
  return makeSite((name) =>
    name.startsWith(contentPrefix) ? modules[name.slice(contentPrefix.length)] : require(name),
  );
}

/** The HTML of every page, without `head` and `body`. */
export type RenderedSite = {
  /** Programmed pages, by the ids of their routes. */
  contents: ReadonlyMap<RouteId, string>;
  written: readonly { route: WrittenRoute; content: string }[];
};

/** Renders every page of a site. */
export async function renderSite(
  { allRoutes, content, folder, modules }: Site,
  pictures: PictureModules,
): Promise<RenderedSite> {
  const { prerender, renderWritten } = await loadRenderer({ ...modules, ...pictures });
  const contents = new Map<RouteId, string>();
  for (const { id, path } of allRoutes) contents.set(id, await prerender(path));
  const written = writtenPages(content).map((page) => ({
    route: page.route,
    content: renderWritten(page.route.path, page.content({ folder, pictures })),
  }));
  return { contents, written };
}

/** Every page of a site as it was rendered, but for Not Found. */
export const pagesOf = (
  { routes }: Pick<Site, 'routes'>,
  { contents, written }: RenderedSite,
): (RenderedPage & (DescribedRoute | WrittenRoute))[] => [
  ...routes.map((route) => ({ ...route, html: contents.get(route.id) ?? '' })),
  ...written.map(({ route, content: html }) => ({ ...route, html })),
];

/** The pages that the search knows: indexed ones, and written pages that no other page repeats. */
export const searchedPages = (
  site: Pick<Site, 'content' | 'routes'>,
  rendered: RenderedSite,
): RenderedPage[] =>
  pagesOf(site, rendered).filter((page) =>
    'kind' in page ? isSearched(page, site.content) : page.indexed,
  );
