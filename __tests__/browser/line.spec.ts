import { askAbout, labels, stations, symptoms } from './support/content';
import { button, expect, hydrated, type Locator, open, type Page, test } from './support/test';
import { twoFrames } from './support/twoFrames';

const band = (page: Page) => page.locator('#line');
const entry = (page: Page, name: string) => band(page).locator('summary', { hasText: name });
const spot = (page: Page, name: string) =>
  band(page)
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`${name}$`) });

/** Where an element is in the window. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** Keeps what scripts do with the next frame until it is released. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const { requestAnimationFrame } = window;
    const callbacks: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => callbacks.push(callback);
    return { callbacks, requestAnimationFrame };
  });
  return () =>
    held.evaluate(({ callbacks, requestAnimationFrame }) => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const callback of callbacks) requestAnimationFrame(callback);
    });
}

test('a production manager walks the line with the keyboard and sends a colleague the view', async ({
  page,
}) => {
  await open(page, '/');
  await band(page).scrollIntoViewIfNeeded();
  await entry(page, 'It stops for seconds').focus();
  await page.keyboard.press('Enter');
  await expect(band(page).getByRole('status')).toContainText('Capper, then Buffer table');
  await expect(page).toHaveURL(/\?symptom=short-stops#line$/);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?symptom=labels-creep#line$/);
  await expect(band(page).locator('details[open]')).toHaveCount(1);

  await page.reload();
  await expect(entry(page, 'Labels creep')).toBeVisible();
  await expect(band(page).locator('details[open]')).toContainText('Labels creep');

  await entry(page, 'Labels creep').click();
  await expect(page).toHaveURL('/');
  await expect(band(page).getByRole('status')).toHaveText(labels['line-stage'].running);
});

test('Back goes to the entry before, Forward to the next, and Back from the first leaves the page', async ({
  page,
}) => {
  await open(page, '/about');
  await page.goto('/#line');
  await hydrated(page);
  await entry(page, 'It stops for seconds').click();
  await entry(page, 'Capper').click();
  await spot(page, 'Filler').click();
  const shows = async (address: RegExp | string, title?: string) => {
    await expect(page).toHaveURL(address);
    await expect(band(page).locator('details[open]')).toHaveCount(title ? 1 : 0);
    if (title) await expect(band(page).locator('details[open]')).toContainText(title);
    await expect(band(page)).toBeInViewport();
  };
  await shows(/\?line=filler#line$/, 'Filler');
  await page.goBack();
  await shows(/\?line=capper#line$/, 'Capper');
  await page.goForward();
  await shows(/\?line=filler#line$/, 'Filler');
  await page.goBack();
  await page.goBack();
  await shows(/\?symptom=short-stops#line$/, 'It stops for seconds');
  await page.goBack();
  await shows('/#line');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('what Back shows makes no entry of the history', async ({ page }) => {
  await open(page, '/#line');
  await entry(page, 'Capper').click();
  await entry(page, 'Filler').click();
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await page.goBack();
  await expect(band(page).locator('details[open]')).toContainText('Capper');
  await twoFrames(page);
  await page.goForward();
  await expect(band(page).locator('details[open]')).toContainText('Filler');
  expect(await entries()).toBe(before);
});

test('where the history takes no more, as in Safari after a hundred, the picture follows all the same', async ({
  page,
}) => {
  await open(page, '/#line');
  await expect(band(page).getByRole('img')).toBeVisible();
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('Attempt to use history more than 100 times', 'SecurityError');
    };
    window.history.pushState = refuse;
    window.history.replaceState = refuse;
  });
  for (const name of ['Capper', 'Filler']) {
    await entry(page, name).click();
    await expect(band(page).locator('details[open]')).toHaveCount(1);
    await expect(band(page).locator('details[open]')).toContainText(name);
    await expect(spot(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await entry(page, 'Filler').click();
  await expect(band(page).locator('details[open]')).toHaveCount(0);
  await expect(band(page).getByRole('status')).toHaveText(labels['line-stage'].running);
});

test('in a symptom stations keep their numbers, and the flow is told where the words say', async ({
  page,
}) => {
  await open(page, '/?symptom=changeover#line');
  await expect(band(page).locator('details[open] li')).toHaveText([
    /^6 Labeller: /,
    /^8 Case packer: /,
    /^3 Filler: /,
  ]);
  await expect(spot(page, '6 Labeller')).toBeVisible();
  await expect(band(page).getByRole('status')).toContainText(
    'Backs up: Depalletiser to Buffer table. Starves: Inspection to Palletiser.',
  );
  for (const [words, station] of [
    [labels['line-stage'].backsUp, '5 Buffer table'],
    [labels['line-stage'].starves, '7 Inspection'],
  ] as const) {
    const tag = await boxOf(band(page).locator('[data-station]', { hasText: words }));
    const own = await boxOf(spot(page, station));
    expect(Math.abs(tag.x + tag.width / 2 - own.x - own.width / 2)).toBeLessThan(4);
    expect(Math.abs(tag.y - own.y - own.height / 2)).toBeLessThan(20);
  }
});

for (const [symptom, topic] of [
  ['short-stops', 'short stops'],
  ['counts', '“Nobody believes the counts”'],
] as const) {
  test(`a symptom has its way to ask: about ${topic}`, async ({ page }) => {
    await open(page, `/?symptom=${symptom}#line`);
    await band(page)
      .getByRole('link', { name: askAbout(topic) })
      .click();
    await expect(page.getByRole('textbox', { name: labels['contact-form'].message })).toHaveValue(
      new RegExp(topic),
    );
    await page.goBack();
    await expect(band(page).locator('details[open] .line-text')).toBeInViewport({ ratio: 1 });
  });
}

test('two diagnoses are read without opening anything', async ({ page }) => {
  await open(page, '/#line');
  const diagnoses = symptoms.flatMap(({ diagnosis }) => diagnosis ?? []);
  expect(diagnoses).toHaveLength(2);
  for (const diagnosis of diagnoses) {
    await expect(band(page).getByText(diagnosis)).toBeInViewport({ ratio: 1 });
  }
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the picture, its controls, all stations and symptoms are in one window, and so is a text', async ({
    page,
  }) => {
    await open(page, '/#line');
    await expect(band(page).getByRole('img')).toBeVisible();
    const header = await boxOf(page.getByRole('banner'));
    const footer = await boxOf(page.getByRole('contentinfo'));
    const isInWindow = async (part: Locator) => {
      const { y, height } = await boxOf(part);
      expect(y).toBeGreaterThanOrEqual(header.y + header.height);
      expect(y + height).toBeLessThanOrEqual(footer.y);
    };
    const entries = await band(page).locator('summary').all();
    expect(entries).toHaveLength(stations.length + symptoms.length);
    const { next, previous } = labels['line-stage'];
    const controls = [next, previous].map((name) => button(band(page), name));
    for (const part of [...entries, ...controls, band(page).locator('.line-frame')]) {
      await isInWindow(part);
    }
    const places = await Promise.all(entries.map(boxOf));
    for (const { id } of stations) {
      await page.goto(`/?line=${id}#line`);
      await isInWindow(band(page).locator('details[open] .line-text'));
    }
    await hydrated(page);
    // Nothing gives way to a text, wherever the window is.
    const fromFirst = (boxes: { y: number }[]) =>
      boxes.map(({ y }) => Math.round(y - (boxes[0]?.y ?? 0)));
    expect(fromFirst(await Promise.all(entries.map(boxOf)))).toEqual(fromFirst(places));
  });
});

test('a station chosen on the picture opens its text, and its links lead on', async ({ page }) => {
  await open(page, '/?line=filler#line');
  await expect(band(page).locator('details[open]')).toContainText('Filler');
  await spot(page, 'Filler').focus();
  await page.keyboard.press('ArrowRight');
  await expect(spot(page, 'Capper')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?line=capper#line$/);
  await expect(spot(page, 'Capper')).toHaveAttribute('aria-pressed', 'true');
  await expect(spot(page, 'Capper')).toBeFocused();

  await expect(band(page).getByRole('link', { name: 'Safety' })).toHaveAttribute('href', '#safety');
  await band(page).getByRole('link', { name: 'Pilz' }).click();
  await expect(page).toHaveURL('/technologies?q=Pilz');
  await page.goBack();
  await band(page)
    .getByRole('link', { name: askAbout('the capper') })
    .click();
  await expect(page.getByRole('textbox', { name: labels['contact-form'].message })).toHaveValue(
    /the capper/,
  );
});

test('Back at once after following a link of a station finds it open', async ({ page }) => {
  await open(page, '/?line=capper#line');
  const link = band(page).getByRole('link', { name: 'Pilz' });
  await expect(link).toBeVisible();
  // The next frame comes once the visitor is back, as on a slow phone.
  const releaseFrames = await holdFrames(page);
  await link.dispatchEvent('click');
  await expect(page).toHaveURL('/technologies?q=Pilz');
  await page.goBack();
  await releaseFrames();
  await twoFrames(page);
  await expect(page).toHaveURL(/\?line=capper#line$/);
  await expect(band(page).locator('details[open]')).toContainText('Capper');
});

test('what moves says where the line stands still, and can be paused', async ({ page }) => {
  await open(page, '/#line');
  await expect(band(page).getByRole('img')).toBeVisible();
  const moving = () =>
    band(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
  await entry(page, 'It stops for seconds').click();
  await expect.poll(moving).toBeGreaterThan(0);
  await band(page).getByRole('button', { name: labels['line-stage'].pause }).click();
  await expect.poll(moving).toBe(0);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves until it is asked for', async ({ page }) => {
    await open(page, '/?symptom=short-stops#line');
    await expect(band(page).getByRole('button', { name: labels['line-stage'].play })).toBeVisible();
    expect(
      await band(page).evaluate((element) => element.getAnimations({ subtree: true }).length),
    ).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [address, title] of [
    ['/?line=capper#line', 'Capper'],
    ['/?symptom=labels-creep#line', 'Labels creep'],
  ] as const) {
    test(`${address} opens with the text of ${title} right below the picture, and so does Back from the form`, async ({
      page,
    }) => {
      const isShown = async () => {
        await expect(band(page).locator('details[open] > summary')).toContainText(title);
        await expect(band(page).getByRole('img')).toBeVisible();
        const picture = band(page).locator('.line-frame');
        await expect
          .poll(async () => {
            const heading = await boxOf(band(page).locator('details[open] > summary'));
            const { y, height } = await boxOf(picture);
            return Math.abs(heading.y - y - height);
          })
          .toBeLessThanOrEqual(1);
        const header = await boxOf(page.getByRole('banner'));
        const { y, height } = await boxOf(picture);
        expect(Math.abs(y - header.y - header.height)).toBeLessThanOrEqual(1);
        expect(height).toBeLessThanOrEqual(844 / 3);
        const text = await boxOf(band(page).locator('details[open] .line-text'));
        const footer = await boxOf(page.getByRole('contentinfo'));
        expect(text.y + text.height).toBeLessThanOrEqual(footer.y);
      };
      await open(page, address);
      await isShown();
      await band(page)
        .locator('details[open]')
        .getByRole('link', { name: askAbout('') })
        .click();
      await expect(page).toHaveURL(/contact/);
      await page.goBack();
      await isShown();
    });
  }

  test('what is tapped stays under the finger, and a text further up that closes moves nothing', async ({
    page,
  }) => {
    await open(page, '/#line');
    await expect(band(page).getByRole('img')).toBeVisible();
    for (const name of [
      'It stops for seconds',
      'Labels creep',
      'Capper',
      '9 Palletiser',
      'Filler',
    ]) {
      const tapped = entry(page, name);
      await tapped.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        window.scrollBy({ top: top - 500, behavior: 'instant' });
      });
      await twoFrames(page);
      const before = await boxOf(tapped);
      await tapped.click();
      await expect(band(page).locator('details[open]')).toContainText(name);
      await twoFrames(page);
      expect(Math.abs((await boxOf(tapped)).y - before.y)).toBeLessThanOrEqual(1);
    }
  });

  test('the picture stays in sight down to the heading of what is chosen, and lets go before its buttons', async ({
    page,
  }) => {
    await open(page, '/?line=capper#line');
    const picture = band(page).locator('.line-frame');
    const heading = band(page).locator('details[open] > summary');
    await expect(picture).toBeInViewport({ ratio: 1 });
    for (const step of [-300, 150, 150, 150, 150]) {
      await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), step);
      await twoFrames(page);
      const { y, height } = await boxOf(picture);
      expect(y + height).toBeLessThanOrEqual((await boxOf(heading)).y + 1);
    }
  });

  test('no button on the picture is cut, or lies on another', async ({ page }) => {
    await open(page, '/#line');
    const frame = await boxOf(band(page).locator('.line-frame'));
    const buttons = await band(page).locator('figure button:visible').all();
    const boxes = await Promise.all(buttons.map(boxOf));
    expect(boxes.length).toBeGreaterThan(stations.length);
    for (const { x, y, width, height } of boxes) {
      expect(x).toBeGreaterThanOrEqual(frame.x);
      expect(y).toBeGreaterThanOrEqual(frame.y);
      expect(x + width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(y + height).toBeLessThanOrEqual(frame.y + frame.height);
    }
  });

  test('a station chosen on the picture has its text in sight, with the picture', async ({
    page,
  }) => {
    await open(page, '/#line');
    await spot(page, 'Palletiser').click();
    await expect(entry(page, '9 Palletiser')).toBeInViewport();
    await expect(spot(page, 'Palletiser')).toBeInViewport();
  });

  test('the band is as high before its picture is there', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const height = () => band(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await band(page).scrollIntoViewIfNeeded();
    await expect(band(page).getByRole('img')).toBeVisible();
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  });
});

test('the finder leads to a station and to what people say', async ({ page }) => {
  await open(page, '/');
  for (const [query, href] of [
    ['capper', '/?line=capper#line'],
    ['labels creep', '/?symptom=labels-creep#line'],
  ] as const) {
    await page.getByRole('searchbox').fill(query);
    const found = page.getByRole('main').locator(`a[href="${href}"]`);
    await found.click();
    await expect(page).toHaveURL(href);
    await expect(band(page).locator('details[open]')).toHaveCount(1);
    await expect(band(page).getByRole('heading', { level: 2 })).toBeFocused();
  }
});
