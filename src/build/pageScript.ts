import { buildSync } from 'esbuild';

/**
 * The script that the build puts into every page (`src/inline/`), bundled and minified. It is no
 * module, because those run after the page has been laid out.
 */
export function pageScript(siteScript: string): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/inline/index.ts'],
    bundle: true,
    // Parcel has bundled it already.
    external: [siteScript],
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    define: {
      siteScriptUrl: JSON.stringify(siteScript),
    },
  });
  const [script] = outputFiles;
  if (!script) throw new Error('esbuild wrote no script for the page.');
  // In a function: the variables of a classic script are the page's globals.
  return `(()=>{${script.text.trim().replace(/;$/, '')}})()`;
}
