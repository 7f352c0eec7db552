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
  const fixed = [...document.querySelectorAll('body *')].filter(
    (candidate) => getComputedStyle(candidate).position === 'fixed',
  );
  /** What hides a part of an element, looked for within its corners and at its middle. */
  const coversOf = (element: Element): string[] => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const bars = fixed.filter((bar) => !bar.contains(element) && bar.checkVisibility());
    const taken = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
    const middle = innerHeight / 2;
    // The page keeps 16 px free on either side. What is larger than the room has its middle.
    const fits = bottom - top <= innerHeight - taken - 2 * 16;
    if (!fits && (top > middle || bottom < middle)) return ['window'];
    const [across, down] = [
      [left + 1, (left + right) / 2, right - 1],
      [top + 1, (top + bottom) / 2, bottom - 1],
    ];
    return across.flatMap((x) =>
      (fits ? down : [middle]).flatMap((y) => {
        const there = document.elementFromPoint(x, y);
        return there ? (bars.find((bar) => bar.contains(there))?.localName ?? []) : ['window'];
      }),
    );
  };
  const look = (element: Element): TabStop => {
    const { x, y, width, height } = element.getBoundingClientRect();
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
      hiddenBy: coversOf(element),
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
