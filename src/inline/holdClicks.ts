/**
 * Holds clicks until the site's script is there. On a slow line a link would load the whole next
 * page, a button would do nothing, and the form would leave the site: their clicks wait, and are
 * done once by the site's script. If that cannot be loaded, or is too late, the browser acts
 * as it does without a script.
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
export function releaseClicks(): void {
  removeEventListener('click', hold, true);
  for (const control of held) {
    control.removeAttribute('data-waiting');
    control.click();
  }
  held.clear();
}

window.releaseClicks = releaseClicks;
addEventListener('click', hold, true);
