import { directionOf } from '../../src/content/direction';
import { engines } from '../browser/support/engines';
import { shownSlides } from '../browser/support/moving';
import {
  button,
  carousel,
  expect,
  expectNoSidewaysScroll,
  hold,
  open,
  type Page,
  phone,
  test,
} from '../browser/support/test';
import { textProblems } from '../browser/support/textLayout';
import { fingers } from '../features/carousel/fingers';
import { bringWhole } from './support/bringWhole';
import { content, routes } from './support/siteUnderTest';

test.skip(directionOf(content.site.language) !== 'rtl', 'It is read from left to right.');

/** Texts that do not begin at the right, and numbers, addresses and names that do. */
const misplacedTexts = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const seen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only');
    const blocks = [...document.querySelectorAll('main :is(h1, h2, h3, p, dd, td)')].filter(
      (element) => {
        const { display, textAlign, paddingRight } = getComputedStyle(element);
        if (!seen(element) || display !== 'block' || textAlign === 'end') return false;
        range.selectNodeContents(element);
        const texts = [...range.getClientRects()].map(({ right }) => right);
        const end = element.getBoundingClientRect().right - Number.parseFloat(paddingRight);
        return texts.length > 0 && Math.abs(Math.max(...texts) - end) > 2;
      },
    );
    const placeAt = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const named =
      /\+\d[\d\s]{6,}\d|\S+@\S+\w|[A-Z]\w*-\d\w*|\d+-[A-Z]\w+|\d+ (?:kW|V|min|am|pm)\b/g;
    const mirrored: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: name, index } of node.nodeValue?.matchAll(named) ?? []) {
        const [first, last] = [placeAt(node, index), placeAt(node, index + name.length - 1)];
        if (seen(node.parentElement) && first.top === last.top && first.left > last.left)
          mirrored.push(name);
      }
    return [...blocks.map(({ textContent }) => textContent), ...mirrored];
  });

for (const { path } of routes) {
  test(`${path} is read from the right in any window, and its numbers from the left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await bringWhole(page);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        await expectNoSidewaysScroll(page);
        expect(await textProblems(page, 5), `at ${width} px`).toEqual([]);
        expect(await misplacedTexts(page), `at ${width} px`).toEqual([]);
      }).toPass();
    }
    expect(await engines.axe(page, 'color-contrast')).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('the next slide comes from the left: by keys, by its button and by a finger', async ({
    page,
  }) => {
    const { label, slides } = content.slides;
    const expectSlide = (number: number) =>
      expect(shownSlides(page.getByRole('region', { name: label }))).toHaveAttribute(
        'data-slide',
        String(number - 1),
      );
    const release = await hold(page, /assets\/HomePage/);
    await page.goto('/');
    const list = page.locator('.hero');
    await list.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => list.evaluate((el) => el.scrollLeft / el.clientWidth)).toBe(-1);
    release();
    const hero = await carousel(page, label);
    await expectSlide(2);
    await button(hero, content.labels.carousel.next).click();
    await expectSlide(3);
    const touch = await fingers(page, 300);
    await touch('touchStart', [80]);
    for (const x of [120, 180, 260, 330]) await touch('touchMove', [x]);
    await touch('touchEnd', []);
    await expectSlide(4);
    expect(slides.length).toBeGreaterThanOrEqual(4);
  });
});
