import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLabels } from '../../src/content/schema/labels';
import { companyFolder } from '../support/companyFolder';
import { expect, test } from './support/editor';

test.setTimeout(90_000);

const textOf = (file: string) => readFileSync(path.join(companyFolder, file), 'utf8');

/** As the tests' company writes it. */
const company = JSON.parse(textOf('content/company.json'));
const slides = JSON.parse(textOf('content/slides.json'));
const cards = JSON.parse(textOf('content/services.json'));

const photograph = path.join(companyFolder, 'pictures/jobs/cabinet.jpg');
const otherLogo = path.join(companyFolder, 'pictures/partners/rimu-ridge-timber.svg');
const logo = path.join(companyFolder, 'pictures/partners/harbour-brewing.svg');

/** What was saved is on the page without a reload, once it is bundled; in ms, on the slowest machine. */
const soon = { timeout: 30_000 };

test('a telephone number is changed, seen as it is typed, and is on the page', async ({
  editor,
  server,
  page,
  context,
}) => {
  const number = '+64 9 555 0101';
  const visitor = await context.newPage();
  await visitor.goto(`${server.url}/contact`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await editor.open('company/entries/company');
  await expect(editor.preview.getByText(company.contact.telephone).first()).toBeVisible();
  await editor.field('Telephone').fill(number);
  await expect(editor.preview.getByText(number).first()).toBeVisible();
  await editor.save();
  await expect(visitor.getByText(number).first()).toBeVisible(soon);
  await expect(page.getByText('Changes saved')).toBeVisible();
  const before = textOf('content/company.json');
  expect(await server.read('content/company.json')).toBe(
    before.replace(company.contact.telephone, number),
  );
});

test('the number is changed by the keyboard alone', async ({ editor, server, page }) => {
  await editor.open('company/entries/company');
  await page.keyboard.press('Tab');
  const telephone = editor.field('Telephone');
  const isThere = () => telephone.evaluate((field) => field === document.activeElement);
  for (let steps = 0; steps < 60 && !(await isThere()); steps += 1)
    await page.keyboard.press('Tab');
  await expect(telephone).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+64 9 555 0102');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeVisible();
  const isAtSave = () => save.evaluate((button) => button === document.activeElement);
  for (let steps = 0; steps < 60 && !(await isAtSave()); steps += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Save now/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(await server.read('content/company.json')).toContain('+64 9 555 0102');
});

test('a label says what it says by default until somebody says it otherwise, in a file of its own', async ({
  editor,
  server,
  page,
}) => {
  await page.goto(`${server.url}/edit/#/collections/labels`);
  await page.getByRole('link', { name: 'Contact strip' }).click();
  const title = editor.field('Title');
  await expect(title).toHaveValue('');
  await expect(title).toHaveAccessibleDescription(new RegExp(defaultLabels['contact-strip'].title));
  await title.fill('Ring us');
  await expect(editor.preview.getByRole('heading', { name: 'Ring us' })).toBeVisible();
  await editor.save();
  expect(JSON.parse(await server.read('content/labels/contact-strip.json'))).toEqual({
    title: 'Ring us',
  });
});

test('what is typed in the middle of a text, or of a number, stands there as it was typed', async ({
  editor,
  page,
}) => {
  await editor.open('home/entries/slides');
  await editor.button(slides.slides[0].text).first().click();
  const headline = editor.field('Headline');
  await headline.fill('Machines that run.');
  await headline.press('Home');
  await page.keyboard.type('Soon: ', { delay: 60 });
  await expect(headline).toHaveValue('Soon: Machines that run.');
  await expect(editor.preview.getByText('Soon: Machines that run.').first()).toBeVisible();
  for (let letters = 0; letters < 2; letters += 1) await page.keyboard.press('Backspace');
  await expect(headline).toHaveValue('SoonMachines that run.');
  await editor.open('home/entries/line-picture');
  const step = editor.field('Lamp step');
  await step.fill('');
  await step.pressSequentially('1.05');
  await expect(step).toHaveValue('1.05');
});

test('what the schema refuses is not saved: the field says why, in the words of the build', async ({
  editor,
  server,
  page,
}) => {
  await editor.open('company/entries/company');
  const mail = editor.field('Mail address');
  await mail.fill('hello at company');
  await editor.trySave();
  const words = 'Mail address has to be a mail address such as hello@company.example.';
  await expect(mail).toBeFocused();
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
  await expect(mail).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')));
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  expect(await server.read('content/company.json')).not.toContain('hello at company');
  await mail.fill(company.contact.mail);
  await expect(mail).toHaveAttribute('aria-invalid', 'false');
});

test('a partner is added with a logo', async ({ editor, server, page, context }) => {
  const visitor = await context.newPage();
  await visitor.goto(server.url);
  await editor.open('home/entries/partners');
  await editor.button('Add to Partners').click();
  await editor.field(/^Id$/).fill('kauri-mills');
  await editor.field(/^Name|^Title/).fill('Kauri Mills');
  await page.getByLabel('Mark: choose a picture').setInputFiles(otherLogo);
  await expect(editor.picture(/^Mark/)).toHaveValue('partners/rimu-ridge-timber-2');
  // Another takes its place, and the first is not saved.
  await page.getByLabel('Mark: choose a picture').setInputFiles(logo);
  await expect(editor.picture(/^Mark/)).toHaveValue('partners/harbour-brewing-2');
  await editor.save();
  await expect(server.read('pictures/partners/rimu-ridge-timber-2.svg')).rejects.toThrow();
  expect(await server.read('pictures/partners/harbour-brewing-2.svg')).toBe(
    readFileSync(logo, 'utf8'),
  );
  await expect(visitor.getByRole('img', { name: 'Kauri Mills' }).first()).toBeAttached(soon);
});

test('a slide gets another picture with its focal point', async ({ editor, server, page }) => {
  const [slide] = slides.slides;
  await editor.open('home/entries/slides');
  await editor.button(new RegExp(`^${slide.text}$`)).click();
  await page.getByLabel('Picture: choose a picture').setInputFiles(photograph);
  await expect(editor.picture(/^Picture/)).toHaveValue('heroes/cabinet');
  const image = page.locator('.focus-picture');
  await image.scrollIntoViewIfNeeded();
  const box = await image.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  const shown = editor.preview.locator('img[src^="data:image/jpeg"]').first();
  const uncut = (await shown.getAttribute('src')) ?? '';
  await image.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
  await expect(editor.field('From the left')).toHaveValue('25');
  await expect(shown).not.toHaveAttribute('src', uncut);
  await editor.save();
  const { pictures } = JSON.parse(await server.read('content/pictures.json'));
  expect(pictures).toEqual([{ name: 'heroes/cabinet', focus: { x: 25, y: 75 } }]);
  expect(JSON.parse(await server.read('content/slides.json')).slides[0].img).toBe('heroes/cabinet');
  await page.goto(server.url);
  await expect(page.locator('img[src*="/pictures/heroes/cabinet-hero-"]').first()).toBeAttached();
});

test('what is typed after a save goes on from there after a reload, with a picture and its focal point', async ({
  editor,
  server,
  page,
}) => {
  const [, slide] = slides.slides;
  const open = () => editor.button(new RegExp(`^${slide.text}$`)).click();
  await editor.open('home/entries/slides');
  await open();
  await page.getByLabel('Picture: choose a picture').setInputFiles(photograph);
  await expect(editor.picture(/^Picture/)).toHaveValue(/^heroes\/cabinet/);
  await editor.field('From the left').fill('30');
  await page.reload();
  await open();
  await expect(editor.field('From the left')).toHaveValue('30');
  await editor.save();
  await expect(page.getByText('Entry saved')).toHaveCount(0, { timeout: 20_000 });
  await editor.field('From the left').fill('40');
  await page.reload();
  await open();
  await expect(editor.field('From the left')).toHaveValue('40');
  await editor.save();
  const { pictures } = JSON.parse(await server.read('content/pictures.json'));
  expect(pictures).toEqual(
    expect.arrayContaining([
      { name: expect.stringMatching(/^heroes\/cabinet/), focus: { x: 40, y: 50 } },
    ]),
  );
  // Nothing is left that was not saved.
  await page.reload();
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(editor.asked.filter((text) => text.startsWith('Something you typed'))).toHaveLength(2);
});

test('a job is written in Markdown with a picture, and its copy is a job of its own', async ({
  editor,
  server,
  page,
}) => {
  await editor.open('jobs/new');
  await editor.field('Heading').fill('A capper that keeps its torque');
  await editor.field('Description').fill('Two heads were replaced in a night.');
  await editor.field('Handed over').fill('2026-10-02');
  await editor.field('What is there now').fill('two servo heads');
  const text = page.locator('.cms-editor-visual [contenteditable="true"]').first();
  await text.click();
  await page.keyboard.type('The torque drifted with the heat.');
  await expect(editor.preview.getByText('The torque drifted with the heat.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add Component' }).click();
  await page.getByRole('menuitem', { name: 'Picture' }).click();
  await page.getByRole('region', { name: 'Picture in the text' }).waitFor();
  await page.getByLabel('Picture: choose a picture').last().setInputFiles(photograph);
  await page.getByLabel('In words').fill('An open cabinet');
  await editor.save();
  const file = await server.read('content/jobs/a-capper-that-keeps-its-torque.md');
  expect(file).toContain('title: A capper that keeps its torque\n');
  expect(file).toContain(
    'The torque drifted with the heat.\n\n![An open cabinet](drawings/cabinet)',
  );
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/jobs\/new/);
  await editor.field('Heading').fill('The capper beside it');
  await editor.save();
  expect(await server.read('content/jobs/the-capper-beside-it.md')).toContain(
    'title: The capper beside it\n',
  );
  expect(await server.read('content/jobs/a-capper-that-keeps-its-torque.md')).toBe(file);
  await page.goto(`${server.url}/jobs/a-capper-that-keeps-its-torque`);
  await expect(page.getByRole('img', { name: 'An open cabinet' })).toBeVisible({
    timeout: 30_000,
  });
});

test('a card is removed once nothing leads to it any more', async ({ editor, server, page }) => {
  const line = JSON.parse(await server.read('content/line.json'));
  const [card, ...others] = cards.services.slice(1);
  await editor.open('home/entries/services');
  await editor.button(`Take away ${card.title}`).click();
  const heading = editor.preview.getByRole('heading', { name: card.title, exact: true });
  await expect(heading).toHaveCount(0);
  await editor.trySave();
  const list = page
    .getByRole('alert')
    .filter({ hasText: /“Line” \(Home page\) still names the card .*, at Stations › / });
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport();
  expect(JSON.parse(await server.read('content/services.json'))).toEqual(cards);

  for (const station of line.stations)
    station.services = station.services?.map((id: string) => (id === card.id ? others[0].id : id));
  for (const station of line.stations) station.services = [...new Set(station.services)];
  await server.write('content/line.json', JSON.stringify(line));
  // What was not saved comes back: the card is gone already.
  await editor.open('home/entries/services');
  await editor.save();
  const left = JSON.parse(await server.read('content/services.json')).services;
  expect(left).toEqual(cards.services.filter(({ id }: { id: string }) => id !== card.id));
});

test('entries are moved by buttons, and the focus stays with the one that was moved', async ({
  editor,
  page,
}) => {
  const [first, second] = slides.slides.slice(1);
  await editor.open('home/entries/slides');
  const down = editor.button(`Move ${first.text} down`);
  await down.click();
  await expect(down).toBeFocused();
  await expect(page.getByText(`${first.text} is now 3 of ${slides.slides.length}.`)).toBeAttached();
  const names = await page.locator('.entry-name').allTextContents();
  expect(names.slice(1, 3)).toEqual([second.text, first.text]);
});

test('what the editor adds to Decap CMS has no violation of the rules of axe', async ({
  editor,
  page,
}) => {
  await editor.open('home/entries/slides');
  await page.locator('.entry-name').first().click();
  await editor.field(/^Id$/).fill('Not an id');
  await editor.trySave();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.addScriptTag({ path: require.resolve('axe-core') });
  const violations = await page.evaluate(async () => {
    const { violations: found } = await Reflect.get(window, 'axe').run('.entry-form');
    return found.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => [
      id,
      nodes.map(({ html }) => html),
    ]);
  });
  expect(violations).toEqual([]);
});

