/**
 * The pages of the site as one function of its content: `src/prerender.tsx`, which
 * `src/build/editor/bundleEditor.ts` puts before the editor so that it can be made anew with every change.
 */
declare function makeSite(require: (name: string) => unknown): typeof import('../prerender');
