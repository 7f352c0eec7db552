import { flushSync } from 'react-dom';

/**
 * Where a page fades into the next one: not for who asks for reduced motion, and not by touch, as
 * drawing both pages puts the next one off by 0.1 s on a phone.
 */
const fades = '(hover: hover) and (prefers-reduced-motion: no-preference)';

/**
 * Lets the picture beside a link to a page go over into the picture that opens that page: two of the
 * same name are one to the browser. A page that is opened from another one's picture has it already.
 */
function nameItsPicture(path: string): void {
  if (document.querySelector('.written-picture')) return;
  const links = document.querySelectorAll(`main a[href=${JSON.stringify(path)}]`);
  const pictures = [...links].flatMap((link) => link.closest('li')?.querySelector('img') ?? []);
  const [picture] = pictures;
  if (picture) picture.style.viewTransitionName = 'opening';
}

/**
 * Shows the page at a path, the old one fading into it (View Transitions API) where the browser
 * supports that. `page-transition.css` says how it looks.
 */
export function withPageTransition(showPage: () => void, path: string): void {
  if (
    !('startViewTransition' in document) ||
    document.hidden ||
    !window.matchMedia(fades).matches
  ) {
    showPage();
    return;
  }
  nameItsPicture(path);
  const { ready, finished } = document.startViewTransition(() => flushSync(showPage));
  // They reject where a newer page or a hidden tab cuts the fade short; the page is shown anyway.
  for (const outcome of [ready, finished]) outcome.catch(() => {});
}
