import type { DescribedRoute } from './describedRoutes';
import { documentHead } from './documentHead';
import { pageScript } from './pageScript';

const emptyRoot = /<div id="?root"?><\/div>/;
const emptyTitle = /<title>[^<]*<\/title>/;
const moduleScript = /<script type="?module"? src="?([^">\s]+)"?><\/script>/;
/** Parcel repeats here what its script knows by itself: 0.7 KB of a first load, with its hash in the policy. */
const importMap = /<script type="?importmap"?>[^<]*<\/script>/;
const opening = /<html /;
const stylesheet = /<link rel="?stylesheet"? href="?([^">\s]+)"?>/;
const printSheetLink = /<link rel="?stylesheet"? media="?print"? href="?([^">\s]+)"?>/;

/** React asks for eager pictures once more in front of the page; the page itself is enough. */
const hoistedPreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Replaces the one place a pattern matches. Throws where the template has no such place. */
function fill(html: string, pattern: RegExp, what: string, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`src/index.html: the build found no ${what}.`);
  return html.replace(pattern, () => replacement);
}

/** A stylesheet's relative addresses lose their base when it moves into a page. */
function absoluteUrls(css: string, address: string): string {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  return css.replace(/url\((?!["']?(?:\/|data:|https?:))(["']?)/g, `url($1${folder}`);
}

/** The site's stylesheet as Parcel wrote it, with addresses that hold in every page. */
export function siteStylesheet(template: string, readAsset: (address: string) => string): string {
  const address = stylesheet.exec(template)?.[1];
  if (!address) throw new Error('src/index.html: the build found no stylesheet.');
  return absoluteUrls(readAsset(address), address);
}

/** The address of the print stylesheet in the template as Parcel wrote it. */
export function printSheetAddress(template: string): string {
  const address = printSheetLink.exec(template)?.[1];
  if (!address) throw new Error('src/index.html: the build found no print stylesheet.');
  return address;
}

type Assets = {
  /** The address of the whole stylesheet, as it is published. */
  siteStyles: string;
  /** The address of the print stylesheet, as it is published. */
  printSheet: string;
};

/**
 * The template as Parcel wrote it, made ready to paint at once: each page gets its part of the
 * stylesheet, and nothing waits for the script or for what only printers read.
 */
export function prepareTemplate(template: string, { siteStyles, printSheet }: Assets): string {
  const script = moduleScript.exec(template)?.[1];
  if (!script) throw new Error('src/index.html: the build found no script.');
  const declared = fill(
    fill(template, importMap, 'import map', ''),
    opening,
    'html element',
    `<html data-font=pending data-styles=${siteStyles} data-print-styles=${printSheet} `,
  );
  const printable = fill(
    declared,
    printSheetLink,
    'print stylesheet',
    `<noscript><link rel="stylesheet" media="print" href="${printSheet}"></noscript>`,
  );
  return fill(printable, moduleScript, 'script', `<script>${pageScript(script)}</script>`);
}

type Rendered = { content: string; styles: string; shareFile: string };

/** One page of the site: the prepared template with its head, its styles and its rendered content. */
export function page(
  template: string,
  route: DescribedRoute,
  { content, styles, shareFile }: Rendered,
): string {
  const styled = fill(template, stylesheet, 'stylesheet', `<style>${styles}</style>`);
  const headed = fill(styled, emptyTitle, 'title', documentHead(route, shareFile));
  const root = `<div id="root">${content.replace(hoistedPreloads, '')}</div>`;
  return fill(headed, emptyRoot, 'element with the id "root"', root);
}
