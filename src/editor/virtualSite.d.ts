/**
 * The pages of the site as one function of its content: `src/prerender.tsx`, bundled by
 * `src/build/editor/bundleEditor.ts` so that it can be made anew with every change.
 */
declare module 'virtual:site' {
  export function makeSite(
    modules: Record<string, unknown>,
    require: (name: string) => unknown,
  ): typeof import('../prerender');
}
