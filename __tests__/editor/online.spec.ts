import { readFileSync } from 'node:fs';
import path from 'node:path';
import { companyFolder } from '../support/companyFolder';
import { expect, test } from './support/online';

test.setTimeout(120_000);

const textOf = (file: string) => readFileSync(path.join(companyFolder, file), 'utf8');

const company = JSON.parse(textOf('content/company.json'));
const slides = JSON.parse(textOf('content/slides.json'));
const cards = JSON.parse(textOf('content/services.json'));
const logo = path.join(companyFolder, 'pictures/partners/harbour-brewing.svg');
const photograph = path.join(companyFolder, 'pictures/jobs/cabinet.jpg');

test('only the page of the editor has its policy, and no search engine lists it', async ({
  online,
  request,
}) => {
  const headersAt = async (address: string) => (await request.get(online.url + address)).headers();
  const [editor, home, script] = await Promise.all(
    ['/edit/', '/', '/edit/editor.js'].map(headersAt),
  );
  expect(editor?.['content-security-policy']).toContain("script-src 'self' 'unsafe-eval'");
  expect(editor?.['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(home?.['content-security-policy']).not.toMatch(/unsafe-(eval|inline)/);
  expect(script?.['content-security-policy']).toBe(home?.['content-security-policy']);
  expect([editor, script, home].map((headers) => headers?.['x-robots-tag'])).toEqual([
    'noindex',
    'noindex',
    undefined,
  ]);
  const without = await request.get(`${online.url}/edit?from=here`, { maxRedirects: 0 });
  expect(without.headers().location).toBe('/edit/?from=here');
});

test('a telephone number is drafted, reviewed by somebody else and published', async ({
  online: { host },
  signIn,
}) => {
  const number = '+64 9 555 0101';
  const ana = await signIn('ana');
  await ana.open('company/entries/company');
  await expect(ana.preview.getByText(company.contact.telephone).first()).toBeVisible();
  await ana.field('Telephone').fill(number);
  await expect(ana.preview.getByText(number).first()).toBeVisible();
  await ana.save();
  const [pull] = host.pulls;
  expect(pull).toMatchObject({ branch: 'cms/company/company', labels: ['decap-cms/draft'] });
  expect(host.git.differences('main', 'cms/company/company')).toMatchObject([
    { path: 'content/company.json', status: 'modified' },
  ]);
  await ana.setStatus('In review');
  expect(pull?.labels).toEqual(['decap-cms/pending_review']);

  const rewi = await signIn('rewi');
  await rewi.open('company/entries/company');
  await expect(rewi.field('Telephone')).toHaveValue(number);
  await expect(rewi.preview.getByText(number).first()).toBeVisible();
  await rewi.setStatus('Ready');
  await rewi.publish();
  await expect(rewi.page.getByText('Entry published')).toBeVisible();
  expect(pull).toMatchObject({ isMerged: true });
  expect(host.git.read('main', 'content/company.json')?.toString()).toBe(
    textOf('content/company.json').replace(company.contact.telephone, number),
  );
  expect([...host.git.branches.keys()]).toEqual(['main']);
  expect(host.unknown).toEqual([]);
});

test('a logo goes along with its partner, and stays when somebody else goes on with the draft', async ({
  online: { host },
  signIn,
}) => {
  const branch = 'cms/home/partners';
  const ana = await signIn('ana');
  await ana.open('home/entries/partners');
  await ana.button('Tussock Dairy Co').first().click();
  const published = ana.page.locator('img.mark').first();
  await expect(published).toHaveAttribute('src', /^\/pictures\/partners\/tussock-dairy-mark\./);
  await ana.page.getByLabel('Mark: choose a picture').setInputFiles(logo);
  await expect(published).toHaveAttribute('src', /^data:image\/svg/);
  await ana.save();
  const changed = () =>
    host.git.differences('main', branch).map(({ path: file, status }) => `${status} ${file}`);
  const both = ['modified content/partners.json', 'added pictures/partners/harbour-brewing-2.svg'];
  expect(changed()).toEqual(both);
  expect(host.git.history(branch)).toHaveLength(host.git.history('main').length + 1);

  const rewi = await signIn('rewi');
  await rewi.open('home/entries/partners');
  await rewi.button('Tussock Dairy Co').first().click();
  await expect(rewi.page.locator('img.mark').first()).toHaveAttribute('src', /^data:image\/svg/);
  await rewi.field('Introduction').fill('We built their lines.');
  await rewi.save();
  expect(changed()).toEqual(both);
  expect(host.git.read(branch, 'pictures/partners/harbour-brewing-2.svg')).toEqual(
    readFileSync(logo),
  );
  expect(host.git.read(branch, 'content/partners.json')?.toString()).toContain(
    '"introduction": "We built their lines."',
  );
});

test('a focal point goes along with its card, and is not taken for the card', async ({
  online: { host },
  signIn,
}) => {
  const [card] = cards.services;
  const ana = await signIn('ana');
  await ana.open('home/entries/services');
  await ana.button(card.title).first().click();
  await ana.page.getByLabel('Picture: choose a picture').setInputFiles(photograph);
  await ana.field('From the left').fill('25');
  await ana.save();
  expect(host.git.differences('main', 'cms/home/services')).toMatchObject([
    { path: 'content/pictures.json', status: 'added' },
    { path: 'content/services.json', status: 'modified' },
    { path: 'pictures/services/cabinet.jpg', status: 'added' },
  ]);

  const rewi = await signIn('rewi');
  await rewi.open('home/entries/services');
  await rewi.button(card.title).first().click();
  await expect(rewi.field('From the left')).toHaveValue('25');
  await expect(rewi.preview.locator('img[src^="data:image/jpeg"]').first()).toBeVisible();

  // Published, it is what the next change begins with.
  await rewi.setStatus('Ready');
  await rewi.publish();
  await expect(rewi.page.getByText('Entry published')).toBeVisible();
  await rewi.button(card.title).first().click();
  await rewi.field('Subtitle').fill('As you need it.');
  await rewi.save();
  expect(host.git.differences('main', 'cms/home/services')).toMatchObject([
    { path: 'content/services.json', status: 'modified' },
  ]);
});

test('what somebody else has published meanwhile is not written over', async ({
  online: { host },
  signIn,
  complaints,
}) => {
  const ana = await signIn('ana');
  await ana.open('home/entries/home');
  await ana.field('Tagline').fill('Automation for dairies.');
  await ana.save();
  const file = 'content/home.json';
  const text = textOf(file).replace('New Zealand', 'Aotearoa');
  const others = host.git.addBlob(Buffer.from(text));
  const tree = host.git.addTree(new Map([[file, others]]), host.git.commit('main').tree);
  const parents = [host.git.commit('main').sha];
  host.git.branches.set('main', host.git.addCommit({ tree, parents, message: 'Meanwhile' }));
  await ana.setStatus('Ready');
  await ana.publish();
  await expect(ana.page.getByText(/somebody else has published a change/)).toBeVisible();
  expect(host.git.read('main', file)?.toString()).toBe(text);
  // The browser says that the Git host refused.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('405')]);
});

test('nothing is saved while nobody knows what is published', async ({
  online: { host },
  signIn,
  complaints,
}) => {
  const ana = await signIn('ana');
  await ana.open('home/entries/slides');
  await ana.button(slides.slides[0].text).first().click();
  await ana.field('Headline').fill('Machines that run.');
  host.failing = /^GET .*\/git\/trees\/main:/;
  await ana.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ana.page.getByText(/^Not saved\. .*Bad Gateway/)).toBeVisible();
  expect(host.git.branches.has('cms/home/slides')).toBe(false);
  host.failing = undefined;
  await ana.save();
  expect(host.git.branches.has('cms/home/slides')).toBe(true);
  // The browser says that the Git host failed.
  expect(complaints.splice(0)).toContainEqual(expect.stringContaining('502'));
});

test('what is typed into a draft comes back after a reload, with a word where the draft has changed since', async ({
  online: { host },
  signIn,
}) => {
  const saved = '+64 9 555 0103';
  const typed = '+64 9 555 0104';
  const ana = await signIn('ana');
  await ana.open('company/entries/company');
  await ana.field('Telephone').fill(saved);
  await ana.save();
  await ana.field('Telephone').fill(typed);
  await ana.page.reload();
  await expect(ana.field('Telephone')).toHaveValue(typed);
  const asked = () => ana.asked.filter((text) => text.startsWith('Something you typed'));
  expect(asked()).toEqual([expect.stringContaining('was not saved. Go on with it?')]);
  await ana.save();
  const branch = 'cms/company/company';
  expect(host.git.read(branch, 'content/company.json')?.toString()).toContain(typed);

  // It is saved: nobody is asked again.
  await ana.page.reload();
  await expect(ana.field('Telephone')).toHaveValue(typed);
  expect(asked()).toHaveLength(1);

  // Somebody else goes on with the draft, before what was typed comes back.
  await ana.field('Telephone').fill('+64 9 555 0105');
  const rewi = await signIn('rewi');
  await rewi.open('company/entries/company');
  await rewi.field('Telephone').fill('+64 9 555 0106');
  await rewi.save();
  await ana.page.reload();
  await expect(ana.field('Telephone')).toHaveValue('+64 9 555 0105');
  expect(asked()).toEqual([expect.anything(), expect.stringContaining('has changed since')]);
});
