import { bringWhole } from '../../site/support/bringWhole';
import { allRoutes, pathOf } from '../../support/company';
import { fillIn } from './contactForm';
import { copyName, labels } from './content';
import { button, open, type Page } from './test';
import { testSite } from './testSite';

/** A state of a page, and how a visitor brings it about. */
export type SiteState = {
  /** A name for files and anchors. */
  id: string;
  title: string;
  path: string;
  reach?: (page: Page) => Promise<void>;
};

const form = labels['contact-form'];
const copy = labels.copy;

/** Clicks a button and moves the pointer away, so that nothing looks hovered after scrolling. */
async function clickAndLeave(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await page.mouse.move(0, 0);
}

/** Every page as it loads, with every second card on the home page turned. */
export const pages: SiteState[] = allRoutes.map((route) => ({
  id: route.id,
  path: route.path,
  title: route.name,
  ...(route.id === 'home' && {
    async reach(page) {
      await bringWhole(page);
      for (const summary of await page.locator('.flip-card:nth-child(even) summary').all())
        await summary.press('Enter');
    },
  }),
}));

/** The states into which visitors can bring the pages. */
export const furtherStates: SiteState[] = [
  {
    id: 'technologies-found',
    title: 'Technologies, something found',
    path: pathOf('technologies'),
    async reach(page) {
      await page.getByRole('searchbox').fill('rockwell');
      await button(page, labels.search.clear).waitFor();
      await page.getByRole('search').getByRole('status').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    id: 'contact-failed',
    title: 'The form, refused by the service',
    path: pathOf('contact'),
    async reach(page) {
      await page.route(testSite.formUrl, (route) => route.fulfill({ status: 500 }));
      await fillIn(page);
      await clickAndLeave(page, form.send);
      await page.getByRole('status').filter({ hasText: form.refused }).waitFor();
    },
  },
  {
    id: 'contact-empty',
    title: 'The form, sent with nothing filled in, and a toast',
    path: pathOf('contact'),
    async reach(page) {
      await clickAndLeave(page, form.send);
      // The bubble belongs to the browser, and covers parts of the page.
      await page.getByRole('textbox', { name: form.name }).blur();
      // Chromium without windows refuses this without asking.
      await page.context().grantPermissions(['clipboard-write']);
      await page.getByRole('button', { name: copyName(labels.contact.telephone) }).click();
      // A toast stays while the pointer moves on it: its time runs again once focus has left it.
      const dismiss = page.getByRole('button', { name: copy.dismiss });
      await dismiss.hover();
      await dismiss.evaluate((button) => {
        const move = () => button.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
        setInterval(move, 1000);
      });
    },
  },
];

/** Opens a page, waits until it has loaded, and brings its state about. */
export async function reachState(page: Page, { path, reach }: SiteState): Promise<void> {
  await open(page, path);
  await reach?.(page);
}
