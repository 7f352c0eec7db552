/** Builds the tests' company with an editor on the internet. `tsx __tests__/editor/support/buildOnlineSite.ts` */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError, buildSite } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { companyFolder } from '../../support/companyFolder';
import { onlineSite } from './onlineSite';

const editor = {
  host: 'github',
  repository: 'tarnline/website',
  signIn: 'https://sign-in.example/auth',
};

async function main() {
  rmSync(onlineSite.folder, { recursive: true, force: true });
  cpSync(companyFolder, onlineSite.folder, { recursive: true });
  const file = path.join(onlineSite.folder, 'content/site.json');
  const settings = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...settings, editor }));
  await buildSite(onlineSite);
}

main().catch(failWith(BuildError));
