import { elementsIn, namesInScript } from './ownStyles';

/**
 * How the classes begin that are composed all the same: Swiper's, which `ownStyles` keeps, and those of
 * `Heading.tsx`, which counts letters before a page is sent; `src/styles/index.css` lists them.
 */
const allowed = /^(swiper|letters)-/;

/**
 * Classes of a page's HTML that none of its scripts has whole: put together from parts, they could become
 * others while the page is shown, whose rules it has not. One line for each.
 */
export function composedInHtml(path: string, html: string, scripts: readonly string[]): string[] {
  const written = new Set(scripts.flatMap(namesInScript));
  const problems = elementsIn(html).flatMap(({ name, classes }) =>
    classes
      .filter((found) => !written.has(found) && !allowed.test(found))
      .map((found) => `${path}: no component has the class "${found}" of <${name}> written whole.`),
  );
  return [...new Set(problems)];
}

/** Stands for the rest of a class, and makes a name of its beginning. */
const rest = '0rest0';

/**
 * Template strings of a source file that go on after the beginning of a class (`text-${size}`), which
 * Tailwind cannot know. One line for each.
 */
export const composedInSource = (file: string, source: string, styles: string): string[] =>
  namesInScript(source.replace(/\$\{/g, `${rest} $&`))
    .filter((name) => name.endsWith(`-${rest}`))
    .map((name) => name.slice(0, -rest.length))
    .filter((start) => !allowed.test(start) && styles.includes(`.${escaped(start)}`))
    .map((start) => `${file}: a class that begins with "${start}" is not written whole.`);

/** A name as a stylesheet writes it. */
const escaped = (name: string) => name.replace(/[^\w-]/g, '\\$&');
