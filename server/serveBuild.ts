import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Deployment, deploymentFile } from '../src/generator/deployment';
import { inboxFile as usualInboxFile } from './inbox';
import { listen } from './port';
import { createSiteServer } from './siteServer';

/** Serves an existing build as production does. Rejects with a `PortError` if the port is taken. */
export async function serveBuild(
  root: string,
  { port = 0, inboxFile = usualInboxFile }: { port?: number; inboxFile?: string } = {},
) {
  const { serving }: Deployment = JSON.parse(
    await readFile(path.join(root, deploymentFile), 'utf8'),
  );
  const server = createSiteServer({ root, serving, inboxFile });
  return { server, url: `http://localhost:${await listen(server, port)}` };
}
