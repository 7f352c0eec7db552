import { about, heroLabel, linePicture, services, slides } from './support/content';
import { showSlide } from './support/moving';
import { carousel, expect, open, type Page, test } from './support/test';

const kilobyte = 1000;

/** Bytes of every picture that the page fetches, by its name (`heroes/plc`), from the headers. */
function fetchedPictures(page: Page): Map<string, number> {
  const fetched = new Map<string, number>();
  page.on('response', (response) => {
    const [, name] = /\/pictures\/(.+)-(?:wide|tall)-/.exec(response.url()) ?? [];
    if (name) fetched.set(name, Number(response.headers()['content-length']));
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
    expect([...fetched.keys()]).toEqual([slides[0]?.img]);
  });

  test('the hero pictures cost at most 35 KB each, those of the services 14 KB', async ({
    page,
  }) => {
    const fetched = fetchedPictures(page);
    await open(page, '/');
    const hero = await carousel(page, heroLabel);
    for (const [index, { img }] of slides.entries()) {
      await showSlide(hero, index);
      await expect.poll(() => fetched.get(img)).toBeGreaterThan(kilobyte);
      expect(fetched.get(img)).toBeLessThanOrEqual(35 * kilobyte);
    }
    await scrollThrough(page);
    for (const { imgSrc } of services) {
      await expect.poll(() => fetched.get(imgSrc)).toBeGreaterThan(kilobyte);
      expect(fetched.get(imgSrc)).toBeLessThanOrEqual(14 * kilobyte);
    }
  });

  test('the About page fetches its pictures as they are seen', async ({ page }) => {
    const fetched = fetchedPictures(page);
    await open(page, '/about');
    // In the first view there is none.
    // A plan, and on a phone fields of work, stand in the place of a picture.
    const all = about.sections.flatMap(({ img, plan, fields }) =>
      img && !plan && !fields ? [img] : [],
    );
    expect([...fetched.keys()]).toEqual([]);
    await scrollThrough(page);
    await expect.poll(() => [...fetched.keys()].sort()).toEqual([...all].sort());
  });
});

const screens: { width: number; height: number; deviceScaleFactor: number; tag?: string }[] = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 1, tag: '@matrix' },
  { width: 768, height: 1024, deviceScaleFactor: 2, tag: '@matrix' },
  { width: 2560, height: 1440, deviceScaleFactor: 1, tag: '@matrix' },
];

for (const { width, height, deviceScaleFactor, tag = [] } of screens) {
  const title = `${width} by ${height} px, ${deviceScaleFactor} device pixels to each`;
  test.describe(title, { tag }, () => {
    // The hero stands still: playing, it would load its next picture on a slow machine.
    test.use({
      viewport: { width, height },
      deviceScaleFactor,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('no picture has many more pixels than are shown, or too few to look sharp', async ({
      page,
    }) => {
      await open(page, '/');
      await scrollThrough(page);
      // The first slide's, with the next one's where the hero has started, the services' and the line's.
      for (const name of [
        slides[0]?.img,
        linePicture.img,
        ...services.map(({ imgSrc }) => imgSrc),
      ]) {
        const picture = page.locator(`main picture img[src*="/${name}-"]`);
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
          .toContain(`/${name}-`);
      }
      const pictures = await page.locator('main picture img').evaluateAll((images) =>
        images.flatMap((image) => {
          if (!(image instanceof HTMLImageElement)) return [];
          const [, file = ''] = /-(?:wide|tall)-(\d+)\./.exec(image.currentSrc) ?? [];
          // What `object-fit: cover` cuts away is not shown, but it is needed to fill the box.
          const { width, height } = image.getBoundingClientRect();
          const tall = image.currentSrc.includes('-tall-');
          const ratio = tall ? 4 / 5 : image.naturalWidth / image.naturalHeight;
          const shown = Math.max(width, height * ratio) * devicePixelRatio;
          return [{ name: image.currentSrc, share: Number(file) / shown }];
        }),
      );
      for (const { name, share } of pictures) {
        expect.soft(share, name).toBeLessThan(1.7);
        // Where device pixels are too small to be seen, nobody misses some.
        expect.soft(share, name).toBeGreaterThan(deviceScaleFactor === 1 ? 0.85 : 0.6);
      }
    });
  });
}
