import { testSite } from '../../browser/support/testSite';

/** The tests' company as it is built with an editor on the internet; `buildOnlineSite.ts` makes it. */
export const onlineSite = {
  folder: '.build/online-company',
  outDir: '.build/online',
  formUrl: testSite.formUrl,
};
