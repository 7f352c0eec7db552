import type { OnlineEditor } from '../../src/content/schema';

/** How the tests' company is edited on the internet. */
export const editor: OnlineEditor = { repository: 'tarnline/website' };

/** The company as it is built with that; `buildOnlineSite.ts` makes it. */
export const onlineSite = {
  // Named as the company's own folder, which is part of the names in its code.
  folder: '.build/online/company',
  outDir: '.build/online/site',
  hostsDir: '.build/online/hosts',
  /** The same editor as a site of its own. */
  editorDir: '.build/online/editor',
  formUrl: 'https://forms.example/f/1',
};
