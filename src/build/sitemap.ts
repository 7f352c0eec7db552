import { company } from '../content/company';
import type { Route } from '../routes';

/** `sitemap.xml`: every page that search engines may list (sitemaps.org protocol 0.9). */
export function sitemap(routes: readonly Route[]): string {
  const urls = routes
    .filter(({ indexed }) => indexed)
    .map(({ path }) => `  <url><loc>${company.origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: everything may be read, and here is the sitemap. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n`;
}
