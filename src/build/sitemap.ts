import type { DescribedRoute } from './content/routes';
import type { Site } from './site';

/**
 * `sitemap.xml`: every page that search engines may list (sitemaps.org protocol 0.9). `changed`
 * gives the day on which a page's words last changed (`2026-11-21`), or undefined where that
 * is unknown.
 */
export function sitemap(
  { content, routes }: Pick<Site, 'content'> & { routes: readonly DescribedRoute[] },
  changed: (route: DescribedRoute) => string | undefined,
): string {
  const urls = routes
    .filter(({ indexed }) => indexed)
    .map((route) => {
      const day = changed(route);
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

/** `robots.txt`: everything may be read, and here is the sitemap. */
export function robots({ content }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${content.site.origin}/sitemap.xml\n`;
}
