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
import { ask } from '../../support/ask';
import { companyFolder } from '../../support/companyFolder';

export const formUrl = 'https://forms.example/f/1';
const signIn = 'https://sign-in.example/auth';
const git = { host: 'github' as const, repository: 'tarnline/website', signIn };
const editor = { ...git, address: 'https://git.example' };

/** The tests' company with an editor on the internet, and a small build: all addresses, few words. */
export async function buildSmallSite(folder: string, outDir: string) {
  for (const old of [folder, outDir]) rmSync(old, { recursive: true, force: true });
  cpSync(companyFolder, folder, { recursive: true });
  const settings = path.join(folder, 'content/site.json');
  const own = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...own, editor }));
  const site = readSite(folder);
  const written = writtenPages(site.content).map(({ route }) => route);
  const head = `<link rel="stylesheet" href="/assets/site.css"><script>${headScript()}</script>`;
  const form = `<form action="${formUrl}" method="post"></form>`;
  const routes = Object.entries(deploymentOfSources(site, formUrl).addresses).flatMap(
    ([address, { type, location }]) => (!location && /html/.test(type ?? '') ? [address] : []),
  );
  const pages = routes.map((address): [string, string] => [
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
  const built = { outDir, formUrl, serving: served, routes: [...site.routes, ...written] };
  write(deploymentFile, JSON.stringify(deploymentOf(site, built)));
  await compressFolder(outDir);
  const inboxFile = path.join(outDir, 'inbox');
  const server = createSiteServer({ root: outDir, serving: served, inboxFile });
  return { origin: site.content.site.origin, server, port: await listen(server, 0) };
}

/** A certificate that is its own authority. */
export function certify(folder: string, names: string[], days: number) {
  mkdirSync(folder, { recursive: true });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=DNS:${names.join(',DNS:')}`];
  const files = ['-keyout', 'key.pem', '-out', 'cert.pem', '-days', `${days}`];
  const options = { cwd: folder, stdio: 'pipe' as const };
  execFileSync('openssl', ['req', '-x509', ...key, ...subject, ...files], options);
  const [cert = '', secret = ''] = ['cert.pem', 'key.pem'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  return { cert, key: secret };
}

export type Answer = Awaited<ReturnType<typeof ask>>;

/** Changes an answer of the site. */
export type Changing = (path: string, answer: Answer) => Partial<Answer> | undefined;

/** What a deployment does otherwise than it should. */
export type Breakage = {
  answer?: Changing;
  certificate?: ReturnType<typeof certify>;
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

/** What the small build has answered: it says the same each time. */
const answered = new Map<string, Promise<Answer>>();

/** The internet around a server on a port of this machine; `connections` lead the check there. */
export async function deploy(host: string, port: number, breakage: Breakage) {
  const { certificate = certify('.build/check-certificate', [host], 90) } = breakage;
  const front: RequestListener = async ({ url = '/', method, headers }, response) => {
    const question = Object.entries({ ...headers, host: `127.0.0.1:${port}`, connection: 'close' });
    const named = Object.fromEntries(question.map(([name, value]) => [name, `${value}`]));
    const key = JSON.stringify([method, url, named]);
    const asking = answered.get(key) ?? ask(port, url, named, method);
    answered.set(key, asking);
    const answer = await asking;
    const changed = { ...answer, ...breakage.answer?.(url, answer) };
    for (const [name, value] of Object.entries(changed.headers))
      if (value && !/^(content-length|connection)$/.test(name)) response.setHeader(name, value);
    response.writeHead(changed.status ?? 502).end(changed.body);
  };
  const redirect: RequestListener = ({ url }, response) =>
    void response.writeHead(301, { Location: `https://${host}${url}` }).end();
  const servers = {
    [`${host}:443`]: createSecureServer(certificate, front),
    [`${host}:80`]: createServer(breakage.plain ?? redirect),
    'forms.example:443': createSecureServer(certificate, breakage.form ?? allowing),
    'git.example:443': createSecureServer(certificate, breakage.gitHost ?? allowing),
    'sign-in.example:443': createSecureServer(certificate, breakage.gitHost ?? allowing),
  };
  const connections = new Map<string, string>();
  for (const [name, server] of Object.entries(servers))
    connections.set(name, `127.0.0.1:${await listen(server, 0)}`);
  return {
    connections,
    stop(): void {
      for (const server of Object.values(servers)) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
