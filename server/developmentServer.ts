import path from 'node:path';
import send from 'send';
import { createEditorServer } from '../src/editor/server/editorServer';
import { vcardFile } from '../src/features/contact-details/vcardFile';
import { searchFileName } from '../src/features/search/searchAddress';
import { searchedOn } from '../src/generator/search/searchFile';
import { modulesFolder, readSite, siteFolder } from '../src/generator/site';
import { vcard } from '../src/generator/vcard';
import { downloads } from '../src/generator/written/downloads';
import { brandFiles } from './brandFiles';
import { createInbox, inboxFile, inboxPath } from './inbox';
import { asOwnersFile } from './ownersFile';
import { mayBeAnswered } from './ownPage';
import { createPictureServer } from './pictures';
import { hostFromEnvironment } from './port';
import { renderPages, renderWrittenPage } from './renderPages';
import { addressIn, answer, type Handler } from './requests';

const isOfBrand = (address: string) =>
  /^\/(brand\/|favicon\.ico$|apple-touch-icon\.png$|icon-512\.png$)/.test(address);

/** What is written on a site's pages, as its files say now. */
async function searchOf(folder: string): Promise<string> {
  const site = readSite(folder);
  return JSON.stringify(searchedOn(site, await renderPages(site, modulesFolder(folder))));
}

/** Answers with the files of a folder, as they are. */
const filesOf =
  (root: string): Handler =>
  (request, response, next) => {
    send(request, addressIn(request), { root, index: false })
      .on('headers', asOwnersFile)
      .on('error', () => next())
      .on('directory', () => next())
      .pipe(response);
  };

type ConnectApp = { use: (path: string, handler: Handler) => void };

/**
 * Adds to Parcel's development server what the build does elsewhere: the files of `static/` under
 * their own names, the pictures, what is made of the brand, the vCard that a page links to, what the search
 * searches, the form inbox and, under `npm run edit` alone, the editor's server (see `.proxyrc.js`).
 */
export function extendDevelopmentServer(app: ConnectApp): void {
  const folder = siteFolder();
  const use = (address: string, handler: Handler) =>
    app.use(address, async (request, response, next) => {
      try {
        await handler(request, response, next);
      } catch (error) {
        next(error);
      }
    });
  use('/', (request, response, next) => {
    if (mayBeAnswered(request, hostFromEnvironment())) return next();
    response.writeHead(403, { 'Content-Type': 'text/plain' });
    response.end('This server answers to localhost and to HOST alone, and to no page of others.\n');
  });
  use(inboxPath, createInbox(inboxFile));
  const { EDIT_TOKEN } = process.env;
  if (EDIT_TOKEN) use('/', createEditorServer(folder, EDIT_TOKEN));
  use(`/${vcardFile}`, (_request, response) =>
    answer(response, vcardFile, vcard(readSite(folder))),
  );
  use(`/${searchFileName}`, async (_request, response) =>
    answer(response, searchFileName, await searchOf(folder)),
  );
  // Below an address that no page can have is each written page, which `src/showWritten.ts` shows.
  use('/_written', async (request, response) => {
    const html = await renderWrittenPage(folder, modulesFolder(folder), addressIn(request));
    response.statusCode = html === undefined ? 404 : 200;
    answer(response, '.html', html);
  });
  use(`/${downloads.prefix}`, filesOf(path.join(folder, downloads.folder)));
  use('/', createPictureServer(folder));
  // Made anew with each page, whose first request of it is the rules of the font.
  let files: ReturnType<typeof brandFiles> | undefined;
  use('/', async (request, response, next) => {
    const address = addressIn(request);
    if (!isOfBrand(address)) return next();
    if (address === '/brand/fonts.css') files = undefined;
    files ??= brandFiles(folder);
    const file = (await files).get(address);
    if (file === undefined) return next();
    asOwnersFile(response, address);
    answer(response, address, file);
  });
  use('/', filesOf('static'));
}
