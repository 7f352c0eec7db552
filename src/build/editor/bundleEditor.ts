import { type BuildOptions, build } from 'esbuild';

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.CONTACT_FORM_URL': '"#"',
      'process.env.DRAFTS': '"1"',
    },
    ...options,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The editor's script, with the site's own code for checks and for the preview. */
export async function bundleEditor(): Promise<string> {
  const pages = await bundle({
    entryPoints: ['src/prerender.tsx'],
    format: 'cjs',
    external: ['#content/*', 'react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'],
  });
  const editor = await bundle({
    entryPoints: ['src/editor/main.tsx'],
    format: 'iife',
    // What the build's code asks of Node.
    alias: { 'node:fs': './src/editor/engine/memoryFiles.ts', 'node:path': 'pathe' },
  });
  // The pages as a function of their content: a module that keeps nothing would be another's.
  return `function makeSite(require) {
const module = { exports: {} };
const { exports } = module;
${pages}
return module.exports;
}
${editor}`;
}
