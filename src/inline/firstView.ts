import { pageParts } from '../features/navigation/pageParts';

/**
 * Where a visitor opens a page at its top, only what is in the first view and near it is laid out; the
 * rest is skipped until it comes near, is found or gets focus (`content-visibility: auto` in
 * `index.css`), and laid out once the page is hydrated (`layOutRest.ts`). After a reload, on Back and
 * with a place in the address the whole page is laid out at once: where it opens depends on all heights.
 */
const [navigation] = performance.getEntriesByType('navigation');
const opensAtTop = navigation?.toJSON().type === 'navigate' && !(location.search + location.hash);
if (opensAtTop) document.documentElement.dataset.firstView = '';

const frame = () => new Promise(requestAnimationFrame);

/** Shows the font in one part of the page in each frame: in all at once is one long task. */
export async function showFontInParts(): Promise<void> {
  if (!opensAtTop) return;
  // The first frame shows it in the header and in what else is in no part.
  await frame();
  for (const part of document.querySelectorAll<HTMLElement>(pageParts)) {
    await frame();
    part.style.fontFamily = 'inherit';
  }
}
