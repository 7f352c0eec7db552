import type { DescribedRoute } from './content/routes';
import type { Site } from './site';
import { writtenPages } from './written/writtenPages';

/**
 * `sitemap.xml`: every page that search engines may list (sitemaps.org protocol 0.9). `changed`
 * gives the day on which a page's words last changed (`2026-11-21`), or undefined where that
 * is unknown.
 */
export function sitemap(
  { content, routes }: Pick<Site, 'content' | 'routes'>,
  changed: (route: Pick<DescribedRoute, 'sources'>) => string | undefined,
): string {
  const urls = [...routes, ...writtenPages(content).map(({ route }) => route)]
    .filter(({ indexed }) => indexed)
    .map((route) => {
      // A written page says when it was changed.
      const written = 'kind' in route ? (route.modified ?? route.published) : undefined;
      const day = written ?? changed(route);
      const modified = day ? `<lastmod>${day}</lastmod>` : '';
      return `  <url><loc>${content.site.origin}${route.path}</loc>${modified}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
