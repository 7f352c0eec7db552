import { contactPage } from '../../src/content/contact';
import { home } from '../../src/content/home';
import { interfaceText } from '../../src/content/interface';
import { carousel, expect, open, type Page, test } from './support/test';

const { carousel: carouselText, panels } = interfaceText;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Every transition and animation of the page from now on, as the browser reports its start. */
async function record(page: Page): Promise<() => Promise<string[]>> {
  const started = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener(
      'transitionrun',
      ({ propertyName, pseudoElement, target }) =>
        names.push(
          `${propertyName} of ${target instanceof Element && target.className}${pseudoElement}`,
        ),
      true,
    );
    document.addEventListener(
      'animationstart',
      ({ animationName }) => names.push(animationName),
      true,
    );
    return names;
  });
  return async () => {
    // What a last press has changed is drawn, and its events are sent, within two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return started.evaluate((names) => names);
  };
}

/** Everything that can move, made to: by its name. */
const movers: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  async 'a card'(page) {
    await open(page, '/');
    const summary = page.locator('summary').first();
    return () => summary.press('Enter');
  },
  async 'the hero'(page) {
    await open(page, '/');
    const hero = await carousel(page, home.heroLabel);
    return () => hero.getByRole('button', { name: carouselText.next }).click();
  },
  async 'the partners'(page) {
    await open(page, '/');
    const partners = await carousel(page, home.partnersTitle);
    return () => partners.getByRole('button', { name: carouselText.next }).click();
  },
  async 'the dots'(page) {
    await open(page, '/');
    const hero = await carousel(page, home.heroLabel);
    const dots = hero.getByRole('group', { name: carouselText.picker });
    return () => dots.getByRole('button').nth(3).click();
  },
  async "a panel's arrow"(page) {
    await open(page, '/itsolutions');
    const header = page.getByRole('main').locator('h2 button').first();
    return () => header.press('Enter');
  },
  async 'a button under the pointer'(page) {
    await open(page, '/itsolutions');
    return () => button(page, panels.collapseAll).hover();
  },
  async 'the button of the form'(page) {
    await open(page, '/contact');
    return () => button(page, contactPage.form.send).hover();
  },
};

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, prepare] of Object.entries(movers)) {
    test(`${name} changes at once`, async ({ page }) => {
      const move = await prepare(page);
      const started = await record(page);
      await move();
      expect(await started()).toEqual([]);
    });
  }
});

test.describe('where motion is welcome', () => {
  // What proves that the tests above would see a movement.
  for (const [name, prepare] of Object.entries(movers)) {
    test(`${name} changes gradually`, async ({ page }) => {
      const move = await prepare(page);
      const started = await record(page);
      await move();
      expect(await started()).not.toEqual([]);
    });
  }
});
