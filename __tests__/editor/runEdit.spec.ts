import { readFileSync } from 'node:fs';
import path from 'node:path';
import { engines } from '../browser/support/engines';
import { companyFolder } from '../support/companyFolder';
import { Editor, expect, test } from './support/editor';
import { git } from './support/repository';

test.use({ followed: true });
test.setTimeout(180_000);

const before = readFileSync(path.join(companyFolder, 'content/company.json'), 'utf8');
const { contact } = JSON.parse(before);

/** In ms, on the slowest machine: the page is bundled again before it shows a save. */
const soon = { timeout: 30_000 };

test('a number is typed, seen, saved and taken back', async ({ editor, server, page, context }) => {
  const number = '+64 9 555 0101';
  const visitor = await context.newPage();
  await visitor.goto(`${server.url}/contact`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible(soon);
  await editor.open('content/company.json');
  await expect(editor.preview.getByText(contact.telephone).first()).toBeVisible();
  const telephone = editor.field('Telephone');
  const isThere = () => telephone.evaluate((field) => field.matches(':focus'));
  for (let at = 0; at < 80 && !(await isThere()); at += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(number);
  await expect(editor.preview.getByText(number).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText('All is saved')).toBeVisible(soon);
  await expect(telephone).toBeFocused();
  await expect(visitor.getByText(number).first()).toBeVisible(soon);
  const read = () => server.read('content/company.json');
  expect(await read()).toBe(before.replace(contact.telephone, number));
  expect(git(server.site, 'log', '-1', '--format=%s')).toBe('Company: Telephone');
  expect(git(server.site, 'status', '--porcelain')).toBe('');

  // Later saves stay.
  await editor.field('Mail address').fill('post@tarnline.example');
  await editor.save();
  await page.getByRole('link', { name: 'History' }).click();
  const takeBack = page.getByRole('button', { name: 'Take back: Company: Telephone' });
  await expect(takeBack).toBeVisible();
  expect(await engines.axe(page)).toEqual([]);
  await takeBack.click();
  await expect(page.getByText('Take back “Company: Telephone”').first()).toBeVisible(soon);
  expect(await read()).toBe(before.replace(contact.mail, 'post@tarnline.example'));

  // The same port, and so what the browser keeps, is there for the next start.
  await editor.open('content/company.json');
  await telephone.fill('+64 9 555 0102');
  await server.stop('SIGKILL');
  server.start('edit');
  await expect.poll(() => server.editorAddress, { timeout: 60_000 }).toBeDefined();
  await new Editor(page, server.editorAddress).open('content/company.json');
  await expect(telephone).toHaveValue('+64 9 555 0102');
});
