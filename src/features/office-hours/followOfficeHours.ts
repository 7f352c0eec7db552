import { isOpen, type OpeningTimes } from './openingHours';

/** In ms. */
const minute = 60_000;

/** Calls a function now and at the beginning of each minute, until what it returns is called. */
export function everyMinute(update: (now: Date) => void): () => void {
  // In its own task: the first use of `Intl` takes a slow phone 55 ms.
  let timer = setTimeout(run);
  function run() {
    clearTimeout(timer);
    const now = new Date();
    update(now);
    timer = setTimeout(run, minute - (now.getTime() % minute));
  }
  // A timer stands still while the device sleeps.
  document.addEventListener('visibilitychange', run);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  };
}

/**
 * Marks the bar while the office is closed, for its stylesheet (`office-closed`), by the opening
 * times that the bar carries: a build cannot know when a page is read.
 */
export function followOfficeHours() {
  const bar = document.querySelector<HTMLElement>('[data-opening]');
  const json = bar?.dataset.opening;
  if (!json) return;
  const times: OpeningTimes = JSON.parse(json);
  return everyMinute((now) => bar.toggleAttribute('data-closed', !isOpen(times, now)));
}
