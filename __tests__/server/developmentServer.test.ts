import { createServer } from 'node:http';
import { extendDevelopmentServer } from '../../server/developmentServer';
import { renderPages } from '../../server/renderPages';
import { pictureModules, readPictures } from '../../src/build/pictures/readPictures';
import { placesOf } from '../../src/build/search/searchFiles';
import { modulesFolder, readSite, siteFolder, writeContent } from '../../src/build/site';
import { vcard } from '../../src/build/vcard';
import { vcardFile } from '../../src/features/contact-details/vcardFile';
import { searchFile } from '../../src/features/finder/searchFile';
import { ask } from '../support/ask';

const site = readSite(siteFolder());

/** What is written on the site's pages, whose content `npm start` has written for the browser. */
async function search(): Promise<string> {
  const { pictures } = await readPictures(site.folder, site.content);
  writeContent(site, pictureModules(pictures));
  const pages = await renderPages(site, modulesFolder(site.folder));
  return JSON.stringify({
    questions: site.content.questions?.questions ?? [],
    synonyms: site.content.synonyms?.synonyms ?? [],
    places: placesOf(site, pages),
  });
}

type Handler = Parameters<Parameters<typeof extendDevelopmentServer>[0]['use']>[1];

test.each([
  [vcardFile, 'text/vcard; charset=utf-8', async () => vcard(site)],
  [searchFile, 'application/json; charset=utf-8', search],
])('npm start serves %s, which no bundle contains', async (file, type, expected) => {
  const content = await expected();
  const handlers = new Map<string, Handler>();
  extendDevelopmentServer({ use: (path, handler) => handlers.set(path, handler) });
  const server = createServer((request, response) => {
    const notFound = () => response.writeHead(404).end();
    const handler = handlers.get(request.url ?? '');
    if (handler) handler(request, response, notFound);
    else notFound();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  const { status, headers, body } = await ask(address.port, `/${file}`);
  server.close();
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(body.toString()).toBe(content);
});

test.each([
  [undefined, false],
  ['', false],
  ['1', true],
])('the editor’s server is there where EDIT is set: EDIT=%s', (value, is) => {
  const before = process.env.EDIT;
  if (value !== undefined) process.env.EDIT = value;
  const paths: string[] = [];
  extendDevelopmentServer({ use: (path) => paths.push(path) });
  if (before === undefined) delete process.env.EDIT;
  else process.env.EDIT = before;
  expect(paths.includes('/edit/api')).toBe(is);
});
