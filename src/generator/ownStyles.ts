import { transform } from 'esbuild';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { PurgeCSS } from 'purgecss';

type Node = DefaultTreeAdapterTypes.Node;

/** The elements, classes and ids below a node of HTML. */
const namesBelow = (node: Node): string[] => {
  const own =
    'tagName' in node
      ? [
          node.tagName,
          ...node.attrs
            .filter(({ name }) => name === 'class' || name === 'id')
            .flatMap(({ value }) => value.split(/\s+/)),
        ]
      : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(namesBelow)] : own;
};

/** Texts of a script that are sentences, or keys of its data: their words are no names. */
const sentences = /"(?:[A-Z][^"]*|[^"]*[.,;:?!] [^"]*)"|(?<=[{,])"[^"]*":/g;

/** Whatever stands in a script as a class that it may set could. */
const namesInScript = (script: string): string[] =>
  script.replace(sentences, '""').match(/[^\s"'`]+/g) ?? [];

/** States by which a stylesheet selects; PurgeCSS would leave them out of `:is(a, :hover)`. */
const statesIn = (styles: string): string[] => styles.match(/:[a-z-]+/g) ?? [];

/** Swiper composes the names of its classes as it runs: no text has them. */
const ofSwiper = /^swiper-/;

/** What a page shows: its HTML at first, and what the scripts that it may run make of it. */
type Shown = { html: readonly string[]; scripts: readonly string[] };

/**
 * The rules of a stylesheet that a page may need until it is left: those whose classes and elements its HTML
 * or its scripts name. Fonts and animations that none of these rules asks for are left out too.
 */
export async function ownStyles(styles: string, { html, scripts }: Shown): Promise<string> {
  const names = new Set([
    ...['html', 'body'],
    ...html.flatMap((page) => namesBelow(parseFragment(page))),
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
