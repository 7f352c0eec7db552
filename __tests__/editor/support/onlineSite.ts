import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveBuild } from '../../../server/serveBuild';
import { filesBelow } from '../../../src/build/filesBelow';
import type { OnlineEditor } from '../../../src/content/schema';
import { companyFolder } from '../../support/companyFolder';
import { GitHubStandIn } from './gitHubStandIn';

const repository = 'tarnline/website';

/** The tests' company on the internet with its editor, and the Git host on which its repository is. */
export async function startOnlineSite() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'online-'));
  const folder = path.join(root, 'site');
  cpSync(companyFolder, folder, { recursive: true });
  const files = ['content', 'pictures', 'brand'].flatMap((name) =>
    filesBelow(path.join(folder, name))
      .filter((file) => !file.startsWith('.encoded'))
      .map((file): [string, Buffer] => [
        `${name}/${file}`,
        readFileSync(path.join(folder, name, file)),
      ]),
  );
  const host = new GitHubStandIn(repository, new Map(files));
  const address = await host.start();
  const editor: OnlineEditor = { host: 'github', repository, address, signIn: `${address}/auth` };
  const settings = path.join(folder, 'content/site.json');
  const site = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...site, editor }));
  const dist = path.join(root, 'dist');
  const build = ['__tests__/editor/support/buildOnline.ts', folder, dist];
  await promisify(execFile)(path.join('node_modules', '.bin', 'tsx'), build);
  const { server, url } = await serveBuild(dist, { inboxFile: path.join(root, 'inbox.jsonl') });
  return {
    host,
    url,
    stop(): void {
      host.stop();
      server.closeAllConnections();
      server.close();
      rmSync(root, { recursive: true });
    },
  };
}
