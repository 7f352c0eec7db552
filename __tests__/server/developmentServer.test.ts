import { createServer } from 'node:http';
import { extendDevelopmentServer } from '../../server/developmentServer';
import { readSite, siteFolder } from '../../src/build/site';
import { places } from '../../src/build/sitePlaces';
import { vcard } from '../../src/build/vcard';
import { vcardFile } from '../../src/features/contact-details/vcardFile';
import { placesFile } from '../../src/features/finder/loadPlaces';
import { ask } from '../support/ask';

const site = readSite(siteFolder());

type Handler = Parameters<Parameters<typeof extendDevelopmentServer>[0]['use']>[1];

test.each([
  [vcardFile, 'text/vcard; charset=utf-8', vcard(site)],
  [placesFile, 'application/json; charset=utf-8', JSON.stringify(places(site.content))],
])('npm start serves %s, which no bundle contains', async (file, type, content) => {
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
