/** Set by the build (`src/build/pageScript.ts`): the address of the site's script. */
declare const siteScriptUrl: string;
