import { fillIn, send, values } from './support/contactForm';
import {
  about,
  heroLabel,
  nameOf,
  partners,
  services,
  slides,
  stations,
  symptoms,
  there,
} from './support/content';
import { expect, test } from './support/test';
import { testSite } from './support/testSite';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the slides of both carousels can be scrolled to, with their pictures', async ({ page }) => {
    await page.goto('/');
    const last = slides.at(-1);
    const headline = page.getByText(last?.text ?? '');
    await expect(headline).not.toBeInViewport();
    await headline.scrollIntoViewIfNeeded();
    await expect(headline).toBeInViewport();
    await expect(
      page.getByRole('region', { name: heroLabel }).locator('.swiper-slide img'),
    ).toHaveCount(slides.length);
    const mark = page.getByRole('img', { name: there(partners.at(-1)).title });
    await mark.scrollIntoViewIfNeeded();
    await expect(mark).toBeInViewport();
  });

  test('controls that would do nothing are not there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.goto('/itsolutions');
    await expect(page.getByRole('button', { name: /all/ })).toHaveCount(0);
  });

  test('cards flip', async ({ page }) => {
    await page.goto('/');
    const card = page.locator('details:not([name])').first();
    await card.locator('summary').click();
    await expect(card.getByText(services[0]?.backText ?? '')).toBeVisible();
  });

  test('all of the line is read: each symptom and station opens, without a gap for the picture', async ({
    page,
  }) => {
    await page.goto('/');
    const band = page.locator('#line');
    await expect(band.locator('.line-stage')).toBeHidden();
    for (const { diagnosis } of symptoms) {
      if (diagnosis) await expect(band.getByText(diagnosis)).toBeVisible();
    }
    const texts = [
      ...symptoms.map(({ words, looks, visit }) => [words, ...looks.map(({ why }) => why), visit]),
      ...stations.map(({ name, stops, work }) => [name, stops, work]),
    ];
    for (const [title = '', ...lines] of texts) {
      await band
        .locator('summary')
        .filter({ has: page.getByText(new RegExp(`${title}$`)) })
        .click();
      for (const line of lines) await expect(band.getByText(line)).toBeVisible();
    }
  });

  test('the form posts itself to the collection service', async ({ page, formService }) => {
    await page.goto('/contact');
    await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(testSite.formUrl);
    const sent = formService.messages.map((message) => [...new URLSearchParams(message)]);
    expect(sent).toEqual([Object.entries(values)]);
  });

  // A page of a third origin is blocked by the policy: docs/operations.md tells how to avoid it.
  for (const [where, answer] of [
    ['a page of its own', (service: string) => `${service}/thanks`],
    ['a page of the site', (_: string, site: string) => `${site}/about`],
  ] as const) {
    test(`a service that answers with ${where} shows it`, async ({
      page,
      formService,
      siteServer,
    }) => {
      const location = answer(new URL(testSite.formUrl).origin, siteServer);
      formService.behave = (response) => response.writeHead(303, { Location: location }).end();
      await page.goto('/contact');
      await fillIn(page);
      await send(page).click();
      await expect.poll(() => formService.messages.length).toBe(1);
      await expect(page).toHaveURL(location);
    });
  }
});

test.describe('when the script does not arrive', () => {
  test.use({ allowedMessages: /Failed to (load|fetch)|ERR_FAILED/ });

  test('a page whose own code does not arrive stays as it was rendered', async ({ page }) => {
    await page.route('**/assets/AboutPage*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/about');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: about.sections[4]?.title ?? '' })).toBeVisible();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: nameOf('contact') })
      .click();
    await expect(page).toHaveURL('/contact');
  });
});
