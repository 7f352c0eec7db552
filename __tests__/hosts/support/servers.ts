import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, listen } from '../../../server/port';
import { serveBuild } from '../../../server/serveBuild';
import { createSiteServer } from '../../../server/siteServer';
import { type Deployment, deploymentFile } from '../../../src/generator/deployment';
import { nginxMain, serverFiles } from '../../../src/generator/hostFiles';
import { readSite } from '../../../src/generator/site';
import { onlineSite } from '../../support/onlineSite';

const root = path.resolve(onlineSite.outDir);

/** A server that answers on a port of the loopback address. */
export type Host = { port: number; stop: () => Promise<void> };
export type StartHost = () => Promise<Host>;

async function start(command: string, parameters: string[], port: number, env = {}): Promise<Host> {
  const server = spawn(command, parameters, { env: { ...process.env, ...env } });
  let output = '';
  server.stderr.on('data', (text) => {
    output += text;
  });
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${command} has ended: ${output}`);
    await setTimeout(50);
  }
  return {
    port,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

/** A command of the Docker image, for a port and a folder of this machine. */
export function ofImage(instruction: string, port: number, folder = ''): string[] {
  const command = new RegExp(`^${instruction}[^[]*(\\[.*\\])$`, 'm');
  const [, text = ''] = command.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const loopback = text.replaceAll('[::]:8080', '[::1]:8080');
  const here = loopback.replaceAll('8080', `${port}`).replaceAll('/tmp', folder);
  return JSON.parse(here.replace('exec nginx', `exec nginx -c ${folder}/nginx.conf`));
}

/**
 * nginx, begun as in the Docker image, with the site's snippet or with any other lines for its
 * `server` block.
 */
export async function startNginx(name: string, lines: string[]): Promise<Host> {
  // Of its own: files of tests run side by side.
  const folder = path.resolve('.build', `${name}-${process.pid}`);
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const main = nginxMain(`127.0.0.1:${port}`, folder, lines);
  await writeFile(path.join(folder, 'nginx.conf'), main);
  const [shell = '', ...parameters] = ofImage('CMD', port, folder);
  return start(shell, parameters, port);
}

/** The servers under test, by name: each serves a site as the files in a folder say. */
const serversBy = (
  root: string,
  hosts: string,
  preview: () => Promise<{ server: Server; url: string }>,
) => ({
  nginx: () => startNginx('nginx', [`root ${root};`, `include ${hosts}/nginx.conf;`]),

  async Caddy() {
    const port = await freePort();
    const parameters = ['run', '--adapter', 'caddyfile', '--config', `${hosts}/Caddyfile`];
    return start('caddy', parameters, port, {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: root,
      // No certificates, nothing in the home folder, no port for its administration.
      XDG_DATA_HOME: path.resolve('.build', 'caddy'),
      XDG_CONFIG_HOME: path.resolve('.build', 'caddy'),
      CADDY_ADMIN: 'off',
    });
  },

  async 'npm run preview'() {
    const { server, url } = await preview();
    return {
      port: Number(new URL(url).port),
      async stop() {
        server.close();
        server.closeAllConnections();
      },
    };
  },
});

export const servers: Record<string, StartHost> = serversBy(
  root,
  path.resolve(onlineSite.hostsDir),
  () => serveBuild(root),
);

/** The same servers of the same site below a folder of their address, with pages in German. */
export function serversBelow(base: string): Record<string, StartHost> {
  const { serving: built }: Deployment = JSON.parse(
    readFileSync(path.join(root, deploymentFile), 'utf8'),
  );
  const folder = path.resolve('.build/hosts-below');
  const site = path.join(folder, 'site');
  cpSync(root, site, { recursive: true });
  mkdirSync(path.join(site, 'de'), { recursive: true });
  for (const file of ['index.html', 'contact.html', '404.html']) {
    const page = readFileSync(path.join(root, file), 'utf8');
    writeFileSync(
      path.join(site, 'de', file),
      page.replace(/<html lang="[^"]*"/, '<html lang="de"'),
    );
  }
  const redirects = [...built.redirects, { from: '/de/impressum', to: '/de/contact' }];
  const serving = { ...built, base, languages: ['/de'], redirects };
  const german = ['/de/', '/de/contact'].map((address) => ({ path: address }));
  const pages = [...readSite(onlineSite.folder).routes, ...german];
  for (const [file, text] of serverFiles(serving, pages))
    writeFileSync(path.join(folder, file), text);
  return serversBy(site, folder, async () => {
    const server = createSiteServer({ root: site, serving, inboxFile: '.build/below.jsonl' });
    return { server, url: `http://localhost:${await listen(server, 0)}` };
  });
}
