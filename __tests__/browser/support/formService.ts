import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { test as base } from '@playwright/test';
import { listen } from '../../../server/port';
import { testSite } from './testSite';

const { hostname } = new URL(testSite.formUrl);

/** A browser flag for the address of the form service's name: `127.0.0.1:4197`, `~NOTFOUND`. */
export const formHostLeadsTo = (target: string) =>
  `--host-resolver-rules=MAP ${hostname} ${target}`;

/** The service's answer to a message. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

const accept: Behaviour = (response) => response.end();

/** A form service on loopback that counts requests and answers as a test asks it to. */
export class FormService {
  /** The method and path of each request, in the order in which they came. */
  requests: string[] = [];
  /** The bodies of the messages. */
  messages: string[] = [];
  behave = accept;
  /** The port on which it listens. */
  port = 0;
  readonly #server = createServer((request, response) => {
    // A message that breaks off does not count.
    this.#answer(request, response).catch(() => {});
  });
  #preflight: Promise<void> | undefined;

  async start(): Promise<void> {
    this.port = await listen(this.#server, 0);
  }

  /** Forgets all messages, and accepts every new one. */
  async reset(): Promise<void> {
    if (!this.#server.listening) await this.start();
    this.requests = [];
    this.messages = [];
    this.behave = accept;
    this.#preflight = undefined;
  }

  /** Does not answer the preflight until the returned function is called. */
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
    // Chromium repeats a request if a connection that it had used before is reset. With a
    // connection for each request, only the page's own requests are counted.
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

/** Tests with a form service of their worker's, which accepts every message by default. */
export const test = base.extend<{ formService: FormService }, { formServer: FormService }>({
  formServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const service = new FormService();
      await service.start();
      await use(service);
      service.stop();
    },
    { scope: 'worker' },
  ],
  formService: [
    async ({ formServer }, use) => {
      await formServer.reset();
      await use(formServer);
    },
    { auto: true },
  ],
});
