import { about } from '../../src/content/about';
import { carouselText } from '../../src/content/carousel';
import { contactPage } from '../../src/content/contactPage';
import { copyText } from '../../src/content/copyButton';
import { home } from '../../src/content/home';
import { lineText } from '../../src/content/line';
import { lineStageText } from '../../src/content/lineStage';
import { panelsText } from '../../src/content/panels';
import { partners } from '../../src/content/partners';
import { services } from '../../src/content/services';
import { slides } from '../../src/content/slides';
import { technologies } from '../../src/content/technologies';
import { documentTitle } from '../../src/features/navigation/documentTitle';
import { pathOf, routeAt } from '../../src/routes';
import { exception, fillIn, refused, send, status, success, values } from './support/contactForm';
import { listenTo, readPage } from './support/screenReader';
import { homeMain } from './support/spokenHome';
import { heading } from './support/spokenPhrases';
import {
  aboutMain,
  contactMain,
  itSolutionsMain,
  linkText,
  notFoundMain,
  siemensMain,
  technologiesMain,
  whileOpen,
  wholePage,
} from './support/spokenSite';
import { carousel, expect, hold, open, type Page, test } from './support/test';
import { testSite } from './support/testSite';

const { form: text, tiles } = contactPage;
const controls = carouselText;
const copy = copyText;
const panels = panelsText;

// Nothing moves by itself while it is read.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the home page, with both of its carousels and its line as they are for whoever gets there. */
async function openHome(page: Page) {
  await open(page, pathOf('home'));
  await carousel(page, home.heroLabel);
  await page.getByRole('heading', { name: lineText.title }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('toolbar', { name: lineStageText.hotSpots })).toBeAttached();
  await carousel(page, home.partnersTitle);
}

test('the home page speaks one slide of the hero, its cards, each with one face, its line, jobs and five partners', async ({
  page,
}) => {
  await openHome(page);
  expect(await readPage(page)).toEqual(wholePage('home', homeMain()));
  const turned = services[3]?.id ?? '';
  const turner = page.locator(`#${turned} summary`);
  await turner.press('Enter');
  expect(await readPage(page)).toEqual(wholePage('home', homeMain({ turned })));
  await turner.press('Enter');
  expect(await readPage(page)).toEqual(wholePage('home', homeMain()));
});

test('Technologies speaks eight panels, and of a closed one its heading alone', async ({
  page,
}) => {
  const closed = technologies[2]?.category ?? '';
  await open(page, pathOf('technologies'));
  expect(await readPage(page)).toEqual(wholePage('technologies', technologiesMain()));
  const header = page.getByRole('button', { name: closed });
  await header.press('Enter');
  expect(await readPage(page)).toEqual(wholePage('technologies', technologiesMain({ closed })));
  await header.press('Enter');
  expect(await readPage(page)).toEqual(wholePage('technologies', technologiesMain()));
});

test('IT Solutions speaks four panels, and four headings once all are collapsed', async ({
  page,
}) => {
  await open(page, pathOf('itsolutions'));
  expect(await readPage(page)).toEqual(wholePage('itsolutions', itSolutionsMain()));
  await page.getByRole('button', { name: panels.collapseAll }).click();
  const spoken = wholePage('itsolutions', itSolutionsMain({ allClosed: true }));
  expect(await readPage(page)).toEqual(spoken);
});

test('Contact Us speaks that the office is open, what is required, and an empty status', async ({
  page,
}) => {
  await page.clock.setFixedTime(whileOpen);
  await open(page, pathOf('contact'));
  expect(await readPage(page)).toEqual(wholePage('contact', contactMain()));
});

test.describe('at an unknown address', () => {
  test.use({ allowedMessages: /404 \(Not Found\)/ });

  test('it speaks the main pages, none of them current', async ({ page }) => {
    await open(page, '/no-such-page');
    expect(await readPage(page)).toEqual(wholePage('notFound', notFoundMain));
  });
});

test('a navigation speaks the heading of the new page, whose title is there already', async ({
  page,
}) => {
  await open(page, pathOf('siemens'));
  expect(await readPage(page)).toEqual(wholePage('siemens', siemensMain));
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) target.dataset.titleOnArrival = document.title;
    });
  });
  const heard = await listenTo(page);
  const destination = routeAt(pathOf('about'));
  const link = linkText(destination);
  await page.getByRole('navigation').getByRole('link', { name: link }).click();
  await expect.poll(heard).toEqual([`link, ${link}`, heading(1, about.title)]);
  const title = documentTitle(destination);
  await expect(page.locator('h1')).toHaveAttribute('data-title-on-arrival', title);
  expect(await readPage(page)).toEqual(wholePage('about', aboutMain));
});

/** Longer than any transition or timer that could say something once more, in ms. */
const aWhile = 2000;

/** It has said this, in this order, and says no more: the clock of the page is the test's. */
async function expectHeard(page: Page, heard: () => Promise<string[]>, phrases: string[]) {
  await expect.poll(heard).toEqual(phrases);
  await page.clock.runFor(aWhile);
  expect(await heard()).toEqual(phrases);
}

const pressed = (name: string) => `button, ${name}`;
const sendPressed = `${pressed(text.send)}`;
const sending = `polite: ${text.sending}`;