test('an entry that changed on disk is not overwritten: both are shown, and one is chosen', async ({
  editor,
  server,
  page,
}) => {
  await editor.open('company/entries/company');
  await editor.field('Telephone').fill('+64 9 555 0111');
  const theirs = (await server.read('content/company.json')).replace(
    /"telephone": "\+64 9 555 01\d\d"/,
    '"telephone": "+64 9 555 0222"',
  );
  await server.write('content/company.json', theirs);
  await editor.trySave();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this meanwhile' });
  await expect(dialog.getByText('+64 9 555 0111')).toBeVisible();
  await expect(dialog.getByText('+64 9 555 0222')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back, and change yours' }).click();
  expect(await server.read('content/company.json')).toBe(theirs);
  await expect(editor.field('Telephone')).toHaveValue('+64 9 555 0111');
  await editor.trySave();
  await dialog.getByRole('button', { name: 'Save yours over it' }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(await server.read('content/company.json')).toContain('+64 9 555 0111');
});

test('what is typed during a save is kept', async ({ editor, page }) => {
  await editor.open('company/entries/company');
  await editor.field('Telephone').fill('+64 9 555 0161');
  const asked: (() => Promise<void>)[] = [];
  await page.route('**/edit/api', (route) => {
    if (!route.request().postData()?.includes('persistEntry')) return route.continue();
    asked.push(() => route.continue());
  });
  await editor.trySave();
  await expect.poll(() => asked.length).toBe(1);
  await editor.field('Telephone').fill('+64 9 555 0162');
  await asked[0]?.();
  await expect(page.getByText('Entry saved')).toBeVisible();
  await page.unroute('**/edit/api');
  await page.reload();
  await expect(editor.field('Telephone')).toHaveValue('+64 9 555 0162');
});

test('without its server nothing is lost, and it is said', async ({ editor, page }) => {
  await editor.open('company/entries/company');
  await editor.field('Telephone').fill('+64 9 555 0151');
  await page.route('**/edit/api', (route) => route.abort());
  await editor.trySave();
  await expect(page.getByText(/npm run edit does not answer/)).toBeVisible();
  await expect(editor.field('Telephone')).toHaveValue('+64 9 555 0151');
});
