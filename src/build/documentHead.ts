import tailwind from '../../tailwind.config';
import { company } from '../content/company';
import { documentTitle } from '../lib/documentTitle';
import type { Route } from '../routes';
import { escapeHtml } from './escapeHtml';

/** The picture that messengers show beside a shared link; 1200 by 630 px. */
const sharePicture = `${company.origin}/share.png`;

/** The tags of a page's `head` that differ from page to page, as HTML. */
export function documentHead(route: Route): string {
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
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<meta name="theme-color" content="${tailwind.theme.colors.navy[950]}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(company.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${sharePicture}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
