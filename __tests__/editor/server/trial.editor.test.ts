import { readFileSync, writeFileSync } from 'node:fs';
import { editedCompany } from '../support/editedCompany';

const company = editedCompany();

const companyFile = 'content/company.json';
const article = 'content/articles/what-a-test-is-for.md';
const linking = 'content/articles/who-keeps-the-code.md';
const slides = 'content/slides.json';

/** Changes a file past the editor, as somebody with another program does. */
function spoil(file: string, before: string | RegExp, after: string): void {
  const text = company().text(file);
  const spoiled = text.replace(before, after);
  if (spoiled === text) throw new Error(`${file} has no ${before}.`);
  writeFileSync(company().at(file), spoiled);
}

const picture = (path: string, data: Buffer) => ({
  path,
  content: data.toString('base64'),
  encoding: 'base64',
});

const photograph = (path: string) =>
  picture(path, readFileSync(company().at('pictures/heroes/plc.jpg')));

/** Saves a picture alone. */
const add = (asset: object) => company().ask('persistEntry', { dataFiles: [], assets: [asset] });

const takeAway = (file: string) =>
  company().ask('deleteFiles', {
    paths: [file],
    bases: file.endsWith('.md') ? { [file]: company().text(file) } : {},
  });

test('a mistake is refused with its file, its place and what is wrong, and nothing is written', async () => {
  const before = company().everything();
  const answer = await company().replace(companyFile, '"+64 9 555 0177"', '"call us"');
  expect(answer).toEqual({
    status: 422,
    body: {
      error: expect.any(String),
      problems: [
        {
          file: companyFile,
          path: ['contact', 'telephone'],
          what: 'has to be a telephone number such as +64 9 555 0142',
        },
      ],
    },
  });
  expect(company().everything()).toEqual(before);
});

test.each([
  ['a text that is no JSON', companyFile, '{"name":'],
  ['a file that the site does not know', 'content/news.json', '{}'],
])('%s is refused', async (_, file, raw) => {
  const { status, body } = await company().save(file, raw);
  const problem = expect.objectContaining({ file, path: [] });
  expect([status, body.problems]).toEqual([422, expect.arrayContaining([problem])]);
});

test('what another file then refers to in vain is told there', async () => {
  const { status, body } = await company().replace(
    'content/partners.json',
    '"id": "tussock-dairy"',
    '"id": "tussock"',
  );
  const file = 'content/jobs/tussock-pasteurisers.md';
  const problem = expect.objectContaining({ file, path: ['partner'] });
  expect([status, body.problems]).toEqual([422, [problem]]);
});

test('a text that other pages link to is not taken away; a draft is', async () => {
  const { status, body } = await takeAway(article);
  expect(status).toBe(422);
  expect(JSON.stringify(body.problems)).toContain(linking);
  expect(company().textOrNull(article)).not.toBeNull();
  const draft = 'content/articles/not-finished.md';
  expect(await takeAway(draft)).toEqual({ status: 200, body: { saved: [draft] } });
  expect(company().textOrNull(draft)).toBeNull();
});

test('a picture that is not there is refused, and saved where it comes along, in a new folder too', async () => {
  const before = company().text(slides);
  const raw = before.replace('"heroes/plc"', '"new/one/plc"');
  const save = (assets: unknown[]) =>
    company().ask('persistEntry', {
      dataFiles: [{ path: slides, raw }],
      assets,
      bases: { [slides]: before },
    });
  expect((await save([])).body.problems).toEqual([
    expect.objectContaining({ file: slides, path: ['slides', 1, 'img'] }),
  ]);
  const added = photograph('pictures/new/one/plc.JPG');
  expect(await save([added])).toEqual({ status: 200, body: { saved: [added.path, slides] } });
  expect(readFileSync(company().at(added.path)).toString('base64')).toBe(added.content);
});

test('a file that is no picture is refused, whether the content names it or not', async () => {
  for (const file of ['pictures/heroes/plc.jpg', 'pictures/heroes/unnamed.jpg']) {
    const { status, body } = await add(picture(file, Buffer.from('no picture')));
    const problem = { file, path: [], what: 'cannot be read as a picture' };
    expect([status, body.problems]).toEqual([422, expect.arrayContaining([problem])]);
  }
});

test('a picture that the content needs is not taken away; one that nothing names is', async () => {
  for (const needed of ['pictures/heroes/plc.jpg', 'pictures/line/model.tall.jpg']) {
    expect((await takeAway(needed)).status).toBe(422);
    expect(company().everything().has(needed)).toBe(true);
  }
  const unnamed = photograph('pictures/heroes/unnamed.jpg');
  await add(unnamed);
  expect((await takeAway(unnamed.path)).status).toBe(200);
  expect(company().everything().has(unnamed.path)).toBe(false);
});

test('a draft that is wrong is refused, though a build leaves it out', async () => {
  const draft = 'content/articles/not-finished.md';
  const { status, body } = await company().replace(draft, 'draft: true', 'draft: true\nauthor: no');
  const problem = expect.objectContaining({ file: draft, path: ['author'] });
  expect([status, body.problems]).toEqual([422, [problem]]);
});

test('a page that others link to cannot become a draft, which the build would lack', async () => {
  const { status, body } = await company().replace(article, 'industry: Dairy', 'draft: true');
  expect(status).toBe(422);
  expect(JSON.stringify(body.problems)).toContain(linking);
});

test('what was wrong before, in this file or another, keeps nobody from saving; what is new does', async () => {
  spoil('content/home.json', /"introduction"/, '"introductoin"');
  spoil(linking, '/articles/what-a-test-is-for', '/nowhere');
  spoil(companyFile, '+64 9 555 0188', 'call us');
  const saves = async (before: string, after: string) =>
    (await company().replace(companyFile, before, after)).status;
  expect(await saves('"founded": 2015', '"founded": 2016')).toBe(200);
  expect(await saves('"founded": 2016', '"founded": "then"')).toBe(422);
  expect(await saves('+64 9 555 0177', 'call us')).toBe(422);
});
