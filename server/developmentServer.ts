import { existsSync } from 'node:fs';
import path from 'node:path';
import send from 'send';
import { createEditorServer } from '../src/editor/server/editorServer';
import { vcardFile } from '../src/features/contact-details/vcardFile';
import { searchFileName } from '../src/features/search/searchAddress';
import { filesBelow } from '../src/generator/filesBelow';
import { indexOf, readPictures } from '../src/generator/pictures/readPictures';
import { renderSite, searchedPages } from '../src/generator/renderSite';
import { searchedOn } from '../src/generator/search/searchFile';
import { readSite, siteFolder } from '../src/generator/site';
import { vcard } from '../src/generator/vcard';
import { downloads, isHandedOut } from '../src/generator/written/downloads';
import { decodedName } from '../src/generator/written/markdown';
import { brandFiles } from './brandFiles';
import { createInbox, inboxFile, inboxPath } from './inbox';
import { asOwnersFile } from './ownersFile';
import { mayBeAnswered } from './ownPage';
import { createPictureServer } from './pictures';
import { hostFromEnvironment } from './port';
import { addressIn, answer, type Handler } from './requests';

const isOfBrand = (address: string) =>
  /^\/(brand\/|favicon\.ico$|apple-touch-icon\.png$|icon-512\.png$)/.test(address);

/** A site with its pages, from its files as they are now. */
async function renderNow(folder: string) {
  const site = readSite(folder);
  const { pictures } = await readPictures(folder, site.content);
  return { site, rendered: await renderSite(site, indexOf(pictures)) };
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
    // No page of another site gets the scripts, and with them all texts, as its own.
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    if (mayBeAnswered(request, hostFromEnvironment())) return next();
    response.writeHead(403, { 'Content-Type': 'text/plain' });
    response.end('This server answers only localhost and HOST, plain paths, and no other site.\n');
  });
  use(
    inboxPath,
    createInbox(inboxFile, () => readSite(folder).content.contact.fields ?? []),
  );
  const { EDIT_TOKEN } = process.env;
  if (EDIT_TOKEN) use('/', createEditorServer(folder, EDIT_TOKEN));
  use(`/${vcardFile}`, (_request, response) =>
    answer(response, vcardFile, vcard(readSite(folder))),
  );
  use(`/${searchFileName}`, async (_request, response) => {
    const { site, rendered } = await renderNow(folder);
    const searched = searchedOn(site, searchedPages(site, rendered));
    answer(response, searchFileName, JSON.stringify(searched));
  });
  // The HTML of written pages, for `src/showWritten.ts`, at addresses that no page can have.
  use('/_written', async (request, response) => {
    const { rendered } = await renderNow(folder);
    const page = rendered.written.find(({ route }) => route.path === addressIn(request));
    response.statusCode = page ? 200 : 404;
    answer(response, '.html', page?.content);
  });
  const root = path.join(folder, downloads.folder);
  const download = filesOf(root);
  use(`/${downloads.prefix}`, (request, response, next) => {
    const name = decodedName(addressIn(request).slice(1));
    // Only what a build copies: no links.
    const isCopied = isHandedOut(name) && existsSync(root) && filesBelow(root).includes(name);
    return isCopied ? download(request, response, next) : next();
  });
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
