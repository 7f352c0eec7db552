/** Builds the site that the servers under test serve: once, for all the tests of the hosts. */
import { BuildError, buildSite } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { makePictures } from '../../support/makePictures';
import { testSite } from './testSite';

async function main() {
  await makePictures(testSite.folder);
  await buildSite(testSite);
}

main().catch(failWith(BuildError));
