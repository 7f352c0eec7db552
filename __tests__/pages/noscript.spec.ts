import { fillIn, send, values } from '../browser/support/contactForm';
import {
  heroLabel,
  labels,
  partners,
  services,
  slides,
  stations,
  symptoms,
  there,
} from '../browser/support/content';
import { expect, test } from '../browser/support/test';
import { testSite } from '../browser/support/testSite';

test.describe('with scripts blocked by a policy', () => {
  test.use({ allowedMessages: /Content Security Policy|404/ });

  test('the search of Not Found leads to the words', async ({ page }) => {
    await page.route(/(nowhere|technologies)(\?.*)?$/, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('/nowhere');
    await page.getByRole('searchbox').fill('powerflex');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/technologies?q=powerflex');
    await expect(page.getByText('PowerFlex').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is read, its cards flip, its slides are scrolled to', async ({ page }) => {
    await page.goto('/');
    await test.step('the slides of both carousels can be scrolled to, with their pictures', async () => {
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

    await test.step('cards flip', async () => {
      const card = page.locator('.flip-card').first();
      await card.locator('summary').click();
      await expect(card.getByText(services[0]?.backText ?? '')).toBeVisible();
    });

    await test.step('the rows of the line open, one at a time, and its picture is there', async () => {
      const band = page.locator('#line');
      const [first, last] = [there(symptoms[0]), there(stations.at(-1))];
      await expect(band.getByText(there(first.visit))).toBeVisible();
      await expect(band.getByRole('img')).not.toHaveCount(0);
      const row = band.locator(`#station-${last.id} > summary`);
      await expect(row).toBeVisible();
      await row.click();
      await expect(band.getByText(last.work)).toBeVisible();
      await expect(band.getByText(there(first.visit))).toBeHidden();
    });

    await test.step('controls that would do nothing are not there', async () => {
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      const search = page
        .getByRole('contentinfo')
        .getByRole('link', { name: labels.footer.search });
      await expect(search).toHaveCount(0);
      await page.goto('/itsolutions');
      await expect(page.getByRole('button', { name: /all/ })).toHaveCount(0);
    });
  });

  test('the form posts to the service, and shows its answer', async ({
    page,
    formService,
    siteServer,
  }) => {
    const sendIt = async () => {
      await page.goto('/contact');
      await fillIn(page);
      await send(page).click();
    };
    await sendIt();
    await expect(page).toHaveURL(testSite.formUrl);
    const sent = formService.messages.map((message) => [...new URLSearchParams(message)]);
    expect(sent).toEqual([Object.entries(values)]);
    // The policy blocks a page of a third origin: docs/operations.md says how to avoid it.
    const Location = `${siteServer}/about`;
    formService.behave = (response) => response.writeHead(303, { Location }).end();
    await sendIt();
    await expect(page).toHaveURL(Location);
    expect(formService.messages).toHaveLength(2);
  });
});
