import type { CDPSession, Page } from '@playwright/test';
import type { Box } from './contrast';

/** One stop of the Tab key, as assistive technology is told and as it lies in the window. */
export type TabStop = {
  role: string;
  name: string;
  /** Such as "expanded", "required" or "current page". */
  states: string[];
  box: Box;
  /** What keeps it from being seen whole: empty where nothing does (WCAG 2.4.11, 2.4.12). */
  hiddenBy: string[];
  /** Its place among all the elements of the page. */
  place: number;
};

type Direction = 'forwards' | 'backwards';

/** No page of this site has as many: a walk that gets there goes in circles. */
const mostStops = 200;

/** What may lie over something that has focus. The styles of all elements are asked for it once. */
const fixedElements = () =>
  [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  );

/** What the window shows of the element that has focus, or null where none has. */
function lookAtFocus(allFixed: Element[]) {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
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
  // Something larger than the room between the bars fills that room.
  const top = Math.max(0, ...bars.map((bar) => (bar.top <= 0 ? bar.bottom : 0)));
  const room = bars.reduce(
    (bottom, bar) => (bar.bottom >= window.innerHeight ? Math.min(bottom, bar.top) : bottom),
    window.innerHeight,
  );
  const fits = height <= room - top;
  if (fits && (y < -0.5 || y + height > window.innerHeight + 0.5)) hiddenBy.push('window');
  if (x < -0.5 || x + width > document.documentElement.clientWidth + 0.5) hiddenBy.push('window');
  if (!fits && (y > top + 1 || y + height < room - 1)) hiddenBy.push('window');
  const attributes = ['aria-current', 'aria-roledescription'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value ? [`${name.replace('aria-', '')} ${value}`] : [];
  });
  return {
    box: { x, y, width, height },
    hiddenBy: fits ? hiddenBy : hiddenBy.filter((what) => what === 'window'),
    place: [...document.querySelectorAll('*')].indexOf(element),
    attributes,
  };
}

/** The states that a screen reader announces, without those of every control, such as "focusable". */
const toldStates = [
  'expanded',
  'pressed',
  'checked',
  'required',
  'invalid',
  'disabled',
  'readonly',
];

/** Role, name and states of the element that has focus, as the browser computes them. */
async function describeFocus(session: CDPSession) {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  if (!result.objectId) throw new Error('Nothing has focus.');
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const states = (node?.properties ?? []).flatMap(({ name, value }) => {
    if (!toldStates.includes(name) || value.value === 'false') return [];
    if (value.value === false) return name === 'expanded' ? ['collapsed'] : [];
    return [name];
  });
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    role: text(node?.role?.value),
    name: text(node?.name?.value),
    states,
    element: node?.backendDOMNodeId,
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
  const session = await page.context().newCDPSession(page);
  const stops: TabStop[] = [];
  const visited = new Set<number | undefined>();
  await page.evaluate((end) => {
    // Where focus was last, Tab goes on from: here, from the end of the page one comes in at.
    const edge = document.createElement('div');
    edge.tabIndex = -1;
    document.body[end ? 'append' : 'prepend'](edge);
    edge.focus();
    edge.remove();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, direction === 'backwards');
  const fixed = await page.evaluateHandle(fixedElements);
  const key = direction === 'forwards' ? 'Tab' : 'Shift+Tab';
  for (;;) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(lookAtFocus, fixed);
    if (!seen) break;
    const { attributes, ...where } = seen;
    const { states, element, ...told } = await describeFocus(session);
    if (visited.has(element)) break;
    visited.add(element);
    const stop = { ...told, states: [...states, ...attributes], ...where };
    stops.push(stop);
    if (stops.length > mostStops) throw new Error(`More than ${mostStops} stops: ${stop.name}`);
    await onStop?.(stop);
  }
  await session.detach();
  return stops;
}
