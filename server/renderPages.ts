import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { readContent } from '../src/generator/content/readContent';
import { indexOf, readPictures } from '../src/generator/pictures/readPictures';
import type { RenderedPage } from '../src/generator/search/pagePlaces';
import { isSearched } from '../src/generator/search/searchFile';
import type { Site } from '../src/generator/site';
import { writtenPages } from '../src/generator/written/writtenPages';

/**
 * Every page of a site as it is rendered, where nothing has been built: under `npm start` and in unit
 * tests. `modules`: the folder with what browsers get of the site's content.
 */
export async function renderPages(site: Site, modules: string): Promise<RenderedPage[]> {
  const { prerender, renderWritten } = await bundled(modules);
  const pages: RenderedPage[] = [];
  for (const route of site.routes)
    if (route.indexed) pages.push({ ...route, html: await prerender(route.path) });
  const textSite = await textSiteOf(site);
  for (const { route, content } of writtenPages(site.content))
    if (isSearched(route))
      pages.push({ ...route, html: renderWritten(route.path, content(textSite)) });
  return pages;
}

/** A written page of a site as it is now, without the document around it; undefined where there is none. */
export async function renderWrittenPage(
  folder: string,
  modules: string,
  address: string,
): Promise<string | undefined> {
  const { content } = readContent(folder);
  const page = writtenPages(content).find(({ route }) => route.path === address);
  if (!page) return undefined;
  const { renderWritten } = await bundled(modules);
  return renderWritten(address, page.content(await textSiteOf({ folder, content })));
}

/** What the texts of a site need to know of it, as its files are now. */
async function textSiteOf({ folder, content }: Pick<Site, 'folder' | 'content'>) {
  const { pictures } = await readPictures(folder, content);
  return { folder, pictures: indexOf(pictures) };
}

/** The site's components as they are now, with a content; anew each time. */
async function bundled(modules: string): Promise<typeof import('../src/prerender')> {
  const outfile = path.resolve('.build/search/prerender.cjs');
  await build({
    entryPoints: ['src/prerender.tsx'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    packages: 'external',
    alias: { '#content': path.resolve(modules) },
  });
  const require = createRequire(path.resolve('package.json'));
  delete require.cache[outfile];
  return require(outfile);
}
