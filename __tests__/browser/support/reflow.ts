import { brokenWords } from './brokenWords';
import { expect, expectNoSidewaysScroll, type Page } from './test';
import { textProblems, visibleTexts } from './textLayout';

/** Larger or wider text, which the visitor sets after the page has loaded. */
const largeText = 'html { font-size: 200% }';
const spacedText = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important }`;

/** A window and text with which a page has to work. Sizes in px. */
export type Condition = {
  criterion: string;
  width: number;
  height: number;
  css?: string;
  /** Whether the page gives up columns before it divides a word. */
  dividesNoWord?: boolean;
};

export const at400 = '1.4.10 at 400% of a 1280 by 1024 px window';

/** The narrowest window, those in which columns have just been added, and the widest. In px. */
const widths = [280, 320, 360, 640, 1024, 1344, 2560];

/** One of each kind. */
export const conditions: Condition[] = [
  { criterion: '1.3.4 on a phone held sideways', width: 844, height: 390 },
  { criterion: '1.4.4 with text at 200% at 320 px', width: 320, height: 640, css: largeText },
  { criterion: at400, width: 320, height: 256 },
  { criterion: '1.4.12 with spaced text at 320 px', width: 320, height: 640, css: spacedText },
];

export const furtherConditions: Condition[] = [
  { criterion: '1.4.4 with text at 200% at 768 px', width: 768, height: 800, css: largeText },
  {
    criterion: '1.4.4 with text at 200% at 1440 px',
    width: 1440,
    height: 900,
    css: largeText,
    dividesNoWord: true,
  },
  { criterion: '1.4.12 with spaced text at 1280 px', width: 1280, height: 800, css: spacedText },
];

async function apply(
  page: Page,
  { width, height, css = '' }: Omit<Condition, 'criterion'>,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Expects that, under a condition, the page has the same texts, each of them whole. */
export async function expectReadable(
  page: Page,
  condition: Condition,
  texts: string[],
  leastLines = 10,
): Promise<void> {
  const { criterion } = condition;
  await apply(page, condition);
  // Carousels and bars answer a resize a moment later; a long page is slow to examine.
  await expect(async () => {
    await expectNoSidewaysScroll(page);
    // An upright window has another picture of the line, which is drawn anew.
    expect(await visibleTexts(page), criterion).toEqual(texts);
    // The slowest check comes last, when the page has answered.
    expect(await textProblems(page, leastLines), criterion).toEqual([]);
  }).toPass({ timeout: 30_000 });
  if (condition.dividesNoWord) expect(await brokenWords(page), criterion).toEqual([]);
  const pinned = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header, footer, .jumps')]
      .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
      .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0),
  );
  expect(pinned / condition.height, criterion).toBeLessThanOrEqual(criterion === at400 ? 0 : 1 / 3);
}

/**
 * Expects that no page is wider than any window, and that words are divided only if they must be.
 */
export async function expectFitsAnyWindow(page: Page): Promise<void> {
  await apply(page, { width: 320, height: 800 });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    // On the narrowest of all any word may be.
    if (width >= 320) await expect.poll(() => brokenWords(page), `at ${width} px`).toEqual([]);
  }
}
