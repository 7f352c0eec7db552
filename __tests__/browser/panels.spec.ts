import { slugify } from '../../src/ui/slugify';
import { labels, nameOf, technologies, technologiesPage, there, topics } from './support/content';
import { expect, open, type Page, test } from './support/test';

const trigger = (page: Page, title: string) => page.getByRole('button', { name: title });
const jumps = (page: Page) => page.getByRole('navigation', { name: labels.panels.jumps });
const openTriggers = (page: Page) => page.getByRole('main').locator('h2 [aria-expanded=true]');

test('on the page a link opened, every panel arrives', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: nameOf('technologies') })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
    technologies.length + topics.length + 1,
  );
  const last = await page.locator('main [id]').last().boundingBox();
  const strip = await page
    .getByRole('region', { name: labels['contact-strip'].region })
    .boundingBox();
  expect((strip?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeLessThan(150);
});

test("a link with a panel's hash opens the closed panel and scrolls to it", async ({ page }) => {
  await open(page, '/technologies');
  await page.getByRole('button', { name: labels.panels.collapseAll }).click();
  await page.evaluate(() => {
    window.location.hash = '#scada-systems';
  });
  await expect(openTriggers(page)).toHaveText([/SCADA Systems/]);
  await expect(trigger(page, 'SCADA Systems')).toBeInViewport();
  await test.step('the second time as well', async () => {
    await page.getByRole('button', { name: labels.panels.collapseAll }).click();
    await jumps(page)
      .getByRole('link', { name: /^SCADA/ })
      .click();
    await expect(openTriggers(page)).toHaveText([/SCADA Systems/]);
  });
  await test.step('a hash that is no panel changes nothing', async () => {
    for (const hash of ['#elsewhere', '#', '#%zz']) {
      await page.evaluate((other) => {
        window.location.hash = other;
      }, hash);
      await expect(openTriggers(page)).toHaveText([/SCADA Systems/]);
    }
  });
});

test("a page opened with a panel's hash starts at the panel, clear of the header", async ({
  page,
}) => {
  await open(page, '/technologies#scada-systems');
  const header = await page.getByRole('banner').boundingBox();
  const panel = await trigger(page, 'SCADA Systems').boundingBox();
  expect(panel?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
  await expect(trigger(page, 'SCADA Systems')).toBeInViewport();
});

test('find-in-page finds the text of a closed panel and opens it', async ({ page }) => {
  await open(page, '/technologies');
  await page.getByRole('button', { name: labels.panels.collapseAll }).click();
  const panel = page.locator('[hidden=until-found]', { hasText: 'MELSEC iQ-R' });
  // What the browser does when its search has found something inside; no script can start one.
  await panel.dispatchEvent('beforematch');
  await expect(page.getByText('MELSEC iQ-R')).toBeVisible();
  await expect(openTriggers(page)).toHaveText([/PLCs & Controllers/]);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the list of jumps stays at hand and leads to each panel, clear of the bars', async ({
      page,
    }) => {
      await open(page, '/technologies');
      const links = jumps(page).getByRole('link');
      await expect(links).toHaveText(
        technologies
          .map(
            ({ category, brands }) =>
              `${category} ${brands.flatMap(({ models }) => models).length}`,
          )
          .concat(topics.map(({ title }) => title)),
      );
      for (const [index, { category }] of technologies.entries()) {
        await links.nth(index).click();
        await expect(trigger(page, category)).toBeInViewport({ ratio: 1 });
        const header = trigger(page, category);
        // What is seen at its middle is the header itself.
        await expect
          .poll(() =>
            header.evaluate((element) => {
              const { left, right, top, bottom } = element.getBoundingClientRect();
              const seen = [top + 2, bottom - 2].map((y) =>
                document.elementFromPoint((left + right) / 2, y),
              );
              return seen.every((each) => element.contains(each));
            }),
          )
          .toBe(true);
        await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 });
        await page.keyboard.press('Tab');
        await expect(header).toBeFocused();
      }
    });

    test('the list of jumps marks where one is, and leaves focus and page where they are', async ({
      page,
    }) => {
      await open(page, '/technologies');
      const marked = jumps(page).locator('[aria-current=location]');
      await expect(marked).toHaveCount(0);
      for (const name of ['Siemens', 'Drives & Motion Control', 'IT Solutions', 'Siemens']) {
        await page.evaluate(
          (id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }),
          slugify(name),
        );
        const top = await page.evaluate(() => window.scrollY);
        await expect(marked).toHaveText(new RegExp(`^${name}`));
        // On a phone the row has gone along.
        await expect(marked).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => window.scrollY)).toBe(top);
        await expect(page.locator('body')).toBeFocused();
      }
      // Past all of them, and back in one go.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(marked).toHaveCount(1);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(marked).toHaveCount(0);
    });

    test('the list of jumps covers nothing that has focus', async ({ page }) => {
      await open(page, '/technologies');
      const stops = page.locator('[data-panel]').locator('button, a');
      await stops.last().focus();
      for (let left = await stops.count(); left > 1; left -= 1) {
        await page.keyboard.press('Shift+Tab');
        const covered = await page.evaluate((name) => {
          const focused = document.activeElement?.getBoundingClientRect();
          const list = document.querySelector(`nav[aria-label="${name}"]`)?.getBoundingClientRect();
          if (!focused || !list) return true;
          const beside = list.right <= focused.left || list.left >= focused.right;
          return !beside && list.bottom > focused.top && list.top < focused.bottom;
        }, labels.panels.jumps);
        expect(covered).toBe(false);
      }
    });

    test('no name of a model breaks at a hyphen or a slash', async ({ page }) => {
      await open(page, '/technologies');
      const broken = await page.locator('.models > li').evaluateAll((items) =>
        items
          // The name as it is seen: neither what repeats its maker nor what it is migrated to.
          .map((item) => [...item.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE))
          .filter((name) => {
            const range = document.createRange();
            if (name) range.selectNode(name);
            return range.getClientRects().length !== 1;
          })
          .map((name) => name?.textContent),
      );
      expect(broken).toEqual([]);
    });
  });
}

