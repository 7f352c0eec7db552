import { isOpen, type OpeningTimes } from './openingHours';

/**
 * Marks the bar while the office is closed, for its stylesheet (`office-closed`), by the opening
 * times that the bar carries: a build cannot know when a page is read.
 */
export function followOfficeHours(): void {
  const bar = document.querySelector<HTMLElement>('[data-opening]');
  const json = bar?.dataset.opening;
  if (!json) return;
  const times: OpeningTimes = JSON.parse(json);
  const update = () => bar.toggleAttribute('data-closed', !isOpen(times));
  // In its own task: the first use of `Intl` takes a slow phone 55 ms.
  setTimeout(update);
  // Every minute, and when a device wakes that was asleep.
  setInterval(update, 60_000);
  document.addEventListener('visibilitychange', update);
}
