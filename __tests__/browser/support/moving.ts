import { labels } from './content';
import { expect, type Locator, type Page } from './test';

/** A link of the header, by its name. */
export const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: labels.shared.mainNavigation }).getByRole('link', { name });

/** Follows a link of the header, and waits for its page. */
export async function visit(page: Page, name: string): Promise<void> {
  const link = navLink(page, name);
  await link.click();
  await expect(page).toHaveURL((await link.getAttribute('href')) ?? '');
  await expect(page.locator('h1')).toBeFocused();
}

/** The slides of a carousel that are seen and heard. */
export const shownSlides = (region: Locator) => region.locator('[data-slide]:not([inert])');

/** Shows a slide of a carousel by its dot, unless it is shown already. */
export async function showSlide(region: Locator, index: number): Promise<void> {
  const dots = region.getByRole('group', { name: labels.carousel.picker });
  const dot = dots.getByRole('button').nth(index);
  if ((await dot.getAttribute('aria-current')) !== 'true') await dot.click();
  await expect(dot).toHaveAttribute('aria-current', 'true');
}
