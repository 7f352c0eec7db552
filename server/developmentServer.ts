import path from 'node:path';
import send from 'send';
import { createEditorServer } from '../src/editor/server/editorServer';
import { vcardFile } from '../src/features/contact-details/vcardFile';
import { searchFileName } from '../src/features/search/searchAddress';
import { indexOf, readPictures } from '../src/generator/pictures/readPictures';
import { renderSite, renderWrittenPage, searchedPages } from '../src/generator/renderSite';
import { searchedOn } from '../src/generator/search/searchFile';
import { readSite, siteFolder } from '../src/generator/site';
import { vcard } from '../src/generator/vcard';
import { downloads } from '../src/generator/written/downloads';
import { brandFiles } from './brandFiles';
import { createInbox, inboxFile, inboxPath } from './inbox';
import { asOwnersFile } from './ownersFile';
import { mayBeAnswered } from './ownPage';
import { createPictureServer } from './pictures';
import { hostFromEnvironment } from './port';
import { addressIn, answer, type Handler } from './requests';

const isOfBrand = (address: string) =>
  /^\/(brand\/|favicon\.ico$|apple-touch-icon\.png$|icon-512\.png$)/.test(address);

/** The places that the search finds, from the site's files as they are now. */
async function searchOf(folder: string): Promise<string> {
  const site = readSite(folder);
  const { pictures } = await readPictures(folder, site.content);
  const rendered = await renderSite(site, indexOf(pictures));
  return JSON.stringify(searchedOn(site, searchedPages(site, rendered)));
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
 * Adds to Parcel's development server (see `.proxyrc.js`) the files that a build would write: those
 * of `static/`, pictures, icons and fonts, the vCard, the index of the search. Also the form inbox
 * and, only under `npm run edit`, the editor's server.
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
    response.end('This server answers only localhost and HOST, and no page of another site.\n');
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
  // The HTML of written pages, for `src/showWritten.ts`, at addresses that no page can have.
  use('/_written', async (request, response) => {
    const html = await renderWrittenPage(folder, addressIn(request));
    response.statusCode = html === undefined ? 404 : 200;
    answer(response, '.html', html);
  });
  use(`/${downloads.prefix}`, filesOf(path.join(folder, downloads.folder)));
  use('/', createPictureServer(folder));
  // Made anew for each page, which asks for the rules of the fonts first.
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
