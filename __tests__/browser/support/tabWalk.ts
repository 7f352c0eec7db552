import type { Page } from '@playwright/test';
import type { Box } from './look';

/** One stop of the Tab key, as it lies in the window. */
export type TabStop = {
  name: string;
  /** Stops with the same style on the same ground are of one kind. */
  kind: string;
  box: Box;
  /** The elements that cover a part of it; empty if it is whole (WCAG 2.4.11, 2.4.12). */
  hiddenBy: string[];
  /** Its place among all the elements of the page. */
  place: number;
};

/** The stops since the last question, and whether the walk has ended: nothing has focus. */
type Walk = { take: () => { stops: TabStop[]; ended: boolean } };

/** Puts focus before the page, or after it, and records the focused element after each Tab. */
function beginWalk(end: boolean): Walk {
  // Tab continues from the last focus: here, from the end of the page at which the walk begins.
  const edge = document.createElement('div');
  edge.tabIndex = -1;
  document.body[end ? 'append' : 'prepend'](edge);
  edge.focus();
  edge.remove();
  window.scrollTo({ top: 0, behavior: 'instant' });

  // The elements that may cover a focused one. Styles of all elements are read once.
  const allFixed = [...document.querySelectorAll('body *')].filter(
    (candidate) => getComputedStyle(candidate).position === 'fixed',
  );
  /** The visible part of the focused element. */
  const look = (element: Element): TabStop => {
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
    // The page keeps this much free beside a focused element. In px.
    const beside = 16;
    // An element larger than the room between the bars fills that room, or is just as large.
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
    // Of several to choose one from, Tab reaches the first, and from behind the last.
    const choice = element.matches('[type=radio]') && element.closest('fieldset');
    const label = element instanceof HTMLInputElement && element.labels?.[0]?.textContent;
    return {
      name:
        element.getAttribute('aria-label') ??
        (choice || element).querySelector('legend')?.textContent ??
        (label || element.textContent?.trim() || ''),
      kind: [element, element.closest('header, footer, section')]
        .map((part) => `${part?.localName} ${part?.getAttribute('class')}`)
        .join(' in '),
      box: { x, y, width, height },
      hiddenBy: fits ? hiddenBy : hiddenBy.filter((what) => what === 'window'),
      place: [...document.querySelectorAll('*')].indexOf(element),
    };
  };

  const visited = new Set<Element>();
  let last: Element | null = null;
  let stops: TabStop[] = [];
  let ended = false;
  addEventListener('keyup', () => {
    const element = document.activeElement;
    // The parts of a date are stops within one field.
    if (element && element === last) return;
    last = element;
    ended ||= !element || element === document.body || visited.has(element);
    if (!element || ended) return;
    visited.add(element);
    stops.push(look(element));
  });
  return {
    take() {
      const taken = stops;
      stops = [];
      return { stops: taken, ended };
    },
  };
}

/** How often Tab is pressed between questions to the page, unless each stop is asked for. */
const atOnce = 12;

/**
 * Presses Tab, or Shift and Tab, from one end of the page to the other and returns every stop.
 * `onStop` runs while a stop has focus.
 */
async function tabWalk(
  page: Page,
  backwards: boolean,
  onStop?: (stop: TabStop) => Promise<void>,
): Promise<TabStop[]> {
  const walk = await page.evaluateHandle(beginWalk, backwards);
  // Playwright waits for each key.
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'rawKeyDown' | 'keyUp') =>
    browser.send('Input.dispatchKeyEvent', {
      type,
      key: 'Tab',
      windowsVirtualKeyCode: 9,
      modifiers: backwards ? 8 : 0,
    });
  const stops: TabStop[] = [];
  for (let ended = false; !ended; ) {
    const presses = Array.from({ length: onStop ? 1 : atOnce });
    await Promise.all(presses.flatMap(() => [send('rawKeyDown'), send('keyUp')]));
    const come = await walk.evaluate(({ take }) => take());
    for (const stop of come.stops) await onStop?.(stop);
    stops.push(...come.stops);
    ended = come.ended;
  }
  return stops;
}

type WalkOptions = {
  skipLink: string;
  least: number;
  onStop?: (stop: TabStop) => Promise<void>;
};

/**
 * Faults on a walk through the page and back: in its order, in reaching all stops, and in seeing
 * each whole (WCAG 2.4.1, 2.4.3, 2.4.12). At least `least` stops, beginning with the skip link, are
 * expected; `onStop` runs on the way there.
 */
export async function walkProblems(
  page: Page,
  { skipLink, least, onStop }: WalkOptions,
): Promise<string[]> {
  const forwards = await tabWalk(page, false, onStop);
  const backwards = await tabWalk(page, true);
  const there = forwards.map(({ name }) => name);
  const back = backwards.map(({ name }) => name).reverse();
  const missing = there.filter((name) => !back.includes(name));
  const added = back.filter((name) => !there.includes(name));
  return [
    ...(there.length < least ? [`2.1.1: only ${there.length} stops`] : []),
    ...(there[0] === skipLink ? [] : [`2.4.1: "${there[0]}" is the first stop`]),
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
