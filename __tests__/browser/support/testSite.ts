import { siteFolder } from '../../../src/generator/siteFolder';
import { companyFolder } from '../../support/companyFolder';

/** The tests' company: where its production build lies. */
export const testSite = {
  folder: companyFolder,
  outDir: '.build/company',
  inboxFile: '.build/test-inbox.jsonl',
  /** Where its form posts to: a service of another origin. `npm run built` builds with the same. */
  formUrl: 'http://forms.test/f/1',
};

/** The site in the folder that `SITE` names, or the project's own: where its build for the tests lies. */
export const siteUnderTest = {
  ...testSite,
  folder: siteFolder(),
  outDir: '.build/site-under-test',
};
