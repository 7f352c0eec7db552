import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Deployment, deploymentFile } from '../../../src/build/deployment';
import type { Serving } from '../../../src/build/serving';
import type { OnlineEditor } from '../../../src/content/schema';
import { type Host, servers } from './servers';

/** How the site under test is edited on the internet. */
export const editor: OnlineEditor = {
  repository: 'tarnline/website',
};

/** The build that the servers under test serve; `buildTestSite.ts` makes it. */
export const testSite = {
  folder: path.resolve('.build/hosts-company'),
  formUrl: 'https://forms.example/f/1',
  outDir: path.resolve('.build/hosts-site'),
  hostsDir: path.resolve('.build/hosts-files'),
};

/** The servers under test, by name. */
export const hostNames = Object.keys(servers);

/** How the build is to be served. */
export function servingOfTestSite(): Serving {
  const file = path.join(testSite.outDir, deploymentFile);
  const { serving }: Deployment = JSON.parse(readFileSync(file, 'utf8'));
  return serving;
}

/** Starts a server with the site and the files that the build has written for it. */
export function startHost(name: string): Promise<Host> {
  const start = servers[name];
  if (!start) throw new Error(`There is no server "${name}".`);
  const { outDir, hostsDir } = testSite;
  return start({ root: outDir, hosts: hostsDir, serving: servingOfTestSite() });
}