test('on a wide screen the title of a panel stays beside its makers, clear of the bars', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/technologies');
  const header = await page.getByRole('banner').boundingBox();
  const last = page.locator('#siemens .brand').last();
  await last.scrollIntoViewIfNeeded();
  const title = await trigger(page, 'Siemens').boundingBox();
  const maker = await last.boundingBox();
  expect(title?.y).toBeGreaterThan(header?.height ?? Number.POSITIVE_INFINITY);
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThan(maker?.x ?? 0);
  await expect(trigger(page, 'Siemens')).toBeInViewport({ ratio: 1 });
});

test('a model does not repeat its maker, and is still found and read by its whole name', async ({
  page,
}) => {
  await open(page, '/technologies');
  const model = page.getByRole('listitem').filter({ hasText: /^Red Hat OpenShift$/ });
  await expect(model).toHaveText('Red Hat OpenShift');
  const seen = await model.evaluate((item) => {
    const text = [...item.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return text?.textContent;
  });
  expect(seen).toBe('OpenShift');
});

test('the platforms known best come first, each with the jobs that were done with it', async ({
  page,
}) => {
  await open(page, '/technologies');
  const { best } = technologiesPage;
  const [first] = there(best).platforms;
  const platform = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: there(first).model, exact: true }),
  });
  const links = platform.getByRole('link');
  await expect(links).toHaveCount(there(first?.jobs).length);
  await expect(links.first()).toHaveAttribute('href', `/jobs/${first?.jobs?.[0]}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    there(best).title,
  );
});

test('without room for fixed bars the list of jumps goes with the page, and not sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/technologies');
  await trigger(page, 'HMI Solutions').scrollIntoViewIfNeeded();
  await expect(jumps(page)).not.toBeInViewport();
  const list = jumps(page).getByRole('list');
  expect(await list.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px with text at 200% an address leads to what it names, clear of both bars`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // Before there is a page, as it is for somebody who has set it so.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await open(page, '/technologies');
    for (const id of ['scada-systems', ...topics.map(({ title }) => slugify(title))]) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, id);
      const heading = page.locator(`#${id} h2`);
      await expect
        .poll(() =>
          heading.evaluate((element) => {
            const { left, top, width } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + 4));
          }),
        )
        .toBe(true);
    }
  });
}
