import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { contentType } from '../src/build/serving';
import { readSite, siteFolder } from '../src/build/site';
import { places } from '../src/build/sitePlaces';
import { vcard } from '../src/build/vcard';
import { vcardFile } from '../src/features/contact-details/vcardFile';
import { placesFile } from '../src/features/finder/loadPlaces';
import { createInbox, inboxPath } from './inbox';
import { inboxFile } from './inboxFile';
import { createPictureServer } from './pictures';

type Next = (error?: unknown) => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

type ConnectApp = { use: (path: string, handler: Handler) => void };

/**
 * Adds to Parcel's development server what the build does elsewhere: the files of `static/` under
 * their own names, the pictures, the vCard that a page links to, what the finder searches, and the form inbox (see `.proxyrc.js`).
 */
export function extendDevelopmentServer(app: ConnectApp): void {
  const inbox = createInbox(inboxFile);
  app.use(inboxPath, (request, response, next) => {
    inbox(request, response).catch(next);
  });
  app.use(`/${vcardFile}`, (_request, response) => {
    response.setHeader('Content-Type', contentType(vcardFile));
    response.end(vcard(readSite(siteFolder())));
  });
  app.use(`/${placesFile}`, (_request, response) => {
    response.setHeader('Content-Type', contentType(placesFile));
    response.end(JSON.stringify(places(readSite(siteFolder()))));
  });
  app.use('/', createPictureServer(siteFolder()));
  app.use('/', (request, response, next) => {
    send(request, request.url?.split('?', 1)[0] ?? '/', { root: 'static', index: false })
      .on('error', () => next())
      .on('directory', () => next())
      .pipe(response);
  });
}
