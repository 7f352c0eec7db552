import { askAbout, stations, symptoms, there } from '../../browser/support/content';
import { expect, hydrated, open, type Page, phone, test } from '../../browser/support/test';

const band = (page: Page) => page.locator('#line');
const picture = (page: Page) => band(page).getByRole('img').first();
const row = (page: Page, id: string) => band(page).locator(`#${id}`);
const summary = (page: Page, id: string) => row(page, id).locator('summary');
const mark = (page: Page, name: string) =>
  band(page)
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`${name}$`) });

/** One row is open, or none, and on the picture its stations are lit and no others. */
async function isOpen(page: Page, id: string | undefined, lit: RegExp[] = []) {
  const open = () =>
    band(page)
      .locator('details[open]')
      .evaluateAll((rows) => rows.map((row) => row.id));
  await expect.poll(open).toEqual(id === undefined ? [] : [id]);
  const names = () =>
    band(page)
      .locator('a[data-lit]')
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')));
  await expect.poll(names).toEqual(lit.map((name) => expect.stringMatching(name)));
}

const first = there(symptoms[0]);
const lookedAt = [/4 Capper/, /5 Buffer table/, /10 Control room/];

test('keys and the picture open rows, and the address says which', async ({ page }) => {
  await open(page, '/about');
  await page.goto('/#line');
  await hydrated(page);
  await expect(picture(page)).toBeVisible();
  await test.step('the first symptom is open, with its stations lit; the address says nothing', async () => {
    await isOpen(page, `symptom-${first.id}`, lookedAt);
    await expect(page).toHaveURL('/#line');
  });

  await test.step('a key closes a row and opens it, and Tab leads to its link', async () => {
    await summary(page, `symptom-${first.id}`).press('Enter');
    await isOpen(page, undefined);
    await summary(page, `symptom-${first.id}`).press('Enter');
    await isOpen(page, `symptom-${first.id}`, lookedAt);
    await expect(page).toHaveURL(`/#symptom-${first.id}`);
    await page.keyboard.press('Tab');
    const ask = row(page, `symptom-${first.id}`).getByRole('link', { name: askAbout('') });
    await expect(ask).toBeFocused();
  });

  await test.step('a station is chosen on the picture, which stays where it is; its links lead on', async () => {
    await mark(page, 'Filler').click();
    await isOpen(page, 'station-filler', [/3 Filler/]);
    await mark(page, 'Capper').press('Enter');
    await isOpen(page, 'station-capper', [/4 Capper/]);
    await expect(picture(page)).toBeInViewport({ ratio: 0.8 });
    await expect(mark(page, 'Capper')).toHaveAttribute('aria-current', 'true');
    for (const width of [768, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await isOpen(page, 'station-capper', [/4 Capper/]);
      await expect(page).toHaveURL('/#station-capper');
    }
    const capper = row(page, 'station-capper');
    await expect(capper.getByRole('link', { name: 'Safety' })).toHaveAttribute('href', '#safety');
    await capper.getByRole('link', { name: 'Pilz' }).click();
    await expect(page).toHaveURL('/technologies?q=Pilz');
  });

  await test.step('Back and a reload show the row that was open', async () => {
    await page.goBack();
    await isOpen(page, 'station-capper', [/4 Capper/]);
    await page.reload();
    await isOpen(page, 'station-capper', [/4 Capper/]);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test('a link and the search lead to a row, with its stations in order', async ({ page }) => {
  await open(page, `/#station-${stations.at(-1)?.id}`);
  await isOpen(page, `station-${stations.at(-1)?.id}`, [/10 Control room/]);
  await open(page, '/technologies?q=changeover');
  const href = '/#symptom-changeover';
  await page.getByRole('main').locator(`a[href="${href}"]`).click();
  await expect(page).toHaveURL(href);
  await isOpen(page, 'symptom-changeover', [/3 Filler/, /6 Labeller/, /8 Case packer/]);
  await expect(summary(page, 'symptom-changeover')).toBeFocused();
  await expect(row(page, 'symptom-changeover').getByRole('listitem')).toHaveText([
    /^6\s*Labeller /,
    /^8\s*Case packer /,
    /^3\s*Filler /,
  ]);
});

for (const height of [900, 768])
  test(`the line is whole in a window ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: height === 900 ? 1440 : 1366, height });
    await open(page, '/#line');
    const room = await page.evaluate(() => {
      const bars = [...document.querySelectorAll('body header, body footer')];
      const taken = bars.map((bar) => bar.getBoundingClientRect().height);
      return window.innerHeight - taken.reduce((sum, bar) => sum + bar, 0);
    });
    for (const id of symptoms.map((symptom) => symptom.id)) {
      if (id !== first.id) await summary(page, `symptom-${id}`).click();
      const box = there(await band(page).boundingBox());
      expect(box.height).toBeLessThanOrEqual(room);
    }
  });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the stations are the key of the picture, and the band keeps its height', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const height = async () => there(await band(page).boundingBox()).height;
    const before = await height();
    // The picture itself is there only once its place is near.
    await band(page).locator('svg[role=presentation]').scrollIntoViewIfNeeded();
    await expect(picture(page)).toBeVisible();
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
    for (const { id } of stations) await expect(summary(page, `station-${id}`)).toBeVisible();
    await summary(page, 'station-capper').click();
    await isOpen(page, 'station-capper', [/4 Capper/]);
    await expect(picture(page)).toBeInViewport();
  });
});
