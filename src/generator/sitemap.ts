import { pagesInLanguages } from './languages';
import type { Site } from './site';
import { writtenPages } from './written/writtenPages';

/** `sitemap.xml`: every page that search engines may list (sitemaps.org protocol 0.9). */
export function sitemap(site: Site): string {
  const { content, routes } = site;
  const urls = [...routes, ...writtenPages(content).map(({ route }) => route)]
    .filter(({ indexed }) => indexed)
    .map((route) => {
      // A written page says when it was changed.
      const day = 'kind' in route && (route.modified ?? route.published);
      const modified = day ? `<lastmod>${day}</lastmod>` : '';
      const languages = pagesInLanguages(route, site).map(
        ({ language, address }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      );
      const parts = [modified, ...languages].join('');
      return `  <url><loc>${content.site.origin}${route.path}</loc>${parts}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
