import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Answer, createClient } from '../../scripts/check/client';
import type { Certificate } from './certificates';
import { content } from './company';

/** What a broken deployment does differently. */
export type Breakage = {
  /** Changes an answer of the site, by the path that was asked for. */
  answer?: (path: string, answer: Answer) => Partial<Answer> | undefined;
  certificate?: Certificate;
  /** Answers on port 80. */
  plain?: RequestListener;
  /** Answers in place of the form service; null: nothing listens there. */
  form?: RequestListener | null;
  /** Answers in place of the Git host of the editor, and of the service that signs in with it. */
  gitHost?: RequestListener;
};

const host = new URL(content.site.origin).hostname;

const redirect: RequestListener = ({ url }, response) =>
  void response.writeHead(301, { Location: `https://${host}${url}` }).end();

/** A form service as it should be. */
export const formService: RequestListener = ({ method, headers }, response) => {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '');
  if (method !== 'OPTIONS') return void response.writeHead(200).end('{}');
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  return void response.writeHead(204).end();
};

/** A Git host with a public repository. */
const gitHost: RequestListener = (_, response) =>
  void response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('{}');

/** What the sites under test have answered: they are files, and say the same each time. */
const answered = new Map<string, Promise<Answer>>();

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * The internet around a server with the site on a port of this machine: TLS in front of it, port 80
 * and the form service. `connections` is what leads the check there.
 */
export async function deploy(port: number, certificate: Certificate, breakage: Breakage = {}) {
  const client = createClient(new Map());
  const front: RequestListener = async (request, response) => {
    // The server behind goes by its own name.
    const { url = '/', method = 'GET', headers } = request;
    delete headers.host;
    const asked = new URL(`http://127.0.0.1:${port}${url}`);
    const named = Object.entries(headers).map(([name, value]) => [name, `${value}`]);
    const question = { method, headers: Object.fromEntries(named) };
    const key = JSON.stringify([asked, question]);
    const asking = answered.get(key) ?? client.ask(asked, question);
    answered.set(key, asking);
    const answer = await asking;
    const { status, headers: sent, body } = { ...answer, ...breakage.answer?.(url, answer) };
    const { 'transfer-encoding': _, 'content-length': __, connection: ___, ...rest } = sent;
    const length = method === 'HEAD' || status === 304 ? {} : { 'content-length': body.length };
    response.writeHead(status || 502, { ...rest, ...length }).end(body);
  };
  const secure = breakage.certificate ?? certificate;
  const servers = {
    site: createSecureServer(secure, front),
    plain: createServer(breakage.plain ?? redirect),
    form: createSecureServer(certificate, breakage.form ?? formService),
    gitHost: createSecureServer(certificate, breakage.gitHost ?? gitHost),
  };
  const ports = {
    site: await listening(servers.site),
    plain: await listening(servers.plain),
    form: await listening(servers.form),
    gitHost: await listening(servers.gitHost),
  };
  if (breakage.form === null) servers.form.close();
  return {
    connections: new Map([
      [`${host}:443`, `127.0.0.1:${ports.site}`],
      [`${host}:80`, `127.0.0.1:${ports.plain}`],
      ['forms.example:443', `127.0.0.1:${ports.form}`],
      ['git.example:443', `127.0.0.1:${ports.gitHost}`],
      ['sign-in.example:443', `127.0.0.1:${ports.gitHost}`],
      // Where a form posts to that somebody else has changed.
      ['other.example:443', `127.0.0.1:${ports.form}`],
    ]),
    stop(): void {
      client.close();
      for (const server of Object.values(servers)) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
