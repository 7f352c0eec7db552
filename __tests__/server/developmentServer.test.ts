import { createServer } from 'node:http';
import { extendDevelopmentServer } from '../../server/developmentServer';
import { renderPages } from '../../server/renderPages';
import { pictureModules, readPictures } from '../../src/build/pictures/readPictures';
import { searchedOn } from '../../src/build/search/siteSearch';
import { modulesFolder, readSite, writeContent } from '../../src/build/site';
import { vcard } from '../../src/build/vcard';
import { vcardFile } from '../../src/features/contact-details/vcardFile';
import { searchFile } from '../../src/features/finder/searchFile';
import { ask } from '../support/ask';
import { companyFolder } from '../support/companyFolder';

process.env.SITE = companyFolder;
const site = readSite(companyFolder);

/** What is written on the site's pages, whose content `npm start` has written for the browser. */
async function search(): Promise<string> {
  const { pictures } = await readPictures(site.folder, site.content);
  writeContent(site, pictureModules(pictures));
  const pages = await renderPages(site, modulesFolder(site.folder));
  return JSON.stringify(searchedOn(site, pages));
}

type App = Parameters<typeof extendDevelopmentServer>[0];
type Handler = Parameters<App['use']>[1];

/** Asks the development server for an address; what Parcel would answer is not there. */
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  try {
    return await ask(port, address);
  } finally {
    server.close();
  }
}

test.each([
  [vcardFile, 'text/vcard; charset=utf-8', async () => vcard(site)],
  [searchFile, 'application/json; charset=utf-8', search],
])('npm start serves %s, which no bundle contains', async (file, type, expected) => {
  const content = await expected();
  const { status, headers, body } = await askFor(`/${file}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(body.toString()).toBe(content);
});

test.each([
  [undefined, 404],
  ['', 404],
  ['a token', 403],
])(
  'the editor’s server is there, for whoever has the token, where EDIT_TOKEN is set: EDIT_TOKEN=%s',
  async (value, status) => {
    const before = process.env.EDIT_TOKEN;
    if (value !== undefined) process.env.EDIT_TOKEN = value;
    try {
      expect((await askFor('/edit/api/snapshot')).status).toBe(status);
    } finally {
      if (before === undefined) delete process.env.EDIT_TOKEN;
      else process.env.EDIT_TOKEN = before;
    }
  },
);

const picture = async () => {
  const { pictures } = await readPictures(site.folder, site.content);
  return pictures.flatMap(({ files }) => files)[0]?.address ?? '';
};

test.each([
  ['the brand', async () => '/brand/icon.svg', 'sandbox'],
  ['pictures', picture, 'sandbox'],
  ['but a PDF, which has a viewer', async () => '/downloads/test-sheet.pdf', undefined],
])(
  'what lies in the site’s folder runs no script on its origin: %s',
  async (_, address, policy) => {
    const { status, headers } = await askFor(await address());
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);
