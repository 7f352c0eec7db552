import { createServer, type RequestListener } from 'node:http';
import { listen } from '../../../server/port';
import { createLocalStore } from '../../../src/editor/browser/store/localStore';
import { createEditorServer } from '../../../src/editor/server/editorServer';

/** The token that the terminal would have shown. */
export const token = '0123456789abcdef0123456789abcdef';

/** The path of the editor's page, and what that page asks by. */
export const pagePath = `/edit/${token}/`;
export const localStore = createLocalStore(pagePath);

/** Serves the editor of the site in a folder, at a free port; `others` answers everything else. */
export async function serveEditor(folder: string, others: RequestListener) {
  const handle = createEditorServer(folder, token);
  const server = createServer((request, response) => {
    void handle(request, response, () => others(request, response));
  });
  const port = await listen(server, 0, 'localhost');
  return { server, port, url: `http://localhost:${port}` };
}
