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
  update();
  setInterval(update, 10_000);
  // No timer runs while a device sleeps, or while a page waits for Back.
  for (const event of ['visibilitychange', 'pageshow']) addEventListener(event, update);
}
