import { there } from '../browser/support/content';
import { expect, hydrated, open, type Page, test } from '../browser/support/test';
import { content } from '../support/company';

const { written, labels, articles: list } = content;
const [article, other] = written.articles;
const [job] = written.jobs;
const title = (front: { title: string }) => `${front.title} | ${content.company.name}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const shown = there(article, 'article');
const next = there(other, 'second article');

test.describe('written pages', () => {
  test('are reached from the band of every page, and go on to each other, without a load', async ({
    page,
  }) => {
    await open(page, '/contact');
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const more = page.getByRole('navigation', { name: labels['contact-strip'].more });
    await more.getByRole('link', { name: there(list, 'list').title }).click();
    await expect(page).toHaveURL('/articles');
    await expect(heading(page)).toBeFocused();
    await page.getByRole('link', { name: shown.front.title }).click();
    await expect(page).toHaveURL(`/articles/${shown.name}`);
    await expect(page).toHaveTitle(title(shown.front));
    await expect(heading(page)).toHaveText(shown.front.title);
    await expect(heading(page)).toBeFocused();
    expect(loads).toEqual([]);
  });

  test('come back by Back with the place where they were, after a reload as well', async ({
    page,
  }) => {
    await open(page, `/articles/${shown.name}`);
    const more = page.getByRole('navigation', { name: labels['contact-strip'].more });
    const link = more.getByRole('link', { name: there(list, 'list').title });
    await link.hover();
    const at = await page.evaluate(() => scrollY);
    expect(at).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL('/articles');
    await page.goBack();
    await expect(heading(page)).toHaveText(shown.front.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(at);
    await page.goForward();
    await expect(page).toHaveURL('/articles');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(shown.front.title);
    await expect(page).toHaveTitle(title(shown.front));
  });

  test('load their own words and nobody else’s', async ({ page }) => {
    const words: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/words/')) words.push(pathname);
    });
    await open(page, `/articles/${shown.name}`);
    expect(words).toEqual([`/words/articles/${shown.name}.json`]);
    await open(page, '/');
    expect(words).toHaveLength(1);
  });

  test.describe(() => {
    test.use({ allowedMessages: /ERR_FAILED/ });

    test('whose words cannot be loaded are left to the browser', async ({ page }) => {
      await open(page, '/articles');
      await page.route(`**/words/articles/${next.name}.json`, (route) => route.abort());
      await page.getByRole('link', { name: next.front.title }).click();
      await expect(page).toHaveURL(`/articles/${next.name}`);
      await expect(heading(page)).toHaveText(next.front.title);
    });
  });
});

test('a list is filtered by plain links, and says by which', async ({ page }) => {
  await open(page, '/articles');
  const filters = page.getByRole('navigation', { name: labels.written.show });
  const industry = there(shown.front.industry, 'industry');
  await filters.getByRole('link', { name: industry }).click();
  await expect(page).toHaveURL(/\/articles\/industry\//);
  await expect(heading(page)).toHaveText(`${there(list, 'list').title}: ${industry}`);
  await expect(filters.getByRole('link', { name: industry })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await filters.getByRole('link', { name: labels.written.all, exact: true }).click();
  await expect(page).toHaveURL('/articles');
});

test('an article has its contents, its figure, its table and its sheet to keep', async ({
  page,
}) => {
  await open(page, `/articles/${shown.name}`);
  const contents = page.getByRole('navigation', { name: labels.written.contents });
  const last = contents.getByRole('link').last();
  const text = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: text })).toBeInViewport();
  await expect(page.getByRole('figure').first()).toContainText(
    'The cabinet on the day of the test.',
  );
  await expect(page.getByRole('img', { name: 'A cabinet with its door open' })).toBeAttached();
  await expect(page.getByRole('row')).toHaveCount(4);
  const sheet = page.getByRole('link', { name: /PDF, \d+ kB/ });
  const [download] = await Promise.all([page.waitForEvent('download'), sheet.click()]);
  expect(download.suggestedFilename()).toBe('test-sheet.pdf');
});

test('a job’s card leads to the job in full, which names its client and asks for a message', async ({
  page,
}) => {
  const { name, front } = there(job, 'job');
  await open(page, '/');
  await page
    .getByRole('link', { name: new RegExp(`${labels.written.read}.*${front.title}`) })
    .click();
  await expect(page).toHaveURL(`/jobs/${name}`);
  const facts = page.getByRole('region', { name: labels.written.about });
  const client = content.partners?.partners.find(({ id }) => id === front.partner);
  await expect(facts).toContainText(there(client, 'client').title);
  await page.getByRole('main').getByRole('link', { name: labels.written.ask }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(front.title));
});

test('every page tells programs of the feeds', async ({ page }) => {
  await open(page, '/');
  for (const file of ['jobs', 'articles'])
    await expect(
      page.locator(`link[type="application/atom+xml"][href="/${file}.xml"]`),
    ).toHaveCount(1);
});
