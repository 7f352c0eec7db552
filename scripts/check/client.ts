import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { type PeerCertificate, TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What came back, unpacked; status 0 where nothing did, and why. Header names are in lower case. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  error?: string;
  certificate?: PeerCertificate | false;
};

/** With `verify`, a wrong certificate is no answer, as in a browser. */
export type Question = { method?: string; headers?: object; body?: string; verify?: boolean };

/** Where connections go instead: `www.example:443` to `127.0.0.1:8443`. */
export type Connections = ReadonlyMap<string, string>;

/** Who is silent for so long does not answer. In ms. */
const patience = 15_000;

/** So many connections are open at a time. */
const most = 8;
http.globalAgent.maxSockets = most;
https.globalAgent.maxSockets = most;

type Unpack = (packed: Buffer) => Buffer;
const unpackers: Record<string, Unpack> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The host and port that an address is asked at. */
export function destination({ protocol, hostname, port }: URL, connections: Connections) {
  const usual = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  const target = connections.get(usual) ?? usual;
  const colon = target.lastIndexOf(':');
  const name = target.slice(0, colon).replace(/^\[|\]$/g, '');
  return { hostname: name, port: +target.slice(colon + 1) };
}

/** Asks web servers as they are: no redirect is followed. */
export function createAsk(origin: string, connections: Connections) {
  async function send(url: URL, question: Question): Promise<Answer> {
    // The site's own certificate is looked at once: with a wrong one all the rest is looked at as well.
    const { method, headers, body, verify = url.origin !== origin } = question;
    const isSecure = url.protocol === 'https:';
    const sent = (isSecure ? https : http).request(url, {
      ...destination(url, connections),
      method,
      headers: { Host: url.host, ...headers },
      timeout: patience,
      servername: url.hostname,
      rejectUnauthorized: verify,
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    const [response]: http.IncomingMessage[] = await once(sent.end(body), 'response');
    if (!response) throw new Error('no answer');
    const { statusCode: status = 0, socket } = response;
    const named = Object.entries(response.headers).map(([name, value]) => [name, `${value}`]);
    const certificate = verify && socket instanceof TLSSocket && socket.getPeerCertificate();
    const unpack = unpackers[response.headers['content-encoding'] ?? ''] ?? ((plain) => plain);
    const unpacked = unpack(await buffer(response));
    return { status, headers: Object.fromEntries(named), body: unpacked, certificate };
  }

  const known = new Map<string, Promise<Answer>>();
  /** Asks an address, or a path of the site; only once where nothing else is said. Never rejects. */
  return (address: string, question?: Question): Promise<Answer> => {
    const nothing = { status: 0, headers: {}, body: Buffer.alloc(0) };
    const before = question ? undefined : known.get(address);
    const answer = before ?? send(new URL(address, origin), question ?? {});
    if (!question) known.set(address, answer);
    return answer.catch((error: unknown) => ({ ...nothing, error: `${error}` }));
  };
}
