import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import path from 'node:path';
import { listen } from '../../../server/port';
import { createSiteServer } from '../../../server/siteServer';
import { compressFolder } from '../../../src/build/compress';
import {
  deploymentFile,
  deploymentOf,
  deploymentOfSources,
  knownTexts,
  nowhere,
} from '../../../src/build/deployment';
import { onlineSettings } from '../../../src/build/editor/onlineSettings';
import { fileOf } from '../../../src/build/fileOf';
import { headScript } from '../../../src/build/headScript';
import { serving } from '../../../src/build/serving';
import { readSite } from '../../../src/build/site';
import { writtenPages } from '../../../src/build/written/writtenPages';
import { editor, testSite } from '../../hosts/support/testSite';
import { ask } from '../../support/ask';
import { companyFolder } from '../../support/companyFolder';

const { formUrl } = testSite;

/** The tests' company with an editor on the internet, and a small build: all addresses, few words. */
export async function buildSmallSite(folder: string, outDir: string) {
  for (const old of [folder, outDir]) rmSync(old, { recursive: true, force: true });
  cpSync(companyFolder, folder, { recursive: true });
  const settings = path.join(folder, 'content/site.json');
  const own = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...own, editor }));
  const site = readSite(folder);
  const head = `<link rel="stylesheet" href="/assets/site.css"><script>${headScript()}</script>`;
  const form = `<form action="${formUrl}">`;
  const pages = Object.entries(deploymentOfSources(site, formUrl).addresses)
    .filter(([, { type }]) => /html/.test(type ?? ''))
    .map(([address]): [string, string] => [
      fileOf(address === nowhere ? '/404' : address),
      `<!doctype html><html lang="en">${head}<h1>${address}</h1>${address === '/contact' ? form : ''}`,
    ]);
  const files = [
    ...pages,
    ...knownTexts(site),
    ['assets/site.css', 'h1{color:red}'],
    ['assets/About.js', 'about()'],
    ['pictures/hero.avif', 'avif'],
    ['.well-known/security.txt', 'Expires: next year'],
    ['edit/index.html', '<!doctype html><title>Editor</title>'],
    ['edit/settings.json', JSON.stringify(onlineSettings(editor))],
  ];
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    writeFileSync(path.join(outDir, file), text);
  };
  for (const [file = '', text = ''] of files) write(file, text);
  const served = serving([head], formUrl, onlineSettings(editor));
  const routes = [...site.routes, ...writtenPages(site.content).map(({ route }) => route)];
  write(
    deploymentFile,
    JSON.stringify(deploymentOf(site, { outDir, formUrl, serving: served, routes })),
  );
  await compressFolder(outDir);
  const inboxFile = path.join(outDir, 'inbox');
  const server = createSiteServer({ root: outDir, serving: served, inboxFile });
  return { origin: site.content.site.origin, server, port: await listen(server, 0) };
}

/** A certificate that is its own authority, for these names and those of the services; with its key. */
export function certify(...names: string[]): string {
  const all = [...names, 'forms.example', 'git.example', 'sign-in.example'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=DNS:${all.join(',DNS:')}`];
  const written = ['req', '-x509', ...key, ...subject, '-keyout', '-', '-out', '-', '-days', '90'];
  return execFileSync('openssl', written, { encoding: 'utf8', stdio: 'pipe' });
}

export type Answer = Awaited<ReturnType<typeof ask>>;

/** What a deployment does otherwise than it should. */
export type Breakage = {
  answer?: (path: string, answer: Answer) => Partial<Answer> | undefined;
  certificate?: string;
  /** Answers on port 80, or in place of the form service or the editor's Git host. */
  plain?: RequestListener;
  form?: RequestListener;
  gitHost?: RequestListener;
};

/** A form service, or a Git host, as it should be. */
export const allowing: RequestListener = ({ headers }, response) => {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  response.writeHead(200).end('{}');
};

/** The internet around a server on a port of this machine; `connections` lead the check there. */
export async function deploy(host: string, port: number, certificate: string, breakage: Breakage) {
  const { form = allowing, gitHost = allowing, plain } = breakage;
  const site: RequestListener = async ({ url = '/', method, headers }, response) => {
    const named = Object.entries(headers).map(([name, value]) => [name, `${value}`]);
    const asked = { ...Object.fromEntries(named), host: `127.0.0.1:${port}`, connection: 'close' };
    const answer = await ask(port, url, asked, method);
    const changed = { ...answer, ...breakage.answer?.(url, answer) };
    for (const [name, value] of Object.entries(changed.headers))
      if (value && !/^(content-length|connection)$/.test(name)) response.setHeader(name, value);
    response.writeHead(changed.status ?? 502).end(changed.body);
  };
  const answering: Record<string, RequestListener> = {
    [host]: site,
    'forms.example': form,
    'git.example': gitHost,
    'sign-in.example': gitHost,
  };
  const pem = breakage.certificate ?? certificate;
  const secure = createSecureServer({ cert: pem, key: pem }, (request, response) =>
    answering[request.headers.host ?? '']?.(request, response),
  );
  const redirecting = createServer(
    plain ??
      (({ url }, response) =>
        void response.writeHead(301, { Location: `https://${host}${url}` }).end()),
  );
  const [at, redirectingAt] = [await listen(secure, 0), await listen(redirecting, 0)];
  const connections = new Map([[`${host}:80`, `127.0.0.1:${redirectingAt}`]]);
  for (const name of Object.keys(answering)) connections.set(`${name}:443`, `127.0.0.1:${at}`);
  return {
    connections,
    stop(): void {
      for (const server of [secure, redirecting]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
