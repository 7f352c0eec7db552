import { technologies } from '../../browser/support/content';
import { pathOf } from '../../support/company';
import { bringIntoView, click, open } from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

const first = technologies[0]?.category ?? '';
const link = `main a[href="${pathOf('itsolutions')}"]`;

test('Back finds a page at its place, its panels open and closed as they were', async ({
  engine,
  siteUrl,
}) => {
  const page = () =>
    engine.run(() => ({
      path: location.pathname,
      title: document.querySelector('h1')?.textContent,
      closed: [...document.querySelectorAll('main h2 [aria-expanded=false]')].map(
        (button) => button.textContent,
      ),
      place: Math.round(scrollY),
    }));
  await open(engine, siteUrl + pathOf('technologies'));
  await click(engine, 'main h2 button', first);
  await expect.poll(page).toMatchObject({ closed: [expect.stringContaining(first)] });
  await bringIntoView(engine, link);
  await expect
    .poll(() => engine.run(() => Math.abs(history.state?.scrollY - scrollY) < 1))
    .toBe(true);
  const left = await page();
  expect(left.place).toBeGreaterThan(0);

  await click(engine, link);
  await expect.poll(page).toMatchObject({ path: pathOf('itsolutions'), place: 0 });
  await expect.poll(async () => (await page()).title).not.toBe(left.title);
  await engine.run(() => history.back());
  await expect.poll(page).toEqual(left);
});
