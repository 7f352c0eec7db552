import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
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
  behave = accept;
  /** Where it listens. */
  port = 0;
  readonly #server = createServer((request, response) => {
    // A message that breaks off has not arrived.
    this.#answer(request, response).catch(() => {});
  });
  #preflight: Promise<void> | undefined;

  async start(): Promise<void> {
    this.port = await listen(this.#server, 0);
  }

  /** Nothing has arrived, and every message is accepted. */
  async reset(): Promise<void> {
    if (!this.#server.listening) await this.start();
    this.requests = [];
    this.messages = [];
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

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    // Chromium sends a request again on its own when a connection that it had used before is
    // reset; with one connection a request, what is counted is what the page has sent.
    response.setHeader('Connection', 'close');
    if (request.method !== 'POST') {
      await this.#preflight;
      response.end();
      return;
    }
    this.messages.push(await text(request));
    this.behave(response, request);
  }
}

/** Gives a worker's tests a form service of their own, and stops it after them. */
export async function withFormService(use: (service: FormService) => Promise<void>): Promise<void> {
  const service = new FormService();
  await service.start();
  await use(service);
  service.stop();
}
