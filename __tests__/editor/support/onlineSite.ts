import { testSite } from '../../browser/support/testSite';

/** The tests' company as it is built with an editor on the internet; `buildOnlineSite.ts` makes it. */
export const onlineSite = {
  // Named as the company's own folder, which is part of the names in its code.
  folder: '.build/online/company',
  outDir: '.build/online/site',
  /** The same editor as a site of its own. */
  editorDir: '.build/online/editor',
  formUrl: testSite.formUrl,
};
