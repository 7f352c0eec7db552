import { about, heroLabel, slides } from './support/content';
import { carousel, expect, open, type Page, test } from './support/test';

/** The name of every picture that the page fetches: `heroes/plc`. */
function fetchedPictures(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    const [, name] = /\/pictures\/(.+)-[a-z]+-(?:wide|tall)-/.exec(response.url()) ?? [];
    if (name) fetched.add(name);
  });
  return fetched;
}

/** Scrolls through the page, so that every picture comes near the window. */
async function scrollThrough(page: Page) {
  for (const heading of await page.getByRole('heading').all())
    await heading.scrollIntoViewIfNeeded();
  const places = page.locator('.bg-dark-900:has(> noscript)').filter({ visible: true });
  for (const place of await places.all()) await place.scrollIntoViewIfNeeded();
}

test.describe('on a phone of 390 px with twice the pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });

  test('the home page asks for one picture before it is used', async ({ page }) => {
    // The hero would go on to the next one.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fetched = fetchedPictures(page);
    await open(page, '/');
    await carousel(page, heroLabel);
    expect([...fetched]).toEqual([slides[0]?.img]);
  });

  test('the About page opens with one picture, and fetches the others as they are seen', async ({
    page,
  }) => {
    const fetched = fetchedPictures(page);
    await open(page, '/about');
    // A plan and a promise stand in the place of a picture.
    const others = about.sections.flatMap(({ img, plan, promise }) =>
      img && !plan && !promise ? [img] : [],
    );
    await expect.poll(() => [...fetched]).toEqual([about.img]);
    await scrollThrough(page);
    await expect.poll(() => [...fetched].sort()).toEqual([about.img, ...others].sort());
  });
});
