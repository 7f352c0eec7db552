import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { editedCompany } from '../../support/editedCompany';

const company = editedCompany();

const home = 'content/home.json';
const companyFile = 'content/company.json';
const article = 'content/articles/what-a-test-is-for.md';

/** Changes a file past the editor, as somebody with another program does. */
function spoil(file: string, before: string | RegExp, after: string): void {
  const text = company().text(file);
  const spoiled = text.replace(before, after);
  if (spoiled === text) throw new Error(`${file} has no ${before}.`);
  writeFileSync(company().at(file), spoiled);
}

const spoilLink = () =>
  spoil('content/articles/who-keeps-the-code.md', '/articles/what-a-test-is-for', '/nowhere');

const picture = (file: string, from: string) => ({
  path: file,
  content: readFileSync(company().at(from)).toString('base64'),
  encoding: 'base64',
});

/** Saves a picture alone. */
const add = (asset: object) => company().ask('persistEntry', { dataFiles: [], assets: [asset] });

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

test('a text that is no JSON is refused', async () => {
  const { status, body } = await company().save(companyFile, '{"name":');
  expect([status, body.problems]).toEqual([
    422,
    expect.arrayContaining([expect.objectContaining({ file: companyFile, path: [] })]),
  ]);
});

test('a file that the site does not know is refused', async () => {
  const { status, body } = await company().save('content/news.json', '{}');
  expect([status, body.problems]).toEqual([
    422,
    [{ file: 'content/news.json', path: [], what: 'is no file of the content' }],
  ]);
});

test('what another file then refers to in vain is told there', async () => {
  const { status, body } = await company().replace(
    'content/partners.json',
    '"id": "tussock-dairy"',
    '"id": "tussock"',
  );
  expect([status, body.problems]).toEqual([
    422,
    [
      expect.objectContaining({
        file: 'content/jobs/tussock-pasteurisers.md',
        path: ['partner'],
      }),
    ],
  ]);
});

test('a text that other pages link to is not taken away', async () => {
  const asked = { paths: [article], bases: { [article]: company().text(article) } };
  const { status, body } = await company().ask('deleteFiles', asked);
  expect(status).toBe(422);
  expect(JSON.stringify(body.problems)).toContain('who-keeps-the-code.md');
  expect(company().textOrNull(article)).not.toBeNull();
});

describe('pictures', () => {
  const slides = 'content/slides.json';

  test('one that is not there is refused, and saved where it comes along', async () => {
    const before = company().text(slides);
    const raw = before.replace('"heroes/plc"', '"heroes/new"');
    const save = (assets: unknown[]) =>
      company().ask('persistEntry', {
        dataFiles: [{ path: slides, raw }],
        assets,
        bases: { [slides]: before },
      });
    expect((await save([])).body.problems).toEqual([
      expect.objectContaining({ file: slides, path: ['slides', 1, 'img'] }),
    ]);
    const added = picture('pictures/heroes/new.jpg', 'pictures/heroes/plc.jpg');
    expect(await save([added])).toEqual({
      status: 200,
      body: { saved: [added.path, slides] },
    });
  });

  test('one in a new folder can be saved', async () => {
    const asset = picture('pictures/new/one/plc.jpg', 'pictures/heroes/plc.jpg');
    expect((await add(asset)).status).toBe(200);
  });

  test('a file that is no picture is refused, whether the content names it or not', async () => {
    for (const path of ['pictures/heroes/plc.jpg', 'pictures/heroes/unnamed.jpg']) {
      const asset = {
        path,
        content: Buffer.from('no picture').toString('base64'),
        encoding: 'base64',
      };
      const { status, body } = await add(asset);
      expect([status, body.problems]).toEqual([
        422,
        expect.arrayContaining([{ file: path, path: [], what: 'cannot be read as a picture' }]),
      ]);
    }
  });

  test.each(['pictures/heroes/plc.jpg', 'pictures/line/model.tall.jpg'])(
    '%s, which the content needs, is not taken away',
    async (file) => {
      const { status } = await company().ask('deleteFiles', { paths: [file], bases: {} });
      expect(status).toBe(422);
      expect(company().everything().has(file)).toBe(true);
    },
  );

  test('one that nothing names is', async () => {
    const asset = picture('pictures/heroes/unnamed.jpg', 'pictures/heroes/plc.jpg');
    await add(asset);
    const asked = { paths: [asset.path], bases: {} };
    expect((await company().ask('deleteFiles', asked)).status).toBe(200);
    expect(company().everything().has(asset.path)).toBe(false);
  });
});

describe('drafts', () => {
  test('a draft that is wrong is refused, though a build leaves it out', async () => {
    const draft = 'content/articles/not-finished.md';
    const { status, body } = await company().replace(
      draft,
      'draft: true',
      'draft: true\nauthor: nobody',
    );
    expect([status, body.problems]).toEqual([
      422,
      [expect.objectContaining({ file: draft, path: ['author'] })],
    ]);
  });

  test('a page that others link to cannot become a draft, as the build would lack it', async () => {
    const { status, body } = await company().replace(article, 'industry: Dairy', 'draft: true');
    expect(status).toBe(422);
    expect(JSON.stringify(body.problems)).toContain('who-keeps-the-code.md');
  });

  test('DRAFTS makes no difference to that', async () => {
    process.env.DRAFTS = '1';
    try {
      const { status } = await company().replace(article, 'industry: Dairy', 'draft: true');
      expect(status).toBe(422);
    } finally {
      delete process.env.DRAFTS;
    }
  });
});

describe('what was wrong before', () => {
  const saves = async (file: string, before: string, after: string) =>
    (await company().replace(file, before, after)).status;

  test('in another file keeps nobody from saving', async () => {
    spoil(home, /"introduction"/, '"introductoin"');
    spoilLink();
    expect(await saves(companyFile, '"founded": 2015', '"founded": 2016')).toBe(200);
    expect(await saves(companyFile, '"founded": 2016', '"founded": "then"')).toBe(422);
  });

  test('in the same file does not either', async () => {
    spoil(companyFile, '+64 9 555 0188', 'call us');
    expect(await saves(companyFile, '"founded": 2015', '"founded": 2016')).toBe(200);
    expect(await saves(companyFile, '+64 9 555 0177', 'call us')).toBe(422);
  });

  test('is not new where it has moved in its list', async () => {
    spoil('content/slides.json', '"heroes/plc"', '"heroes/gone"');
    const { slides, ...rest } = JSON.parse(company().text('content/slides.json'));
    const raw = JSON.stringify({ ...rest, slides: slides.toReversed() });
    expect((await company().save('content/slides.json', raw)).status).toBe(200);
  });

  test('and hid other mistakes can be mended first', async () => {
    spoil(companyFile, '"founded": 2015', '"founded": "then"');
    spoilLink();
    expect(await saves(companyFile, '"founded": "then"', '"founded": 2015')).toBe(200);
  });

  test('in the brand is nothing that an edit is about', async () => {
    writeFileSync(company().at('brand/brand.json'), '{}');
    expect(await saves(companyFile, '"founded": 2015', '"founded": 2016')).toBe(200);
  });
});

test('a trial leaves nothing behind, and nothing in what the site’s links lead to', async () => {
  const [folder, before] = [company().at('temporary'), process.env.TMPDIR];
  mkdirSync(folder);
  process.env.TMPDIR = folder;
  try {
    await company().replace(companyFile, '"founded": 2015', '"founded": "then"');
    await company().replace(companyFile, '"founded": 2015', '"founded": 2016');
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  expect(readdirSync(folder)).toEqual([]);
});
