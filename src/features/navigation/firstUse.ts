import { afterPaint } from './afterPaint';
import { onFirstInput } from './firstInput';
import { savedScrollPosition } from './scrollPosition';

/** Events that need the whole page at once. */
const needs = ['beforeprint', 'hashchange', 'popstate'];

let begin = () => {};
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

/** For what only a page in use needs: the visitor sees it, or has begun to do something. */
export const beginUse = () => begin();

/**
 * Settles with the first thing that a visitor does with the page; at once where the page opens at a
 * place of its own, or has been scrolled before there was a script.
 */
export function firstUse(): Promise<void> {
  const { hash, search } = window.location;
  if (hash || search || window.scrollY > 0 || (savedScrollPosition() ?? 0) > 0) begin();
  onFirstInput(() => afterPaint(begin), ['click', 'focusin', 'scroll', 'wheel']);
  for (const type of needs) window.addEventListener(type, begin, { once: true, capture: true });
  return begun;
}
