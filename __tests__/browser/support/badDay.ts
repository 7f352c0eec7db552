import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from '../../../server/port';

/** A site whose form goes to a service of another origin, which misbehaves as a test tells it. */
export const badDaySite = {
  outDir: '.build/bad-day-site',
  port: 4198,
  url: 'http://localhost:4198',
  inboxFile: '.build/bad-day-inbox.jsonl',
  /** The test's browser maps the name to the loopback address, or to nothing. */
  formHost: 'forms.test',
  formPort: 4197,
  formUrl: 'http://forms.test:4197/f/1',
};

/** A browser flag: where the form service's name leads, `127.0.0.1` or `~NOTFOUND`. */
export const formHostLeadsTo = (target: string) =>
  `--host-resolver-rules=MAP ${badDaySite.formHost} ${target}`;

/** What the service does with a message that has reached it. */
export type Misbehaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** A form service on loopback: it counts what arrives and answers as it is told. */
export class FormService {
  /** The method and path of each request, in the order in which they came. */
  readonly requests: string[] = [];
  /** The bodies of the messages. */
  readonly messages: string[] = [];
  /** How many connections were closed by the browser before the answer was complete. */
  abandoned = 0;
  refusesPreflight = false;
  behave: Misbehaviour = (response) => response.end();
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #preflight: Promise<void> | undefined;

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  async start(): Promise<void> {
    await listen(this.#server, badDaySite.formPort);
  }

  /** Leaves the preflight without an answer until the function it returns is called. */
  holdPreflight(): () => void {
    let release = () => {};
    this.#preflight = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** Nothing listens afterwards: connections are refused. */
  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push(`${request.method} ${request.url}`);
    if (!this.refusesPreflight) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
    }
    if (request.method !== 'POST') {
      // Chromium sends a request again on its own when a connection that it had used before is
      // reset; with one connection a request, what is counted is what the page has sent.
      response.setHeader('Connection', 'close');
      await this.#preflight;
      response.end();
      return;
    }
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      this.messages.push(body);
      response.on('close', () => {
        if (!response.writableFinished) this.abandoned += 1;
      });
      this.behave(response, request);
    });
  }
}
