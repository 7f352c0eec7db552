import { readFileSync } from 'node:fs';
import path from 'node:path';
import { engines } from '../browser/support/engines';
import { companyFolder } from '../support/companyFolder';
import { Editor, expect, test } from './support/editor';
import { git } from './support/repository';

test.setTimeout(90_000);

const textOf = (file: string) => readFileSync(path.join(companyFolder, file), 'utf8');

const slides = JSON.parse(textOf('content/slides.json'));
const cards = JSON.parse(textOf('content/services.json'));

const photograph = path.join(companyFolder, 'pictures/projects/cabinet.jpg');
const logo = path.join(companyFolder, 'pictures/partners/harbour-brewing.svg');
const otherLogo = path.join(companyFolder, 'pictures/partners/rimu-ridge-timber.svg');

/** In ms: a save on the slowest machine. */
const soon = { timeout: 30_000 };

test('it says that it is loading before its script is there', async ({ page, edited }) => {
  await page.route(/editor\.(js|css)$/, () => {});
  await page.goto(edited.address, { waitUntil: 'commit' });
  await expect(page.getByText('The editor is loading')).toBeVisible();
});

test('typed text stays in its form, and after a reload', async ({ editor, page }) => {
  const headline = () => editor.field('Headline');
  const unfold = () => editor.button(slides.slides[0].name).first().click();
  await editor.open('content/slides.json');
  await unfold();
  await headline().fill('Machines that run.');
  await headline().press('Home');
  await page.keyboard.type('Soon: ', { delay: 60 });
  await expect(editor.preview.getByText('Soon: Machines that run.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Partners' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  await page.getByRole('link', { name: /^Slides/ }).click();
  await unfold();
  await expect(headline()).toHaveValue('Soon: Machines that run.');
  await headline().press('End');
  await page.keyboard.type(' 🙂');
  await page.reload();
  await unfold();
  await expect(headline()).toHaveValue('Soon: Machines that run. 🙂');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await unfold();
  await expect(headline()).toHaveValue(slides.slides[0].text);
});

test('each window keeps what is typed, and the next is offered that of both', async ({
  editor,
  edited,
  server,
  page,
}) => {
  const other = new Editor(await page.context().newPage(), edited.address);
  for (const [index, window] of [other, editor].entries()) {
    await window.open('content/company.json');
    await window.field('Legal name').fill(`Kauri ${index} Ltd`);
  }
  await other.field('Founded').fill('1998');
  await other.page.close();
  await page.reload();
  await expect(editor.field('Legal name')).toHaveValue('Kauri 1 Ltd');
  const note = page.getByRole('region', { name: 'This form was changed in another window too' });
  await expect(note.getByText('typed there is kept: Company: Legal name, Founded.')).toBeVisible();
  await note.getByLabel('As it was typed there: Kauri 0 Ltd').check();
  await note.getByRole('button', { name: 'Go on with both' }).click();
  await expect(note).toBeHidden();
  await editor.save();
  const saved = JSON.parse(await server.read('content/company.json'));
  expect(saved).toMatchObject({ legalName: 'Kauri 0 Ltd', founded: 1998 });
});

test('a refusal stands at its field', async ({ editor, page }) => {
  await editor.open('content/company.json');
  const mail = editor.field('Mail address');
  const words = /Mail address has to be a mail address such as hello@company\.example\./;
  const saved = await mail.inputValue();
  await mail.fill('hello at company');
  await editor.trySave();
  await expect(mail).toBeFocused();
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
  await expect(mail).toHaveAccessibleDescription(words);
  await editor.alert(words).getByRole('link', { name: words }).click();
  await expect(mail).toBeFocused();
  expect(await engines.axe(page)).toEqual([]);
  await mail.fill(saved);
  await expect(mail).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByText('All is saved')).toBeVisible();
});

test('partners are moved, and one comes with its logo', async ({ editor, server, page }) => {
  const [first] = JSON.parse(textOf('content/partners.json')).partners;
  await editor.open('content/partners.json');
  const down = editor.button(`Move ${first.title} down`);
  await down.click();
  await expect(down).toBeFocused();
  await expect(page.getByText(`${first.title} is now 2 of`)).toBeAttached();
  await editor.button('Add to Partners').click();
  await expect(editor.field(/^Name|^Title/)).toBeFocused();
  await page.keyboard.type('Kauri Лесопилка');
  await expect(editor.field('Short name')).toHaveValue('kauri-lesopilka');
  const choose = page.getByLabel('Mark: choose a picture');
  for (const { name, content, words } of [
    { name: 'a.jpg', content: '\0\0\0\u0018ftypheic\0\0\0\0mif1', words: /HEIC.*Choose a JPEG/ },
    { name: 'b.jpg', content: '', words: 'b.jpg is empty.' },
    { name: 'c.jpg', content: '\u00ff\u00d8\u00ff\u00e0 cut off', words: /c\.jpg is damaged/ },
    { name: 'd.svg', content: '<svg onload="alert(1)"/>', words: /has a script in it/ },
  ]) {
    const buffer = Buffer.from(content, 'latin1');
    await choose.setInputFiles({ name, mimeType: '', buffer });
    await expect(editor.alert(words)).toBeVisible();
  }
  // A logo that is replaced by another before the save is not saved.
  for (const number of [2, 3]) {
    await editor.picture(/^Mark/).selectOption('partners/harbour-brewing');
    await choose.setInputFiles(otherLogo);
    await expect(editor.picture(/^Mark/)).toHaveValue(`partners/rimu-ridge-timber-${number}`);
  }
  await choose.setInputFiles(logo);
  await expect(editor.picture(/^Mark/)).toHaveValue('partners/harbour-brewing-2');
  await editor.save();
  await expect(editor.field('Short name')).not.toBeEditable();
  expect(await server.read('content/partners.json')).toContain('"id": "kauri-lesopilka"');
  const saved = git(server.site, 'show', '--name-only', '--format=').split('\n');
  expect(saved).toEqual(['content/partners.json', 'pictures/partners/harbour-brewing-2.svg']);
});

test('a slide gets another picture, cut for phones too', async ({ editor, server, page }) => {
  const [, slide] = slides.slides;
  await editor.open('content/slides.json');
  const unfold = () => editor.button(new RegExp(`^${slide.name}$`)).click();
  const choose = () => page.getByLabel('Picture: choose a picture').setInputFiles(photograph);
  await unfold();
  await choose();
  await expect(editor.picture(/^Picture/)).toHaveValue('heroes/cabinet');
  // Typed words outlast the page; a file does not, and the form says so.
  await page.reload();
  await unfold();
  const notHere = page.getByText('Its file is not here: choose it once more.');
  await expect(notHere).toBeVisible();
  await choose();
  await expect(notHere).toHaveCount(0);
  await page.getByRole('button', { name: 'Phone' }).click();
  const image = page.locator('.focus-picture');
  await image.scrollIntoViewIfNeeded();
  const shown = editor.preview.locator('source[srcset^="data:image/jpeg"] + img');
  const source = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  const shape = () =>
    shown.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth);
  await expect.poll(shape).toBeCloseTo(5 / 4, 1);
  const before = await source();
  const box = await image.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  await image.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
  await expect(editor.field('From the left')).toHaveValue('25');
  await expect.poll(source).not.toBe(before);
  await editor.save();
  const { pictures } = JSON.parse(await server.read('content/pictures.json'));
  expect(pictures).toEqual([{ name: 'heroes/cabinet', focus: { x: 25, y: 75 } }]);
});

