import { expect, type Page } from '../../browser/support/test';

declare const heard: string[];

/** Notes what statuses say, whenever it changes. */
function listenInPage(): void {
  const heard: string[] = [];
  const known = new Map<Element, string>();
  const look = () => {
    for (const region of document.querySelectorAll('[aria-live], [role=status], output')) {
      const says = region.textContent.trim();
      if (says && says !== known.get(region)) heard.push(says);
      known.set(region, says);
    }
  };
  look();
  heard.length = 0;
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  Object.assign(window, { heard });
}

/** Longer than any timer that could say something once more, in ms. */
const aWhile = 2000;

/**
 * Listens from now on, in a page whose clock the test has installed. The phrases heard by the time
 * the returned function is called have to be these, in this order, and no more.
 */
export async function listen(page: Page) {
  await page.evaluate(listenInPage);
  return async (...phrases: (string | RegExp)[]) => {
    const matching = phrases.map((phrase) =>
      phrase instanceof RegExp ? expect.stringMatching(phrase) : phrase,
    );
    await expect.poll(() => page.evaluate(() => heard)).toEqual(matching);
    await page.clock.runFor(aWhile);
    expect(await page.evaluate(() => heard.splice(0))).toEqual(matching);
  };
}
