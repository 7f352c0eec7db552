import type { Site } from './site';

/**
 * A page's addresses in the languages of the site, for search engines. That of the first language,
 * if it has the page, comes last once more, for all other languages (`x-default`). None where the
 * page is there in one language only.
 */
export function pagesInLanguages({ path }: { path: string }, { content, modules, prefix }: Site) {
  const { language, origin } = content.site;
  const others = modules.site.languages
    .filter(({ pages }) => pages.some(({ at }) => at === path))
    .map((other) => ({
      language: other.language,
      address: `${new URL(origin).origin}${other.below}${path}`,
    }));
  if (others.length === 0) return [];
  const all = [{ language, address: origin + path }, ...others];
  const firstLanguage = prefix ? modules.site.languages[0]?.language : language;
  const first = all.find((page) => page.language === firstLanguage);
  return first ? [...all, { language: 'x-default', address: first.address }] : all;
}

/** `sitemap.xml`: every page that search engines may list (sitemaps.org protocol 0.9). */
export function sitemap(site: Site): string {
  const { content, routes, written } = site;
  const urls = [...routes, ...written]
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
