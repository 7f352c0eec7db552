import { siteFolder } from '../../../src/generator/siteFolder';
import { companyFolder } from '../../support/companyFolder';

/** The tests' company and its production build. */
export const testSite = {
  folder: companyFolder,
  outDir: '.build/company',
  inboxFile: '.build/test-inbox.jsonl',
  /** The address of its form service, on another origin. `npm run built` builds with the same. */
  formUrl: 'http://forms.test/f/1',
};

/** The site in the folder of `SITE`, or the project's own, and its test build. */
export const siteUnderTest = {
  ...testSite,
  folder: siteFolder(),
  outDir: '.build/site-under-test',
};
