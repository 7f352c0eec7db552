/** Builds the site that the servers under test serve: once, for all the tests of the hosts. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError, buildSite } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { companyFolder } from '../../support/companyFolder';
import { makePictures } from '../../support/makePictures';
import { editor, testSite } from './testSite';

/** The tests' company, with an editor on the internet. */
async function makeCompany(folder: string): Promise<void> {
  await makePictures(companyFolder);
  rmSync(folder, { recursive: true, force: true });
  cpSync(companyFolder, folder, { recursive: true });
  const settings = path.join(folder, 'content/site.json');
  const site = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...site, editor }));
}

async function main() {
  await makeCompany(testSite.folder);
  await buildSite(testSite);
}

main().catch(failWith(BuildError));
