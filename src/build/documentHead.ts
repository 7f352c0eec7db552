import tailwind from '../../tailwind.config';
import { company } from '../content/company';
import { documentTitle } from '../features/navigation/documentTitle';
import { type Route, routes } from '../routes';
import type { DescribedRoute } from './describedRoutes';
import { escapeHtml } from './escapeHtml';
import { shareSize } from './sharePicture';
import { structuredData } from './structuredData';

/** Structured data as a script element; what would end the element is escaped. */
function jsonLd(route: Route): string {
  const json = JSON.stringify(structuredData(route, routes[0])).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * The tags of a page's `head` that differ from page to page, as HTML. `shareFile` is the path of
 * the picture that messengers show beside a link to the page.
 */
export function documentHead(route: DescribedRoute, shareFile: string): string {
  const title = escapeHtml(documentTitle(route));
  const description = escapeHtml(route.description);
  const url = company.origin + route.path;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    route.indexed
      ? `<link rel="canonical" href="${url}">`
      : '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/brand/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    // With a script it comes after the paint (see `page.ts`), which it would hold up.
    '<noscript><link rel="manifest" href="/site.webmanifest"></noscript>',
    `<meta name="theme-color" content="${tailwind.theme.colors.navy[950]}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(company.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${company.origin}/${shareFile}">`,
    `<meta property="og:image:width" content="${shareSize.width}">`,
    `<meta property="og:image:height" content="${shareSize.height}">`,
    `<meta property="og:image:alt" content="${title}">`,
    '<meta property="og:locale" content="en_NZ">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...(route.indexed ? [jsonLd(route)] : []),
  ].join('');
}
