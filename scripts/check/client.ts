import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { type PeerCertificate, TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer, unpacked; without one the status is 0, and `error` says why. */
export type Answer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  error?: string;
  certificate?: PeerCertificate | false;
};

/** An answer's status in words. */
export const answers = (status: number) => (status ? `answers ${status}` : 'does not answer');

/** With `verify`, a wrong certificate is no answer, as in a browser. */
export type Question = {
  method?: string;
  headers?: object;
  body?: string | undefined;
  verify?: boolean;
};

// Connections that are open at a time.
http.globalAgent.maxSockets = 8;
https.globalAgent.maxSockets = 8;

type Unpack = (packed: Buffer) => Buffer;
const unpackers: Record<string, Unpack> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Asks web servers, following no redirect. `site` is the address that the site's paths are below;
 * `connections` has hosts to ask in place of names.
 */
export function createAsk(site: string, connections: ReadonlyMap<string, string>) {
  const { origin } = new URL(site);
  async function send(url: URL, question: Question): Promise<Answer> {
    // The site's own certificate has a check of its own, and must not hide all other faults.
    const { verify = url.origin !== origin, headers: sent, body } = question;
    const target = new URL(url);
    target.host = connections.get(url.hostname) ?? url.host;
    const request = (url.protocol === 'https:' ? https : http).request(target, {
      ...question,
      headers: { Host: url.host, ...sent },
      timeout: 15_000,
      servername: url.hostname,
      rejectUnauthorized: verify,
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    const response: http.IncomingMessage = (await once(request.end(body), 'response'))[0];
    const { statusCode: status = 0, headers, socket } = response;
    const certificate = verify && socket instanceof TLSSocket && socket.getPeerCertificate();
    const unpack = unpackers[headers['content-encoding'] ?? ''] ?? ((plain) => plain);
    return { status, headers, body: unpack(await buffer(response)), certificate };
  }

  /** Asks an address, or a path of the site. Never rejects. */
  return (address: string, question: Question = {}): Promise<Answer> =>
    send(new URL(address.startsWith('/') ? site + address : address), question).catch(
      (error: unknown) => {
        return { status: 0, headers: {}, body: Buffer.alloc(0), error: `${error}` };
      },
    );
}
