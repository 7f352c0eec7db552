/**
 * The events that components listen to, by the browser's names, with what React makes `onChange`
 * from; `reactEvents.test.tsx` finds what is missing here. Not those that do not bubble, such as
 * `toggle`: React listens to them at the element itself.
 */
export const reactEvents: ReadonlySet<string> = new Set([
  'change',
  'click',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'submit',
]);

/**
 * Has React listen at its root to the events in use alone, where it would to all that browsers have.
 * A tap is two dozen of them: until the last has gone through React nothing is answered. To be called
 * before React knows the root; what it renders into other elements (portals) has all events.
 */
export function listenToEventsInUse(root: HTMLElement): void {
  const { addEventListener } = root;
  root.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (reactEvents.has(type)) addEventListener.call(root, type, listener, options);
  };
}
