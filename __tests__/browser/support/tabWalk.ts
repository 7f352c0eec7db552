import type { Page } from '@playwright/test';
import type { Box } from './look';

/** One stop of the Tab key, as it lies in the window. */
export type TabStop = {
  name: string;
  box: Box;
  /** What keeps it from being seen whole: empty where nothing does (WCAG 2.4.11, 2.4.12). */
  hiddenBy: string[];
  /** Its place among all the elements of the page. */
  place: number;
};

type Direction = 'forwards' | 'backwards';

/** No page has as many: a walk that gets there goes in circles. */
const mostStops = 1000;

/** What may lie over something that has focus. The styles of all elements are asked for it once. */
const fixedElements = () =>
  [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  );

/** What the walk knows in the page: what lies over things, and which elements it has been at. */
type Walk = { allFixed: Element[]; visited: Set<Element> };

/** What the window shows of the element that has focus; null where none has, or one that had it before. */
function lookAtFocus({ allFixed, visited }: Walk) {
  const element = document.activeElement;
  if (!element || element === document.body || visited.has(element)) return null;
  visited.add(element);
  const { x, y, width, height } = element.getBoundingClientRect();
  const fixed = allFixed.filter(
    (candidate) => !candidate.contains(element) && candidate.checkVisibility(),
  );
  const bars = fixed.map((bar) => bar.getBoundingClientRect());
  const hiddenBy = fixed
    .filter((bar) => {
      const over = bar.getBoundingClientRect();
      const left = Math.max(x, over.left);
      const right = Math.min(x + width, over.right);
      const top = Math.max(y, over.top);
      const bottom = Math.min(y + height, over.bottom);
      if (right - left <= 0.5 || bottom - top <= 0.5) return false;
      // They share a place: which of them is seen there?
      return bar.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    })
    .map((bar) => bar.localName);
  // The page keeps as much free beside what has focus. In px.
  const beside = 16;
  // Something larger than the room between the bars fills that room, or is just as large.
  const top = Math.max(0, ...bars.map((bar) => (bar.top <= 0 ? bar.bottom : 0)));
  const room = bars.reduce(
    (bottom, bar) => (bar.bottom >= window.innerHeight ? Math.min(bottom, bar.top) : bottom),
    window.innerHeight,
  );
  const fits = height <= room - top - 2 * beside;
  const isWhole = y > top - 0.5 && y + height < room + 0.5;
  if (fits && (y < -0.5 || y + height > window.innerHeight + 0.5)) hiddenBy.push('window');
  if (x < -0.5 || x + width > document.documentElement.clientWidth + 0.5) hiddenBy.push('window');
  if (!fits && !isWhole && (y > top + beside + 1 || y + height < room - beside - 1))
    hiddenBy.push('window');
  const label = element instanceof HTMLInputElement && element.labels?.[0]?.textContent;
  return {
    name: element.getAttribute('aria-label') ?? (label || element.textContent?.trim() || ''),
    box: { x, y, width, height },
    hiddenBy: fits ? hiddenBy : hiddenBy.filter((what) => what === 'window'),
    place: [...document.querySelectorAll('*')].indexOf(element),
  };
}

/**
 * Presses Tab, or Shift and Tab, from one end of the page to the other and tells every stop.
 * `onStop` runs while a stop has focus.
 */
export async function tabWalk(
  page: Page,
  direction: Direction,
  onStop?: (stop: TabStop) => Promise<void>,
): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  await page.evaluate((end) => {
    // Where focus was last, Tab goes on from: here, from the end of the page one comes in at.
    const edge = document.createElement('div');
    edge.tabIndex = -1;
    document.body[end ? 'append' : 'prepend'](edge);
    edge.focus();
    edge.remove();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, direction === 'backwards');
  const allFixed = await page.evaluateHandle(fixedElements);
  const walk = await page.evaluateHandle(
    (fixed): Walk => ({ allFixed: fixed, visited: new Set() }),
    allFixed,
  );
  const key = direction === 'forwards' ? 'Tab' : 'Shift+Tab';
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus, walk);
    if (!stop) break;
    stops.push(stop);
    if (stops.length > mostStops) throw new Error(`More than ${mostStops} stops: ${stop.name}`);
    await onStop?.(stop);
  }
  return stops;
}

/**
 * What falls short on a walk from one end of the page to the other and back: its order, what is
 * reached, how whole it is seen (WCAG 2.4.3, 2.4.12). `onStop` runs on the way there; there are at
 * least so many stops.
 */
export async function walkProblems(
  page: Page,
  onStop?: (stop: TabStop) => Promise<void>,
  least = 10,
): Promise<string[]> {
  const forwards = await tabWalk(page, 'forwards', onStop);
  const backwards = await tabWalk(page, 'backwards');
  const there = forwards.map(({ name }) => name);
  const back = backwards.map(({ name }) => name).reverse();
  const missing = there.filter((name) => !back.includes(name));
  const added = back.filter((name) => !there.includes(name));
  return [
    ...(there.length < least ? [`2.1.1: only ${there.length} stops`] : []),
    ...(there.join('\n') === back.join('\n')
      ? []
      : [`2.4.3: backwards is not forwards reversed: misses ${missing}, adds ${added}`]),
    ...forwards.flatMap(({ name, place }, at) => {
      const before = forwards[at - 1];
      return before && before.place > place
        ? [`2.4.3: "${name}" comes after "${before.name}"`]
        : [];
    }),
    ...[...forwards, ...backwards]
      .filter(({ hiddenBy }) => hiddenBy.length > 0)
      .map(({ name, hiddenBy }) => `2.4.12: "${name}" is hidden by: ${hiddenBy}`),
  ];
}
