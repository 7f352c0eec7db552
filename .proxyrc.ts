import type { IncomingMessage, ServerResponse } from 'node:http';
import { createInbox, inboxPath } from './server/inbox';
import { inboxFile } from './server/inboxFile';

type Next = (error?: unknown) => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Parcel's hook into its development server: it embeds the form inbox at `/inbox`. */
export default function embedInbox(app: { use: (path: string, handler: Handler) => void }): void {
  const handle = createInbox(inboxFile);
  app.use(inboxPath, (request, response, next) => {
    handle(request, response).catch(next);
  });
}
