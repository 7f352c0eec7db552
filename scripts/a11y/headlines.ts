import type { Page } from '@playwright/test';
import { carouselText } from '../../src/content/carousel';
import { home } from '../../src/content/home';
import { slides } from '../../src/content/slides';
import { type Box, Pixels, picturesLoaded } from './contrast';

const white = [255, 255, 255] as const;

/**
 * The contrast of each of the hero's headlines with the worst pixel of the picture behind it. The
 * page is the home page; the carousel does not move (`prefers-reduced-motion`).
 */
export async function measureHeadlines(page: Page): Promise<{ headline: string; ratio: number }[]> {
  const hero = page.getByRole('region', { name: home.heroLabel });
  await hero.locator('.swiper-initialized').waitFor({ state: 'attached' });
  const dots = hero.getByRole('group', { name: carouselText.picker });
  const contrasts: { headline: string; ratio: number }[] = [];
  for (const [index, { text }] of slides.entries()) {
    const dot = dots.getByRole('button').nth(index);
    if ((await dot.getAttribute('aria-current')) !== 'true') await dot.click();
    const headline = hero.getByText(text, { exact: true });
    await headline.waitFor();
    const slide = hero.locator('[aria-roledescription=slide]:not([inert])');
    await slide.locator('img').first().waitFor();
    await picturesLoaded(page);
    const lines = await headline.evaluate((element): Box[] => {
      element.style.color = 'transparent';
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x,
        y,
        width,
        height,
      }));
    });
    const pixels = await Pixels.of(await page.screenshot({ animations: 'disabled' }));
    const ratios = lines.map((line) => pixels.worstAgainst(white, line)?.ratio ?? 0);
    contrasts.push({ headline: text, ratio: Math.min(...ratios) });
  }
  return contrasts;
}
