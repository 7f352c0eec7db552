import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';

/** What came back; status 0 where nothing did. Header names are in lower case. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

export type AskOptions = { method?: string; headers?: Record<string, string>; body?: string };

/** Where connections go instead: `www.example:443` to `127.0.0.1:8443`. */
export type Connections = ReadonlyMap<string, string>;

/** An answer that is not whole within this time counts as none. In ms. */
export const answerTimeout = 15_000;

const noAnswer: Answer = { status: 0, headers: {}, body: Buffer.alloc(0) };

async function answerTo(sent: http.ClientRequest): Promise<Answer> {
  const [response]: http.IncomingMessage[] = await once(sent, 'response');
  if (!response) return noAnswer;
  const named = Object.entries(response.headers).map(([name, value]) => [name, `${value ?? ''}`]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(named),
    body: await buffer(response),
  };
}

/** The host and port that an address is asked at. */
export function destination({ protocol, hostname, port }: URL, connections: Connections) {
  const usual = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  const target = connections.get(usual) ?? usual;
  const colon = target.lastIndexOf(':');
  return { host: target.slice(0, colon).replace(/^\[|\]$/g, ''), port: +target.slice(colon + 1) };
}

type ClientOptions = {
  /** How long each answer may take, in ms. */
  limit?: number | undefined;
  /**
   * Whether a wrong certificate is no answer, as in a browser. Otherwise it is no obstacle: `tls.ts`
   * looks at that of the site.
   */
  verify?: boolean;
  /** Authorities instead of the usual ones, as PEM. */
  ca?: string | undefined;
};

/**
 * Asks web servers as they are, a few at a time: no redirect is followed and nothing is unpacked.
 */
export function createClient(
  connections: Connections,
  { limit = answerTimeout, verify = false, ca }: ClientOptions = {},
) {
  const pooled = { keepAlive: true, maxSockets: 8 };
  const plain = new http.Agent(pooled);
  const secure = new https.Agent({ ...pooled, rejectUnauthorized: verify, ...(ca ? { ca } : {}) });

  async function ask(address: URL, { method = 'GET', headers, body }: AskOptions): Promise<Answer> {
    const isSecure = address.protocol === 'https:';
    const options = {
      ...destination(address, connections),
      path: address.pathname + address.search,
      method,
      headers: { Host: address.host, ...headers },
    };
    const sent = isSecure
      ? https.request({ ...options, servername: address.hostname, agent: secure })
      : http.request({ ...options, agent: plain });
    let timer: NodeJS.Timeout | undefined;
    // Only now: waiting for a free connection is not the server's slowness.
    sent.once('socket', () => {
      timer = setTimeout(() => sent.destroy(new Error('timeout')), limit);
    });
    try {
      return await answerTo(sent.end(body));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** Never rejects: what cannot be reached has the status 0. */
    ask: (address: URL, options: AskOptions = {}): Promise<Answer> =>
      ask(address, options).catch(() => noAnswer),
    close(): void {
      plain.destroy();
      secure.destroy();
    },
  };
}

export type Client = ReturnType<typeof createClient>;
