/**
 * The screen reader as it runs in the page under test: esbuild bundles this file for it.
 *
 * Of its own the library (0.33) leaves out what is `hidden`, `aria-hidden`, `display: none`,
 * `visibility: hidden` or, while it reads, `inert`, and it reads text that is only visually hidden.
 * What it does not know is made up for here, and only here. One thing is not: it does not tell
 * whether a `summary` is expanded. That is asserted in the browser's own tree, in
 * `accessibilityTree.spec.ts`.
 */
import { Virtual } from '@guidepup/virtual-screen-reader';

/*
 * The library asks the style of each element whether it is hidden, and knows `display: none` and
 * `visibility: hidden`. What a browser skips because of `content-visibility`, as in a closed
 * `details` and under `hidden="until-found"`, has neither: it is given the style of what is never
 * rendered. The browser says what it skips, not this file.
 */
const { getComputedStyle } = window;
window.getComputedStyle = (element, pseudo) =>
  getComputedStyle.call(window, element.checkVisibility() ? element : document.head, pseudo);

/** Whether assistive technology finds an element: it is rendered and not inert. */
function isExposed(element: Element): boolean {
  const seen = element.checkVisibility({ visibilityProperty: true });
  return seen && !element.closest('[inert], [aria-hidden=true]');
}

/** What is spoken of an element that appears in a live region: itself, and all that is in it. */
function contentsOf(element: Element): Element[] {
  const leaves = [...element.querySelectorAll('*')].filter((part) => !part.firstElementChild);
  return [element, ...leaves].filter(isExposed);
}

/*
 * The library announces every change of the document in a live region, even of a `data-` attribute.
 * What counts are the changes of the accessibility tree (WAI-ARIA, `aria-relevant`): an element that
 * is no longer `inert` is added to it, and one that is added to the document but inert is not.
 */
class AccessibilityTreeObserver extends MutationObserver {
  constructor(onChange: MutationCallback) {
    super((records, observer) => onChange(records.flatMap(inAccessibilityTree), observer));
  }
}

function inAccessibilityTree(record: MutationRecord): MutationRecord[] {
  const { target, type, attributeName } = record;
  if (type === 'characterData') return [record];
  if (type === 'childList') {
    const exposed = [...record.addedNodes].filter((node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return element && isExposed(element);
    });
    return [withValues(record, { addedNodes: exposed })];
  }
  const appears = attributeName === 'inert' && target instanceof HTMLElement && !target.inert;
  if (!appears) return [];
  return [withValues(record, { type: 'childList', addedNodes: contentsOf(target) })];
}

/** A record of which some values are others: the browser makes no records to order. */
function withValues(record: MutationRecord, values: Record<string | symbol, unknown>) {
  return new Proxy(record, {
    get: (original, key) => values[key] ?? Reflect.get(original, key),
  });
}

async function start(): Promise<Virtual> {
  const reader = new Virtual();
  await reader.start({
    container: document.body,
    window: { document, MutationObserver: AccessibilityTreeObserver },
  });
  // The user-event of the library puts a clipboard of its own in place; the page uses the browser's.
  Reflect.deleteProperty(navigator, 'clipboard');
  return reader;
}

/** Reads the page from its beginning to its end and tells each phrase. */
async function readPage(): Promise<string[]> {
  const reader = await start();
  while ((await reader.lastSpokenPhrase()) !== 'end of document') await reader.next();
  const phrases = await reader.spokenPhraseLog();
  await reader.stop();
  return phrases;
}

let listener: Virtual | undefined;

/** Begins to listen: to what receives focus, and to what live regions announce. */
async function listen(): Promise<void> {
  listener = await start();
  await listener.clearSpokenPhraseLog();
}

/** What has been spoken since it began to listen. */
async function heard(): Promise<string[]> {
  return (await listener?.spokenPhraseLog()) ?? [];
}

const screenReader = { readPage, listen, heard };
export type ScreenReader = typeof screenReader;
Object.assign(window, { screenReader });
