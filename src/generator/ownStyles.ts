import { Scanner } from '@tailwindcss/oxide';
import { transform } from 'esbuild';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { PurgeCSS } from 'purgecss';

type Node = DefaultTreeAdapterTypes.Node;

type FoundElement = { name: string; classes: string[]; id: string };

/** Every element of some HTML, with its classes and its id. */
export const elementsIn = (html: string): FoundElement[] => elementsBelow(parseFragment(html));

function elementsBelow(node: Node): FoundElement[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsBelow) : [];
  if (!('tagName' in node)) return below;
  const attribute = (name: string) => node.attrs.find((found) => found.name === name)?.value ?? '';
  const classes = attribute('class').split(/\s+/).filter(Boolean);
  return [{ name: node.tagName, classes, id: attribute('id') }, ...below];
}

/** All words of a script that may be a class or an element, found by Tailwind's scanner. */
export const namesInScript = (script: string): string[] =>
  new Scanner({}).scanFiles([{ content: script, extension: 'js' }]);

/** The pseudo-classes of a stylesheet; PurgeCSS would drop them from `:is(a, :hover)`. */
const statesIn = (styles: string): string[] => styles.match(/:[a-z-]+/g) ?? [];

/** Swiper composes its classes, so the scanner finds none of them. */
const ofSwiper = /^swiper-/;

/** The HTML of a page, and the scripts that may change it. */
type Shown = { html: readonly string[]; scripts: readonly string[] };

/**
 * The rules of a stylesheet that a page may need: those for classes and elements of its HTML or its
 * scripts, and the fonts and animations that these rules use.
 */
export async function ownStyles(styles: string, { html, scripts }: Shown): Promise<string> {
  const names = new Set([
    ...['html', 'body'],
    ...html.flatMap(elementsIn).flatMap(({ name, classes, id }) => [name, ...classes, id]),
    ...scripts.flatMap(namesInScript),
  ]);
  const results = await new PurgeCSS().purge({
    css: [{ raw: styles }],
    content: [{ raw: [...names].join(' '), extension: 'html' }],
    safelist: [...statesIn(styles), ...(names.has('swiper') ? [ofSwiper] : [])],
    // A script may set an attribute without naming it in a string.
    dynamicAttributes: styles.match(/(?<=\[)[\w-]+/g) ?? [],
    defaultExtractor: (text) => text.split(' '),
    fontFace: true,
    keyframes: true,
  });
  // Removes empty conditions, and joins rules that have become alike.
  const css = results.map((result) => result.css).join('');
  return (await transform(css, { loader: 'css', minify: true })).code.trim();
}
