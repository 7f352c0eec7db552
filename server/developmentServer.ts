import path from 'node:path';
import send from 'send';
import { contentType } from '../src/build/contentTypes';
import { searchedOn } from '../src/build/search/siteSearch';
import { modulesFolder, readSite, siteFolder } from '../src/build/site';
import { vcard } from '../src/build/vcard';
import { downloads } from '../src/build/written/downloads';
import { vcardFile } from '../src/features/contact-details/vcardFile';
import { searchFile } from '../src/features/finder/searchFile';
import { brandFiles } from './brandFiles';
import { createEditorServer } from './edit/editorServer';
import { createInbox, inboxFile, inboxPath } from './inbox';
import { asOwnersFile } from './ownersFile';
import { mayBeAnswered } from './ownPage';
import { addressIn, createPictureServer, type Handler } from './pictures';
import { hostFromEnvironment } from './port';
import { renderPages, renderWrittenPage } from './renderPages';

/** What `src/index.html` links to. */
const fontRules = '/brand/fonts.css';

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
 * their own names, the pictures, what is made of the brand, the vCard that a page links to, what the finder
 * searches, the form inbox and, under `npm run edit` alone, the editor's server (see `.proxyrc.js`).
 */
export function extendDevelopmentServer(app: ConnectApp): void {
  app.use('/', (request, response, next) => {
    if (mayBeAnswered(request, hostFromEnvironment())) return next();
    response.writeHead(403, { 'Content-Type': 'text/plain' });
    response.end('This server answers to localhost and to HOST alone, and to no page of others.\n');
  });
  const inbox = createInbox(inboxFile);
  app.use(inboxPath, (request, response, next) => {
    inbox(request, response).catch(next);
  });
  const { EDIT_TOKEN } = process.env;
  if (EDIT_TOKEN) {
    const edit = createEditorServer(siteFolder(), EDIT_TOKEN);
    app.use('/', (request, response, next) => {
      edit(request, response, next).catch(next);
    });
  }
  app.use(`/${vcardFile}`, (_request, response) => {
    response.setHeader('Content-Type', contentType(vcardFile));
    response.end(vcard(readSite(siteFolder())));
  });
  app.use(`/${searchFile}`, (_request, response, next) => {
    searchOf(siteFolder()).then((text) => {
      response.setHeader('Content-Type', contentType(searchFile));
      response.end(text);
    }, next);
  });
  // Below an address that no page can have is each written page, which `src/showWritten.ts` shows.
  app.use('/_written', (request, response, next) => {
    const folder = siteFolder();
    const address = addressIn(request);
    renderWrittenPage(folder, modulesFolder(folder), address).then((html) => {
      response.statusCode = html === undefined ? 404 : 200;
      response.setHeader('Content-Type', contentType('.html'));
      response.end(html);
    }, next);
  });
  app.use(`/${downloads.prefix}`, filesOf(path.join(siteFolder(), downloads.folder)));
  app.use('/', createPictureServer(siteFolder()));
  // Made anew with each page, whose first request of it is the rules of the font.
  let files: ReturnType<typeof brandFiles> | undefined;
  app.use('/', (request, response, next) => {
    const address = addressIn(request);
    if (!isOfBrand(address)) return next();
    if (address === fontRules) files = undefined;
    files ??= brandFiles(siteFolder());
    files.then((all) => {
      const file = all.get(address);
      if (file === undefined) return next();
      asOwnersFile(response, address);
      response.setHeader('Content-Type', contentType(address));
      response.end(file);
    }, next);
  });
  app.use('/', filesOf('static'));
}
