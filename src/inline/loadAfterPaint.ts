import { showFontInParts } from './firstView';
import { fontPatience } from './fontPatience';

/**
 * What waits until the page is painted: the font, then the site's script, once the first pictures
 * are there too. Neither competes with anything that is seen; until the script runs, links and the
 * form work natively. A hidden tab is not painted; there it starts after this time, in ms.
 */
const latest = 3000;

const { documentElement, fonts } = document;

/**
 * Changes to the font. Lines wrap anew and move what the address's hash names, which stays at its
 * place below the header if it was there before; WebKit has no scroll anchoring.
 */
function showFont(): void {
  const target = document.getElementById(location.hash.slice(1));
  const place = parseFloat(getComputedStyle(documentElement).scrollPaddingTop);
  const inPlace = target && Math.abs(target.getBoundingClientRect().top - place) < 2;
  documentElement.removeAttribute('data-font');
  if (inPlace) target.scrollIntoView();
  showFontInParts();
}

const late = new Promise((resolve) => setTimeout(resolve, latest));
const loaded = new Promise((resolve) => addEventListener('load', resolve));
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
// Not the first paint: that may be of the page's ground alone.
const painted = new Promise<void>((resolve) =>
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) resolve();
  }).observe({ type: 'paint' }),
);

const visible = Promise.race([Promise.all([painted, parsed]), late]);

// A page takes its font at once or not at all: late, it stays in the fallback until the next page.
visible.then(async () => {
  let inTime = true;
  setTimeout(() => {
    inTime = false;
  }, fontPatience);
  await fonts.load('1em Archivo');
  if (inTime) showFont();
  else documentElement.dataset.font = 'late';
});

visible.then(() => Promise.race([loaded, late])).then(() => import(siteScriptUrl));
