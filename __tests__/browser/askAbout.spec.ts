import { fill } from '../../src/ui/fill';
import { pathOf } from '../support/company';
import { expectKept, field, fillIn, values } from './support/contactForm';
import {
  about,
  askAbout,
  askAboutHref,
  itSolutions,
  labels,
  nameOf,
  services,
  technologies,
  titleOf,
} from './support/content';
import { expect, hydrated, type Locator, open, type Page, test } from './support/test';

const text = labels['contact-form'];

const askLink = (page: Page, topic: string) =>
  page.getByRole('link', { name: askAbout(topic), exact: true });

/** The contact form with its message begun about a topic, ready for the name to be typed. */
async function expectBegun(page: Page, topic: string, words = '') {
  await expect(page).toHaveTitle(titleOf('contact'));
  await expect(field(page, text.name)).toBeFocused();
  await expect(field(page, text.name)).toHaveAccessibleDescription(
    fill(text.begun, { beginning: `${text.about} ${topic}` }),
  );
  await expect(field(page, text.name)).toBeInViewport({ ratio: 1 });
  const message = field(page, text.message);
  await expect(message).toHaveValue(`${text.about} ${topic}\n\n${words}`);
  await expectTopSeen(message);
}

/** The first line of a field is clear of the bars. */
const expectTopSeen = (box: Locator) =>
  expect
    .poll(() =>
      box.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        const firstLineEnds = top + 48;
        return [top + 2, firstLineEnds].every(
          (y) => document.elementFromPoint(left + 20, y) === element,
        );
      }),
    )
    .toBe(true);

test("from a card's back, by keyboard", async ({ page }) => {
  await open(page, '/');
  for (const { title } of services) await expect(askLink(page, title)).toBeHidden();
  await page.locator('details:not([name]) > summary').first().press('Enter');
  const topic = services[0]?.title ?? '';
  await askLink(page, topic).press('Enter');
  await expectBegun(page, topic);
});

for (const { id, what, topics } of [
  {
    id: 'technologies',
    what: 'panel of Technologies',
    topics: technologies.map(({ category }) => category),
  },
  {
    id: 'itsolutions',
    what: 'section of IT Solutions',
    topics: itSolutions.sections.map(({ title }) => title),
  },
  {
    id: 'about',
    what: 'section of About Us that asks for a message',
    topics: about.sections.flatMap(({ topic }) => topic ?? []),
  },
] as const) {
  test(`from every ${what}`, async ({ page }) => {
    await open(page, pathOf(id));
    for (const topic of topics) {
      await expect(askLink(page, topic)).toHaveAttribute('href', askAboutHref(topic));
    }
    const topic = topics.at(-1) ?? '';
    await askLink(page, topic).click();
    await expectBegun(page, topic);
  });
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} px the first view shows what was carried over`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, pathOf('technologies'));
    await askLink(page, 'SCADA Systems').click();
    await expectBegun(page, 'SCADA Systems');
    await page.goto(askAboutHref('MQTT'));
    await hydrated(page);
    await expectBegun(page, 'MQTT');
  });
}

test("the visitor's own words stay", async ({ page }) => {
  await open(page, pathOf('contact'));
  await fillIn(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: nameOf('technologies') })
    .click();
  await askLink(page, 'SCADA Systems').click();
  await expectBegun(page, 'SCADA Systems', values.message);
  await expect(field(page, text.email)).toHaveValue(values.email);
});

test('a visitor who comes back finds the page as they left it', async ({ page }) => {
  await open(page, pathOf('technologies'));
  await askLink(page, 'SCADA Systems').click();
  await expectBegun(page, 'SCADA Systems');
  await fillIn(page);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('technologies'));
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectKept(page);
});

test('the address alone begins the message as well', async ({ page }) => {
  await page.goto(`${pathOf('contact')}?about=MQTT`);
  await hydrated(page);
  await expectBegun(page, 'MQTT');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the form', async ({ page }) => {
    await page.goto(pathOf('technologies'));
    await askLink(page, 'SCADA Systems').click();
    await expect(page.getByRole('heading', { name: text.title })).toBeInViewport();
    await expect(field(page, text.name)).toBeInViewport();
  });
});
