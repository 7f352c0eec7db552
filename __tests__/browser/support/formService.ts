import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from '../../../server/port';
import { testSite } from './testSite';

const { hostname } = new URL(testSite.formUrl);

/** A browser flag: where the form service's name leads, such as `127.0.0.1:4197` or `~NOTFOUND`. */
export const formHostLeadsTo = (target: string) =>
  `--host-resolver-rules=MAP ${hostname} ${target}`;

/** What the service does with a message that has reached it. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

const accept: Behaviour = (response) => response.end();

/** A form service on loopback: it counts what arrives and answers as a test tells it. */
export class FormService {
  /** The method and path of each request, in the order in which they came. */
  requests: string[] = [];
  /** The bodies of the messages. */
  messages: string[] = [];
  /** How many connections were closed by the browser before the answer was complete. */
  abandoned = 0;
  refusesPreflight = false;
  behave = accept;
  /** Where it listens; a service that stops and starts comes back there. */
  port = 0;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  #preflight: Promise<void> | undefined;

  async start(): Promise<void> {
    const server = createServer((request, response) => this.#answer(request, response));
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    this.port = await listen(server, this.port);
    this.#server = server;
  }

  /** Nothing has arrived, and every message is accepted. */
  async reset(): Promise<void> {
    if (!this.#server) await this.start();
    this.requests = [];
    this.messages = [];
    this.abandoned = 0;
    this.refusesPreflight = false;
    this.behave = accept;
    this.#preflight = undefined;
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
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push(`${request.method} ${request.url}`);
    if (!this.refusesPreflight) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
    }
    // Chromium sends a request again on its own when a connection that it had used before is
    // reset; with one connection a request, what is counted is what the page has sent.
    response.setHeader('Connection', 'close');
    if (request.method !== 'POST') {
      await this.#preflight;
      response.end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.messages.push(Buffer.concat(chunks).toString('utf8'));
      response.on('close', () => {
        if (!response.writableFinished) this.abandoned += 1;
      });
      this.behave(response, request);
    });
  }
}

/** Gives a worker's tests a form service of their own, and stops it after them. */
export async function withFormService(use: (service: FormService) => Promise<void>): Promise<void> {
  const service = new FormService();
  await service.start();
  await use(service);
  await service.stop();
}
