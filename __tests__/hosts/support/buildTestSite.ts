/** Builds the site that the servers under test serve: once, for all the tests of the hosts. */
import { BuildError, buildSite } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { testSite } from './testSite';

buildSite(testSite).catch(failWith(BuildError));
