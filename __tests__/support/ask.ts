import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Asks a port of the loopback address, on a connection of its own. The path is sent as it is;
 * `fetch` would tidy it up.
 */
export async function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
) {
  const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('no response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
