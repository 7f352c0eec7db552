import { fill } from '../../../src/ui/fill';
import { slugify } from '../../../src/ui/slugify';
import {
  labels,
  social,
  successors,
  technologies,
  there,
  topics,
} from '../../browser/support/content';
import {
  button,
  expect,
  type Locator,
  open,
  type Page,
  phone,
  test,
} from '../../browser/support/test';
import { listen } from '../support/announcements';

const trigger = (page: Page, title: string) => page.getByRole('button', { name: title });
const jumps = (page: Page) => page.getByRole('navigation', { name: labels.panels.jumps });
const openTriggers = (page: Page) => page.getByRole('main').locator('h2 [aria-expanded=true]');

/** Whether a header's upper and lower edge are seen: no bar or row of jumps covers them. */
const edgesSeen = (header: Locator) =>
  header.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].map((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });

test('panels open and close by link, find-in-page, keys and buttons', async ({ page }) => {
  await page.clock.install();
  await test.step("a page opened with a panel's hash starts at the panel", async () => {
    await open(page, '/technologies#scada-systems');
    await expect(trigger(page, 'SCADA Systems')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => edgesSeen(trigger(page, 'SCADA Systems'))).toEqual([true, true]);
  });

  await test.step("a link with a panel's hash opens the closed panel and scrolls to it", async () => {
    const jump = jumps(page).getByRole('link', { name: /^SCADA/ });
    // A second time as well.
    for (const _ of ['first', 'second']) {
      await button(page, labels.panels.collapseAll).click();
      await jump.click();
      await expect(openTriggers(page)).toHaveText([/SCADA Systems/]);
      await expect(trigger(page, 'SCADA Systems')).toBeInViewport();
    }
    // Other targets change nothing.
    for (const hash of ['#elsewhere', '#', '#%zz']) {
      await page.evaluate((other) => {
        window.location.hash = other;
      }, hash);
      await expect(openTriggers(page)).toHaveText([/SCADA Systems/]);
    }
  });

  await test.step('find-in-page finds the text of a closed panel and opens it', async () => {
    await button(page, labels.panels.collapseAll).click();
    const panel = page.locator('[hidden=until-found]', { hasText: 'MELSEC iQ-R' });
    // The event of the browser's search, which no script can start.
    await panel.dispatchEvent('beforematch');
    await expect(page.getByText('MELSEC iQ-R')).toBeVisible();
    await expect(openTriggers(page)).toHaveText([/PLCs & Controllers/]);
  });

  await test.step('"Collapse all" and "Expand all" say what they did and keep the focus', async () => {
    const hears = await listen(page);
    const { expandAll, allExpanded, collapseAll, allCollapsed } = labels.panels;
    const expand = [expandAll, allExpanded, technologies.length] as const;
    const collapse = [collapseAll, allCollapsed, 0] as const;
    const first = page.getByRole('main').locator('h2 button').first();
    for (const [name, says, count] of [expand, collapse, expand, expand]) {
      // After a change to a panel, the same is announced again.
      await first.click();
      await button(page, name).press('Enter');
      await hears(says);
      await expect(openTriggers(page)).toHaveCount(count);
      await expect(button(page, name)).toBeFocused();
    }
  });

  // Its keys are Radix's, and tried in other engines.
  await test.step('Tab goes only into open panels', async () => {
    const header = (at: number) => page.getByRole('main').locator('h2 button').nth(at);
    await header(0).press('Enter');
    await expect(openTriggers(page)).toHaveCount(technologies.length - 1);
    await page.keyboard.press('Tab');
    await expect(header(1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-panel]').nth(1).getByRole('link').first()).toBeFocused();
  });

  await test.step('keys with modifiers, and arrows after a click, are the browser’s', async () => {
    const header = page.getByRole('main').locator('h2 button').nth(1);
    const place = () => page.evaluate(() => scrollY);
    await header.focus();
    for (const [key, end] of [
      ['Control+End', await page.evaluate(() => document.body.scrollHeight - innerHeight)],
      ['Control+Home', 0],
    ] as const) {
      // A key that comes while the page still scrolls is lost in it.
      await expect(async () => {
        await page.keyboard.press(key);
        await expect.poll(place, { message: key, timeout: 3000 }).toBeCloseTo(end, -1);
      }).toPass();
      await expect(header).toBeFocused();
    }
    for (const _ of ['closed', 'opened']) await header.click();
    const before = await place();
    await page.keyboard.press('ArrowDown');
    await expect.poll(place).toBeGreaterThan(before);
    await expect(header).toBeFocused();
  });
});

test("jumps stay in view, lead to panels and mark the reader's place", async ({ page }) => {
  await open(page, '/technologies');
  const links = jumps(page).getByRole('link');
  const counted = technologies.map(({ category, brands }) => {
    const models = brands.flatMap((brand) => brand.models);
    return `${category} ${models.length}`;
  });
  await expect(links).toHaveText([...counted, ...topics.map(({ title }) => title)]);
  const marked = jumps(page).locator('[aria-current=location]');
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await expect(marked).toHaveCount(0);
    for (const [index, { category }] of technologies.entries()) {
      await links.nth(index).click();
      const header = trigger(page, category);
      await expect(header).toBeInViewport({ ratio: 1 });
      await expect.poll(() => edgesSeen(header)).toEqual([true, true]);
      await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Tab');
      await expect(header).toBeFocused();
    }

    await test.step('scrolled by hand, they mark the place, and move neither focus nor page', async () => {
      for (const name of ['Siemens', 'Drives & Motion Control', 'IT Solutions', 'Siemens']) {
        await page.evaluate(
          (id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }),
          slugify(name),
        );
        const top = await page.evaluate(() => window.scrollY);
        await expect(marked).toHaveText(new RegExp(`^${name}`));
        // The row has scrolled too.
        await expect(marked).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => window.scrollY)).toBe(top);
        await expect(trigger(page, technologies.at(-1)?.category ?? '')).toBeFocused();
      }
      // Past all of them, and back in one go.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(marked).toHaveCount(1);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(marked).toHaveCount(0);
    });
  }

  await test.step('on a phone they cover nothing that has focus', async () => {
    const stops = page.locator('[data-panel]').locator('button, a');
    await stops.last().focus();
    for (let left = await stops.count(); left > 1; left -= 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await edgesSeen(page.locator(':focus'))).toEqual([true, true]);
    }
  });

  await test.step('without room for fixed bars they go with the page, in rows', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await trigger(page, 'HMI Solutions').scrollIntoViewIfNeeded();
    await expect(jumps(page)).not.toBeInViewport();
    const list = jumps(page).getByRole('list');
    expect(await list.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test('an older model names its successor, and leads to the document of its maker', async ({
  page,
}) => {
  await open(page, '/technologies');
  for (const { model, successor, document } of successors.successors) {
    const replaced = `${model} ${fill(labels.successors.migratedTo, { successor })}`;
    const guide = page.locator('.models > li', { hasText: replaced }).getByRole('link');
    await expect(guide).toHaveCount(document ? 1 : 0);
    if (!document) continue;
    await expect(guide).toContainText(document.number);
    await expect(guide).toHaveAttribute('href', document.address);
  }
});

test('what is copied says what is seen: a model by its whole name, a link by its words', async ({
  page,
}) => {
  await open(page, '/technologies');
  const copied = (element: Locator) =>
    element.evaluate((node) => {
      document.getSelection()?.selectAllChildren(node);
      return String(document.getSelection()).trim();
    });
  const { models } = there(technologies[0]?.brands[0]);
  for (const model of models)
    expect(await copied(page.locator('.models').first())).toContain(model);
  const strip = page.getByRole('region', { name: labels['contact-strip'].region });
  expect(await copied(strip.getByRole('listitem').filter({ hasText: there(social.text) }))).toBe(
    social.text,
  );
});
