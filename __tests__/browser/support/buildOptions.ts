/** What a project of `playwright.config.ts` that builds a site runs. */
export type BuildOptions = { script: string };

/** Is there while a site is built: two builds would write to the same folders. */
export const building = '.build/building';
