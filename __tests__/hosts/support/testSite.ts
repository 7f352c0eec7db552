import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Host, servers } from '../../../scripts/hosts';
import { fileOf } from '../../../src/build/fileOf';
import { type Serving, serving } from '../../../src/build/serving';
import { allRoutes, companyFolder } from '../../support/company';

/** The build that the servers under test serve; `buildTestSite.ts` makes it. */
export const testSite = {
  folder: companyFolder,
  formUrl: 'https://forms.example/f/1',
  outDir: path.resolve('.build/hosts-site'),
  hostsDir: path.resolve('.build/hosts-files'),
};

/** The servers under test, by name. */
export const hostNames = Object.keys(servers);

/** How the build is to be served. */
export function servingOfTestSite(): Serving {
  const files = allRoutes.map((route) => path.join(testSite.outDir, fileOf(route.path)));
  const pages = files.map((file) => readFileSync(file, 'utf8'));
  return serving(pages, testSite.formUrl);
}

/** Starts a server with the site and the files that the build has written for it. */
export function startHost(name: string): Promise<Host> {
  const start = servers[name];
  if (!start) throw new Error(`There is no server "${name}".`);
  const { outDir, hostsDir } = testSite;
  return start({ root: outDir, hosts: hostsDir, serving: servingOfTestSite() });
}
