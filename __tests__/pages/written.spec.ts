import { nameOf, there } from '../browser/support/content';
import { navLink } from '../browser/support/moving';
import { expect, hydrated, open, type Page, test } from '../browser/support/test';
import { content } from '../support/company';

const { written, labels, articles: list } = content;
const [article] = written.articles;
const [project] = written.projects;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const shown = there(article, 'article');

test.describe('written pages', () => {
  test('are fetched ahead, lead to each other, and Back restores the place', async ({ page }) => {
    const fetched: string[] = [];
    const browser = await page.context().newCDPSession(page);
    browser.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
    });
    await browser.send('Preload.enable');
    await open(page, '/technologies');
    const more = page.getByRole('navigation', { name: labels['contact-strip'].more });
    const link = more.getByRole('link', { name: there(list, 'list').title });
    await link.hover();
    await expect.poll(() => fetched).toEqual(['/articles']);
    const at = await page.evaluate(() => scrollY);
    expect(at).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL('/articles');
    await navLink(page, nameOf('about')).hover();
    await expect.poll(() => fetched).toEqual(['/articles', '/about']);
    await page.getByRole('link', { name: shown.front.title }).click();
    await expect(page).toHaveURL(`/articles/${shown.name}`);
    await expect(heading(page)).toHaveText(shown.front.title);
    await page.goBack();
    await expect(page).toHaveURL('/articles');
    await page.goBack();
    await hydrated(page);
    await expect(page).toHaveURL('/technologies');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(at);
  });

  test('keep text typed into the form while one reads them', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('textbox', { name: 'Message' }).fill('The capper stops.');
    const more = page.getByRole('navigation', { name: labels['contact-strip'].more });
    await more.getByRole('link', { name: there(list, 'list').title }).click();
    await expect(page).toHaveURL('/articles');
    await navLink(page, nameOf('contact')).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('The capper stops.');
  });
});

test('an article has its contents, figure, table and download', async ({ page }) => {
  await open(page, `/articles/${shown.name}`);
  const contents = page.getByRole('navigation', { name: labels.written.contents });
  const last = contents.getByRole('link').last();
  const text = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: text })).toBeInViewport();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('figure').first()).toContainText(
    'The cabinet on the day of the test.',
  );
  await expect(page.getByRole('img', { name: 'A cabinet with its door open' })).toBeAttached();
  await expect(page.getByRole('row')).toHaveCount(4);
  const sheet = page.getByRole('link', { name: /PDF, \d+ kB/ });
  const [download] = await Promise.all([page.waitForEvent('download'), sheet.click()]);
  expect(download.suggestedFilename()).toBe('test-sheet.pdf');
});

test("a project's card leads to its page, which names its client", async ({ page }) => {
  const { name, front } = there(project, 'project');
  await open(page, '/');
  await page
    .getByRole('link', { name: new RegExp(`${labels.written.read}.*${front.title}`) })
    .click();
  await expect(page).toHaveURL(`/projects/${name}`);
  const facts = page.getByRole('main').locator('dl').first();
  const client = content.partners?.partners.find(({ id }) => id === front.partner);
  await expect(facts).toContainText(there(client, 'client').title);
  await page.getByRole('main').getByRole('link', { name: labels.written.ask }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(front.title));
});
