import { elementsIn, namesInScript } from './ownStyles';

/**
 * The beginnings of classes that may be composed: Swiper's, which `ownStyles` keeps, and those of
 * `Heading.tsx` and of charts (`figures.ts`), which never change in a page and have a rule each.
 */
const allowed = /^(swiper|letters|share)-/;

/**
 * A line for each class in a page's HTML that its scripts do not contain as a whole word. Such a
 * class was composed, and the page may later compose another, for which it has no rule.
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

/** Completes the beginning of a class, so that the scanner finds it. */
const rest = '0rest0';

/**
 * A line for each template string of a source file that completes a class with a value
 * (`text-${size}`), so that the scanner does not find it.
 */
export const composedInSource = (file: string, source: string, styles: string): string[] =>
  namesInScript(source.replace(/\$\{/g, `${rest} $&`))
    .filter((name) => name.endsWith(`-${rest}`))
    .map((name) => name.slice(0, -rest.length))
    .filter((start) => !allowed.test(start) && styles.includes(`.${escaped(start)}`))
    .map((start) => `${file}: a class that begins with "${start}" is not written whole.`);

/** A name as a stylesheet writes it. */
const escaped = (name: string) => name.replace(/[^\w-]/g, '\\$&');
