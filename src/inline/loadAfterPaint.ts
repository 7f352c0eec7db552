/**
 * Asks for the code of the page once its first words are painted, all of it together. Asked for by
 * tags, it shares the line with the first picture, which on slow 4G is then seen 8 % later; React
 * takes the page over at the same time either way.
 */

import { releaseClicks } from './holdClicks';

/** A page in a hidden tab is not painted: there it starts after this time, in ms. */
const latest = 3000;

const { script = '', pageScript = '' } = document.currentScript?.dataset ?? {};
let started = false;

function start(): void {
  if (started) return;
  started = true;
  // The page's own code is run by the site's script, which asks for it.
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href: pageScript }));
  import(script).catch(releaseClicks);
}

// Not the first paint: that may be of the page's ground alone.
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length) start();
}).observe({ type: 'paint', buffered: true });
setTimeout(start, latest);
