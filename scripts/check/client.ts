import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What came back, unpacked; status 0 where nothing did. Header names are in lower case. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

export type AskOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether a wrong certificate is no answer, as in a browser. */
  verify?: boolean;
};

export type Network = {
  /** Where connections go instead: `www.example:443` to `127.0.0.1:8443`. */
  connections?: ReadonlyMap<string, string>;
  /** Authorities instead of the usual ones, as PEM. */
  ca?: string | undefined;
};

/** Who is silent for so long does not answer. In ms. */
export const patience = 15_000;

/** The host and port that an address is asked at. */
export function destination({ protocol, hostname, port }: URL, { connections }: Network) {
  const usual = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  const target = connections?.get(usual) ?? usual;
  const colon = target.lastIndexOf(':');
  return { host: target.slice(0, colon).replace(/^\[|\]$/g, ''), port: +target.slice(colon + 1) };
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Asks web servers as they are, a few at a time: no redirect is followed. */
export function createClient(network: Network) {
  const pooled = { keepAlive: true, maxSockets: 8 };
  const agents = { plain: new http.Agent(pooled), secure: new https.Agent(pooled) };

  async function ask(address: URL, { verify = false, body, ...options }: AskOptions) {
    const isSecure = address.protocol === 'https:';
    const sent = (isSecure ? https : http).request({
      ...destination(address, network),
      path: address.pathname + address.search,
      method: options.method,
      headers: { Host: address.host, ...options.headers },
      timeout: patience,
      agent: isSecure ? agents.secure : agents.plain,
      ...(isSecure && { servername: address.hostname, rejectUnauthorized: verify, ca: network.ca }),
    });
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    const [response]: http.IncomingMessage[] = await once(sent.end(body), 'response');
    if (!response) throw new Error('no response');
    const named = Object.entries(response.headers).map(([name, value]) => [name, `${value}`]);
    return {
      status: response.statusCode ?? 0,
      headers: Object.fromEntries(named),
      body: unpacked(await buffer(response), response.headers['content-encoding']),
    };
  }

  return {
    /** Never rejects: what cannot be reached or read has the status 0. */
    ask: (address: URL, options: AskOptions = {}): Promise<Answer> =>
      ask(address, options).catch(() => ({ status: 0, headers: {}, body: Buffer.alloc(0) })),
    close(): void {
      agents.plain.destroy();
      agents.secure.destroy();
    },
  };
}

export type Client = ReturnType<typeof createClient>;
