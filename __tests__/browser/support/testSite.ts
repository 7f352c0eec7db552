import { companyFolder } from '../../support/companyFolder';

/** Another port than the usual one, so that two checkouts can be tested at once. */
const port = Number(process.env.TEST_PORT ?? 4199);

/** The tests' company: where its production build lies and is served, and where its inbox keeps messages. */
export const testSite = {
  folder: companyFolder,
  outDir: '.build/company',
  port,
  url: `http://localhost:${port}`,
  inboxFile: '.build/test-inbox.jsonl',
  /** Where its form posts to: a service of another origin. `npm run built` builds with the same. */
  formUrl: 'http://forms.test/f/1',
};