test('a project is written with a picture and taken away', async ({ editor, server, page }) => {
  await editor.open('content/projects/new');
  await expect(page.getByText('The page is shown once everything it needs')).toBeVisible();
  await expect(editor.preview.getByRole('heading')).toHaveCount(0);
  await editor.field('Heading').fill('A capper that keeps its torque');
  await expect(editor.field('Address')).toHaveValue('a-capper-that-keeps-its-torque');
  await editor.field('Address').fill('clearwell-filler');
  await expect(page.getByText('Address is that of another page already.')).toBeVisible();
  await editor.field('Address').fill('capper');
  await editor.field('Description').fill('Two heads were replaced in a night.');
  const early = page.getByText('Handed over is in the future');
  await expect(early).toHaveCount(0);
  await editor.field('Handed over').fill('2999-10-02');
  await expect(early).toBeVisible();
  await editor.field('Handed over').fill('2026-10-02');
  await editor.field('What is there now').fill('two servo heads');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('The torque drifted with the heat.');
  await expect(editor.preview.getByText('The torque drifted with the heat.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('toolbar').getByRole('button', { name: 'Picture' }).click();
  const picture = page.getByRole('region', { name: 'Picture in the text' });
  await picture.getByLabel('Picture: choose a picture').setInputFiles(photograph);
  await picture.getByLabel('In words').fill('An open cabinet');
  expect(await engines.axe(page)).toEqual([]);
  await editor.field('Description').press('Control+s');
  await expect(page).toHaveURL(/#\/content\/projects\/capper\.md$/, soon);
  await expect(editor.field('Description')).toBeFocused();
  const file = await server.read('content/projects/capper.md');
  expect(file).toContain('title: A capper that keeps its torque\n');
  expect(file).toContain('drifted with the heat.\n\n![An open cabinet](drawings/cabinet)');
  await page.keyboard.type(' Typed on.');
  for (const answer of ['dismiss', 'accept'] as const) {
    await expect(editor.field('Description')).toHaveValue(/ Typed on\.$/);
    page.once('dialog', (dialog) => dialog[answer]());
    await page.getByRole('button', { name: 'Take away', exact: true }).click();
  }
  await expect(page.getByText('This page is not there.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(editor.field('Heading')).toHaveValue('A capper that keeps its torque');
  expect(await server.read('content/projects/capper.md')).toBe(file);
});

test('a card goes once nothing leads to it, and comes back', async ({ editor, server, page }) => {
  const line = JSON.parse(await server.read('content/line.json'));
  const [card, ...others] = cards.services.slice(1);
  await editor.open('content/services.json');
  const shown = editor.preview.getByText(card.subtitle, { exact: true });
  await expect(shown.first()).toBeAttached();
  await editor.button(`Take away ${card.title}`).click();
  await expect(shown).toHaveCount(0);
  await editor.button('Put it back').click();
  await expect(shown.first()).toBeAttached();
  await expect(page.getByText('All is saved')).toBeVisible();
  await editor.button(`Take away ${card.title}`).click();
  await editor.trySave();
  const list = editor.alert(/“Line” \(Home page\) still names the card .*, at Stations › /);
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport();
  expect(JSON.parse(await server.read('content/services.json'))).toEqual(cards);
  await list.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Line' })).toBeVisible();

  for (const station of line.stations) {
    station.services = station.services?.map((id: string) => (id === card.id ? others[0].id : id));
    station.services = [...new Set(station.services)];
  }
  await server.write('content/line.json', JSON.stringify(line));
  await editor.open('content/services.json');
  await editor.save();
  await expect(page.getByText(/made outside of the editor.*: Line\./)).toBeVisible();
  const { services } = JSON.parse(await server.read('content/services.json'));
  expect(services).toEqual([cards.services[0], ...others]);
});

test('a page that others lead to becomes no draft', async ({ editor, page }) => {
  await editor.open('content/articles/what-a-test-is-for.md');
  await editor.field('Draft').check();
  await editor.trySave();
  const leads = /^“Who keeps .* \(Articles\) .*leads to "\/articles\/.*", which is a draft\.$/;
  await editor.alert('This cannot be saved').getByRole('link', { name: leads }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Who keeps/ })).toBeVisible();
});

test('changes saved by others and typed text are both kept', async ({ editor, server, page }) => {
  await editor.open('content/company.json');
  await editor.field('Telephone').fill('+64 9 555 0111');
  const text = await server.read('content/company.json');
  const saved = (number: string) => text.replace(/(?<="telephone": "\+64 9 555 )01\d\d/, number);
  await server.write('content/company.json', text.replace(/(?<="founded": )\d+/, '1999'));
  git(server.site, 'commit', '-am', 'Older', '--quiet', '--author=Ben <ben@plant.example>');
  await editor.save();
  await expect(
    page.getByText('Ben has changed this too, which is kept: Company: Founded.'),
  ).toBeVisible();
  expect(await server.read('content/company.json')).toMatch(/"founded": 1999.*555 0111/s);

  await editor.field('Telephone').fill('+64 9 555 0122');
  await server.write('content/company.json', saved('0222'));
  await editor.trySave();
  await expect(page.getByRole('heading', { name: /^Another window or program/ })).toBeFocused();
  const choice = page.getByRole('group', { name: 'Contact › Telephone' });
  await expect(choice.getByLabel('As it is saved now: +64 9 555 0222')).not.toBeChecked();
  expect(await engines.axe(page)).toEqual([]);
  for (const answer of ['dismiss', 'accept'] as const) {
    await expect(editor.field('Telephone')).toHaveValue('+64 9 555 0122');
    page.once('dialog', (dialog) => dialog[answer]());
    await page.getByRole('button', { name: 'Throw mine away' }).click();
  }
  await expect(editor.field('Telephone')).toHaveValue('+64 9 555 0222');
  await editor.field('Telephone').fill('+64 9 555 0111');
  await server.write('content/company.json', saved('0333'));
  await editor.trySave();
  await choice.getByLabel('As you have it: +64 9 555 0111').check();
  await page.getByRole('button', { name: 'Go on with both' }).click();
  await editor.save();
  expect(await server.read('content/company.json')).toBe(saved('0111'));

  // Text typed during a save is kept, and nothing is lost without the server.
  const next = (handler: Parameters<typeof page.route>[1]) =>
    page.route('**/api/save', handler, { times: 1 });
  await editor.field('Telephone').fill('+64 9 555 0161');
  await next(async (route) => {
    await editor.field('Telephone').fill('+64 9 555 0162');
    await route.continue();
  });
  await editor.trySave();
  await expect(page.getByText('So far there is saved: Company: Telephone')).toBeVisible(soon);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByText('Saved.')).toBeHidden();
  await next((route) => route.abort());
  await editor.trySave();
  await expect(page.getByText(/npm run edit does not answer/)).toBeVisible();
  await expect(editor.field('Telephone')).toHaveValue('+64 9 555 0162');
  await editor.save();
});
