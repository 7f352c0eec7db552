import type { OnlineEditor } from '../../src/content/schema';

/** The settings of the tests' company for an editor on the internet. */
export const editor: OnlineEditor = { repository: 'tarnline/website' };

/** The company with these settings; `buildOnlineSite.ts` builds it. */
export const onlineSite = {
  // Named like the company's folder, whose name is part of names in its code.
  folder: '.build/online/company',
  outDir: '.build/online/site',
  hostsDir: '.build/online/hosts',
  /** The same editor as a site of its own. */
  editorDir: '.build/online/editor',
  formUrl: 'https://forms.example/f/1',
};
