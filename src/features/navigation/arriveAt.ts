import { setFocus } from '../../ui/setFocus';
import { hashTarget } from './hashTarget';

/** Puts focus on the page's `h1` and the page where it belongs, in px from its top. */
export function arriveAt(scrollY: number): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) setFocus(heading, { preventScroll: true });
  window.scrollTo({ top: scrollY, behavior: 'instant' });
}

/** Goes to the element the address's hash names, if it names one, and says whether it did. */
export function arriveAtHash(): boolean {
  const target = hashTarget();
  if (!target) return false;
  target.scrollIntoView();
  setFocus(target, { preventScroll: true });
  return true;
}
