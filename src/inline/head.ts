/*
 * The script in the head of every programmed page. All of this folder stands in the HTML and runs
 * before the site's script; esbuild bundles it when the site is built.
 *
 * It holds clicks until the site's script is there. On a slow line a link would load the whole next
 * page, a button would do nothing, and the form would leave the site: their clicks wait, and are
 * done once by the site's script. If that cannot be loaded, or is too late, the browser acts
 * as it does without a script.
 *
 * And it asks for the code of the page with its first frame, all of it together. Asked for by tags
 * in the head, it shares the line with the first picture, which on slow 4G is then seen 8 % later.
 */

declare global {
  interface Window {
    /** Does what was clicked before the site's script was there, and holds no more clicks. */
    releaseClicks?: typeof releaseClicks;
  }
}

/** How long a click waits for the site's script at most, in ms. */
const patience = 8000;

const held = new Set<HTMLElement>();

function hold(event: MouseEvent): void {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const control =
    target instanceof Element &&
    target.closest<HTMLElement>('button:not([popovertarget]), a[href^="/"]:not([download])');
  if (!control || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  // An impatient finger does not press twice.
  held.add(control);
  control.setAttribute('data-waiting', '');
  setTimeout(releaseClicks, patience);
}

/** Does what was clicked, and holds no more clicks. */
function releaseClicks(): void {
  removeEventListener('click', hold, true);
  for (const control of held) {
    control.removeAttribute('data-waiting');
    control.click();
  }
  held.clear();
}

window.releaseClicks = releaseClicks;
addEventListener('click', hold, true);

/** A page in a hidden tab has no frames: there it starts after this time, in ms. */
const latest = 3000;

const { site = '', page = '' } = document.currentScript?.dataset ?? {};

/** A second call asks for nothing: the browser has both files. */
function start(): void {
  // The page's own code is run by the site's script, which asks for it.
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href: page }));
  import(site).catch(releaseClicks);
}

requestAnimationFrame(start);
setTimeout(start, latest);

export {};