test.describe('when the form', () => {
  test.use({ allowedMessages: /500|ERR_FAILED/ });

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: whileOpen });
    await open(page, pathOf('contact'));
  });

  test('fails, that is said once, and focus stays on the button', async ({ page }) => {
    for (const [what, message, answer] of [
      ['it is refused', refused, 500],
      ['it meets an exception', exception, undefined],
    ] as const) {
      await test.step(what, async () => {
        await page.route(testSite.formUrl, (route) =>
          answer ? route.fulfill({ status: answer }) : route.abort(),
        );
        await open(page, pathOf('contact'));
        await fillIn(page);
        const heard = await listenTo(page);
        await send(page).click();
        await expectHeard(page, heard, [sendPressed, sending, `polite: ${message}`]);
        await expect(send(page)).toBeFocused();
      });
    }
  });

  test('is sent, that is said once, and focus is on the status', async ({ page }) => {
    await fillIn(page);
    const heard = await listenTo(page);
    await send(page).click();
    await expectHeard(page, heard, [sendPressed, sending, 'status', `polite: ${success}`]);
    await expect(status(page)).toBeFocused();
    expect(await readPage(page)).toEqual(wholePage('contact', contactMain({ says: success })));
  });

  test('is being sent, its button, fields and status say so', async ({ page }) => {
    const release = await hold(page, testSite.formUrl);
    await fillIn(page);
    const heard = await listenTo(page);
    await send(page).click();
    await expect(page.getByRole('button', { name: text.sending })).toBeVisible();
    await expectHeard(page, heard, [sendPressed, sending]);
    expect(await readPage(page)).toEqual(wholePage('contact', contactMain({ sending: values })));
    release();
    await expect(status(page)).toHaveText(success);
  });
});

test.describe('a toast', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const copyButton = `${copy.button} ${tiles.telephone.toLowerCase()}`;

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: whileOpen });
    await open(page, pathOf('contact'));
  });

  /** What is heard when the telephone number is to be copied and a toast says what became of it. */
  const heardOf = (toast: string) => [
    pressed(copyButton),
    `polite: ${copy.notification}`,
    `polite: ${toast}`,
  ];

  async function copyTelephone(page: Page, toast: string) {
    const heard = await listenTo(page);
    await page.getByRole('button', { name: copyButton }).click();
    await expectHeard(page, heard, heardOf(toast));
    return heard;
  }

  test('says once that the number is copied, and stays to be read', async ({ page }) => {
    await copyTelephone(page, copy.done);
    expect(await readPage(page)).toEqual(wholePage('contact', contactMain({ toast: copy.done })));
  });

  test('says once that the number could not be copied, and what to do', async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await copyTelephone(page, copy.failed);
  });

  test('that is dismissed leads back to the button it came from', async ({ page }) => {
    const heard = await copyTelephone(page, copy.done);
    await page.getByRole('button', { name: copy.dismiss }).click();
    const back = [pressed(copy.dismiss), pressed(copyButton)];
    await expectHeard(page, heard, [...heardOf(copy.done), ...back]);
    expect(await readPage(page)).toEqual(wholePage('contact', contactMain({ dismissed: true })));
  });
});

test.describe('a carousel', () => {
  const announced = (texts: string[], number: number) =>
    `polite: ${number} of ${texts.length}, ${texts[number - 1]}`;
  const headlines = slides.map((slide) => slide.text);
  const companies = partners.map(({ title }) => title);

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page, pathOf('home'));
  });

  const carousels: [string, string, string][] = [
    [home.heroLabel, announced(headlines, 2), announced(headlines, 1)],
    // Five are seen of the ten: the one that comes in is said.
    [home.partnersTitle, announced(companies, 6), announced(companies, 1)],
  ];

  test('paused, says each slide it is moved to once', async ({ page }) => {
    const heard = await listenTo(page);
    const spoken: string[] = [];
    const expectSpoken = (...phrases: string[]) => {
      spoken.push(...phrases);
      return expectHeard(page, heard, spoken);
    };
    for (const [name, next, previous] of carousels) {
      await test.step(name, async () => {
        const region = await carousel(page, name);
        await region.getByRole('button', { name: controls.next }).click();
        await expectSpoken(pressed(controls.next), next);
        await region.getByRole('button', { name: controls.previous }).click();
        await expectSpoken(pressed(controls.previous), previous);
      });
    }
    await test.step('by a dot', async () => {
      const region = await carousel(page, home.heroLabel);
      const name = `${controls.slide} 5: ${slides[4]?.text}`;
      await region.getByRole('button', { name }).click();
      await expectSpoken(pressed(name), announced(headlines, 5));
    });
  });

  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('is silent while it plays, and speaks once it is paused', async ({ page }) => {
      const region = await carousel(page, home.heroLabel);
      const heard = await listenTo(page);
      await page.clock.runFor(4500);
      await expect(region.getByRole('group', { name: `2 of ${slides.length}` })).toBeVisible();
      expect(await heard()).toEqual([]);
      await region.getByRole('button', { name: controls.pause }).click();
      await region.getByRole('button', { name: controls.next }).click();
      // No clock of a test drives a transition of the stylesheet.
      await expect(region.locator('[data-leaving]')).toHaveCount(0);
      const spoken = [pressed(controls.pause), pressed(controls.next), announced(headlines, 3)];
      await expectHeard(page, heard, spoken);
    });
  });
});
