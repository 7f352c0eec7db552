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

/** Everything in a script that may be the name of a class or of an element, as Tailwind finds it. */
export const namesInScript = (script: string): string[] =>
  new Scanner({}).scanFiles([{ content: script, extension: 'js' }]);

/** States by which a stylesheet selects; PurgeCSS would leave them out of `:is(a, :hover)`. */
const statesIn = (styles: string): string[] => styles.match(/:[a-z-]+/g) ?? [];

/** Swiper composes the names of its classes: no text has them. */
const ofSwiper = /^swiper-/;

/** A page's HTML at first, and the scripts that may change it. */
type Shown = { html: readonly string[]; scripts: readonly string[] };

/**
 * The rules of a stylesheet that a page may need until it is left: those whose classes and elements its
 * HTML or its scripts name. Fonts and animations that none of these rules asks for are left out too.
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
    // A script may set an attribute without a text that has its name.
    dynamicAttributes: styles.match(/(?<=\[)[\w-]+/g) ?? [],
    defaultExtractor: (text) => text.split(' '),
    fontFace: true,
    keyframes: true,
  });
  // Conditions that are left without a rule go too, and what has become alike is one.
  const css = results.map((result) => result.css).join('');
  return (await transform(css, { loader: 'css', minify: true })).code.trim();
}
