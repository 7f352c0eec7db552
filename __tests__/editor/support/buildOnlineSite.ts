/** Builds the tests' company with an editor on the internet. `tsx __tests__/editor/support/buildOnlineSite.ts` */
import { BuildError, buildSite } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { makeCompanyWithEditor } from '../../support/companyWithEditor';
import { onlineSite } from './onlineSite';

async function main() {
  await makeCompanyWithEditor(onlineSite.folder, { repository: 'tarnline/website' });
  await buildSite(onlineSite);
}

main().catch(failWith(BuildError));
