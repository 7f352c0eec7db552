import { siteFolder } from '../../../src/generator/siteFolder';
import { companyFolder } from '../../support/companyFolder';

/** The folder of the production build of the tests' company. */
export const testSite = {
  folder: companyFolder,
  outDir: '.build/company',
  inboxFile: '.build/test-inbox.jsonl',
  /** The address of its form service, on another origin. `npm run built` builds with the same. */
  formUrl: 'http://forms.test/f/1',
};

/** The folder of the test build of the site in `SITE`, or of the project's own site. */
export const siteUnderTest = {
  ...testSite,
  folder: siteFolder(),
  outDir: '.build/site-under-test',
};
