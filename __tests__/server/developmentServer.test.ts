import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { extendDevelopmentServer } from '../../server/developmentServer';
import { listen } from '../../server/port';
import { vcardFile } from '../../src/features/contact-details/vcardFile';
import { indexOf, readPictures } from '../../src/generator/pictures/readPictures';
import { readSite, writeContent } from '../../src/generator/site';
import { vcard } from '../../src/generator/vcard';
import { ask } from '../support/ask';
import { companyFolder } from '../support/companyFolder';
import { temporaryFolder } from '../support/temporaryFolder';

process.env.SITE = companyFolder;
const folder = temporaryFolder();
const site = readSite(companyFolder);
let picture = '';

beforeAll(async () => {
  // As `npm start` does for the browser.
  const { pictures } = await readPictures(site.folder, site.content);
  writeContent(site, indexOf(pictures));
  const [file] = pictures.flatMap(({ files }) => files);
  picture = file?.address ?? '';
});

afterEach(() => {
  delete process.env.EDIT_TOKEN;
  process.env.SITE = companyFolder;
});

type App = Parameters<typeof extendDevelopmentServer>[0];
type Handler = Parameters<App['use']>[1];

/** Asks the development server for an address, without the answers of Parcel. */
async function askFor(address: string) {
  const handlers: { prefix: string; handler: Handler }[] = [];
  extendDevelopmentServer({ use: (prefix, handler) => handlers.push({ prefix, handler }) });
  const server = createServer((request, response) => {
    const handle = (index: number): unknown => {
      const { prefix, handler } = handlers[index] ?? {};
      if (!handler || prefix === undefined) return response.writeHead(404).end();
      if (!address.startsWith(prefix)) return handle(index + 1);
      // As Connect does.
      request.url = `/${address.slice(prefix.length).replace(/^\//, '')}`;
      return handler(request, response, () => handle(index + 1));
    };
    handle(0);
  });
  const port = await listen(server, 0);
  try {
    return await ask(port, address);
  } finally {
    server.close();
  }
}

// The texts to search are made by `renderSite`, as in the tests of its queries.
test('npm start serves the contact card, which no bundle contains', async () => {
  const { status, headers, body } = await askFor(`/${vcardFile}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
  expect(body.toString()).toBe(vcard(site));
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test.each([
  ['', 404],
  ['a token', 403],
])(
  'the editor’s server answers the holder of the token if EDIT_TOKEN is set: EDIT_TOKEN=%s',
  async (value, status) => {
    process.env.EDIT_TOKEN = value;
    expect((await askFor('/edit/api/snapshot')).status).toBe(status);
  },
);

test.each([
  ['the brand', () => '/brand/icon.svg', 'sandbox'],
  ['pictures', () => picture, 'sandbox'],
  ['but a PDF, which has a viewer', () => '/downloads/test-sheet.pdf', undefined],
])('a file of the site’s folder runs no script on its origin: %s', async (_, address, policy) => {
  const { status, headers } = await askFor(address());
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe(policy);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['own%20%231.txt', 200],
  ['link.txt', 404],
  ['elsewhere/secret.txt', 404],
])('npm start follows no link below content/downloads, as a build: %s', async (name, status) => {
  const downloads = path.join(folder(), 'content/downloads');
  mkdirSync(downloads, { recursive: true });
  for (const file of ['secret.txt', 'content/downloads/own #1.txt'])
    writeFileSync(path.join(folder(), file), '');
  symlinkSync(path.join(folder(), 'secret.txt'), path.join(downloads, 'link.txt'));
  symlinkSync(folder(), path.join(downloads, 'elsewhere'));
  process.env.SITE = folder();
  expect((await askFor(`/downloads/${name}`)).status).toBe(status);
});
