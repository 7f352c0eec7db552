import type { Site } from './site';
import { writtenPages } from './written/writtenPages';

/** `sitemap.xml`: every page that search engines may list (sitemaps.org protocol 0.9). */
export function sitemap({ content, routes }: Pick<Site, 'content' | 'routes'>): string {
  const urls = [...routes, ...writtenPages(content).map(({ route }) => route)]
    .filter(({ indexed }) => indexed)
    .map((route) => {
      // A written page says when it was changed.
      const day = 'kind' in route && (route.modified ?? route.published);
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
