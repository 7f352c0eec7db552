import { isOpen, type OpeningTimes } from './openingHours';

/**
 * Calls `update` every 10 s until it is aborted, and when the page is seen again: no timer runs
 * while a device sleeps, or while a page waits for Back.
 */
export function keepUpToDate(update: () => void, signal?: AbortSignal): void {
  // In its own task: the first use of `Intl` takes a slow phone 55 ms.
  setTimeout(update);
  const timer = setInterval(() => (signal?.aborted ? clearInterval(timer) : update()), 10_000);
  for (const event of ['visibilitychange', 'pageshow'])
    addEventListener(event, update, signal && { signal });
}

/**
 * Marks the bar while the office is closed, for its stylesheet (`office-closed`), by the opening
 * times that the bar carries: a build cannot know when a page is read.
 */
export function followOfficeHours(): void {
  const bar = document.querySelector<HTMLElement>('[data-opening]');
  const json = bar?.dataset.opening;
  if (!json) return;
  const times: OpeningTimes = JSON.parse(json);
  keepUpToDate(() => bar.toggleAttribute('data-closed', !isOpen(times)));
}
