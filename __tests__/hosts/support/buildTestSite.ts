/** Builds the site that the servers under test serve: once, for all the tests of the hosts. */
import { BuildError, buildSite } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { makeCompanyWithEditor } from '../../support/companyWithEditor';
import { editor, testSite } from './testSite';

async function main() {
  await makeCompanyWithEditor(testSite.folder, editor);
  await buildSite(testSite);
}

main().catch(failWith(BuildError));
