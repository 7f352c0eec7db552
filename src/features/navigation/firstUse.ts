import { savedScrollPosition } from './scrollPosition';

/** What a visitor does with a page, whatever by. */
const uses = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'beforeprint',
  'hashchange',
  'popstate',
];

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
  for (const type of uses)
    window.addEventListener(type, begin, { once: true, passive: true, capture: true });
  return begun;
}
