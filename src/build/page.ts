import type { Route } from '../routes';
import { documentHead } from './documentHead';

const emptyRoot = /<div id="?root"?><\/div>/;
const emptyTitle = /<title>[^<]*<\/title>/;
const moduleScript = /<script type="?module"? src="?([^">\s]+)"?><\/script>/;
const charset = /<meta charset="?utf-8"?>/;
const opening = /<html lang="?[\w-]+"?>(?:<head>)?/;
const stylesheet = /<link rel="?stylesheet"? href="?([^">\s]+)"?>/;
const printSheet = /<link rel="?stylesheet"? media="?print"? href="?([^">\s]+)"?>/;

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

/**
 * What waits until the page is painted: the font, the manifest, then the site's script, once the
 * first pictures are there too. None competes with anything that is seen; until the script runs,
 * links and the form work natively. In a hidden tab, which is not painted, three seconds are long
 * enough.
 */
const afterPaint = (script: string) =>
  [
    'const after=(event)=>new Promise(event)',
    'const late=after(done=>setTimeout(done,3e3))',
    'const loaded=after(done=>addEventListener("load",done))',
    'const painted=after(done=>new PerformanceObserver(done).observe({type:"paint",buffered:true}))',
    'const seen=Promise.race([painted,late])',
    'seen.then(()=>document.fonts.load("1em Archivo")).then(()=>document.documentElement.removeAttribute("data-font"))',
    'seen.then(()=>document.head.append(Object.assign(document.createElement("link"),{rel:"manifest",href:"/site.webmanifest"})))',
    `seen.then(()=>Promise.race([loaded,late])).then(()=>import("${script}"))`,
  ].join(';');

/**
 * The stylesheet for paper, fetched at the first sign of a person, who may print, instead of with
 * every page: 2 KB of a first load with its headers. Printed without such a sign, Chromium waits
 * for it.
 */
const beforePaper = (sheet: string) =>
  [
    `const sheet=Object.assign(document.createElement("link"),{rel:"stylesheet",media:"print",href:"${sheet}"})`,
    'const fetchSheet=()=>sheet.isConnected||document.head.append(sheet)',
    // A network that failed it once may have come back by the time something is printed.
    'sheet.onerror=()=>sheet.remove()',
    'addEventListener("beforeprint",fetchSheet)',
    // Not in the way of what the sign has begun.
    '["pointermove","keydown","touchstart"].forEach(sign=>addEventListener(sign,()=>setTimeout(fetchSheet,1e3),{once:true,passive:true}))',
  ].join(';');

/** The address of the stylesheet for paper in the template as Parcel wrote it. */
export function printSheetAddress(template: string): string {
  const address = printSheet.exec(template)?.[1];
  if (!address) throw new Error('src/index.html: the build found no stylesheet for paper.');
  return address;
}

type Assets = {
  /** The text of a file that Parcel wrote, by its address. */
  readAsset: (address: string) => string;
  /** The address of the stylesheet for paper, as it is published. */
  paper: string;
};

/**
 * The template as Parcel wrote it, made ready to paint at once: the stylesheet stands in the page,
 * and nothing waits for the script or for what only printers read.
 */
export function prepareTemplate(template: string, { readAsset, paper }: Assets): string {
  const css = stylesheet.exec(template)?.[1];
  const script = moduleScript.exec(template)?.[1];
  if (!css || !script) throw new Error('src/index.html: the build found no stylesheet or script.');
  // Browsers look for the encoding in the first 1024 bytes, and Parcel's import map may be longer.
  const html = opening.exec(template)?.[0] ?? '';
  const bare = fill(template, charset, 'charset', '');
  const declared = fill(
    bare,
    opening,
    'html element',
    `${html.replace('<html', '<html data-font=pending')}<meta charset=utf-8>`,
  );
  const styles = absoluteUrls(readAsset(css), css);
  const styled = fill(declared, stylesheet, 'stylesheet', `<style>${styles}</style>`);
  const printable = fill(
    styled,
    printSheet,
    'stylesheet for paper',
    `<noscript><link rel="stylesheet" media="print" href="${paper}"></noscript>`,
  );
  return fill(
    printable,
    moduleScript,
    'script',
    `<script type="module">${afterPaint(script)};${beforePaper(paper)}</script>`,
  );
}

/** One page of the site: the prepared template with its head and its rendered content. */
export function page(
  template: string,
  route: Route,
  { content, shareFile }: { content: string; shareFile: string },
): string {
  const headed = fill(template, emptyTitle, 'title', documentHead(route, shareFile));
  const root = `<div id="root">${content.replace(hoistedPreloads, '')}</div>`;
  return fill(headed, emptyRoot, 'element with the id "root"', root);
}
