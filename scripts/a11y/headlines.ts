import type { Locator, Page } from '@playwright/test';
import { carouselText } from '../../src/content/carousel';
import { company } from '../../src/content/company';
import { home } from '../../src/content/home';
import { slides } from '../../src/content/slides';
import { type Box, Pixels, picturesLoaded } from './contrast';

const white = [255, 255, 255] as const;

/** What the contrast of a slide's headline is, and of the words that lie over every slide. */
type SlideContrast = { headline: string; ratio: number };

/**
 * The contrast of each of the hero's headlines, and of the tagline and the telephone number over
 * them, with the worst pixel of the picture behind it: the lowest of the three. The page is the home
 * page; the carousel does not move (`prefers-reduced-motion`).
 */
export async function measureHeadlines(page: Page): Promise<SlideContrast[]> {
  const hero = page.getByRole('region', { name: home.heroLabel });
  await hero.locator('.swiper-initialized').waitFor({ state: 'attached' });
  const dots = hero.getByRole('group', { name: carouselText.picker });
  const over = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main').getByRole('link', { name: company.contact.telephone }).first(),
  ];
  const contrasts: SlideContrast[] = [];
  for (const [index, { text }] of slides.entries()) {
    const dot = dots.getByRole('button').nth(index);
    if ((await dot.getAttribute('aria-current')) !== 'true') await dot.click();
    const headline = hero.getByText(text, { exact: true });
    await headline.waitFor();
    const slide = hero.locator('[aria-roledescription=slide]:not([inert])');
    await slide.locator('img').first().waitFor();
    await picturesLoaded(page);
    const lines = (await Promise.all([headline, ...over].map(unveiledLines))).flat();
    const pixels = await Pixels.of(await page.screenshot({ animations: 'disabled' }));
    const ratios = lines.map((line) => pixels.worstAgainst(white, line)?.ratio ?? 0);
    contrasts.push({ headline: text, ratio: Math.min(...ratios) });
  }
  return contrasts;
}

/** The lines of a text, whose letters no longer hide what is behind them. */
function unveiledLines(text: Locator): Promise<Box[]> {
  return text.evaluate((element): Box[] => {
    element.style.color = 'transparent';
    element.style.textDecoration = 'none';
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
}
