import { createServer, type RequestListener } from 'node:http';
import { listen } from '../../../server/port';
import { createEditorServer } from '../../../src/editor/server/editorServer';

/** The token that the terminal would have shown. */
export const token = '0123456789abcdef0123456789abcdef';

/** The editor's server for the site in a folder, on a port of its own; `others` answer what is not the editor's. */
export async function serveEditor(folder: string, others: RequestListener) {
  const handle = createEditorServer(folder, token);
  const server = createServer((request, response) => {
    void handle(request, response, () => others(request, response));
  });
  const port = await listen(server, 0, 'localhost');
  return { server, port, url: `http://localhost:${port}` };
}
