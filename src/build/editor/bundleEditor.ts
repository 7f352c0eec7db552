import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const shared = {
  bundle: true,
  write: false,
  minify: true,
  jsx: 'automatic',
  target: 'es2022',
  logLevel: 'silent',
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.CONTACT_FORM_URL': '"#"',
    'process.env.DRAFTS': '"1"',
  },
} satisfies BuildOptions;

async function textOf(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({ ...shared, ...options });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote no script for the editor.');
  return file.text;
}

/** `#content/NAME`, as the function that `siteFactory` writes is given it. */
const givenContent: Plugin = {
  name: 'given content',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#content\// }, ({ path: name }) => ({
      path: name.slice('#content/'.length),
      namespace: 'content',
    }));
    onLoad({ filter: /.*/, namespace: 'content' }, ({ path: name }) => ({
      contents: `module.exports = modules[${JSON.stringify(name)}]`,
    }));
  },
};

/** The pages of the site as a function of its content: a module that keeps nothing would be another's. */
async function siteFactory(): Promise<string> {
  const code = await textOf({
    entryPoints: ['src/prerender.tsx'],
    format: 'cjs',
    platform: 'browser',
    external: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'],
    plugins: [givenContent],
  });
  return `export function makeSite(modules, require) {
const module = { exports: {} };
const { exports } = module;
${code}
return module.exports;
}`;
}

/** What the build's code asks of Node, as browsers have it. */
const inBrowser: Plugin = {
  name: 'in browser',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:fs$/ }, () => ({
      path: path.resolve('src/editor/engine/memoryFiles.ts'),
    }));
    onResolve({ filter: /^node:path$/ }, ({ resolveDir }) => ({
      path: require.resolve('pathe', { paths: [resolveDir] }),
    }));
    onResolve({ filter: /^virtual:site$/ }, () => ({ path: 'site', namespace: 'site' }));
    onLoad({ filter: /.*/, namespace: 'site' }, async () => ({ contents: await siteFactory() }));
  },
};

/** The editor's script, with the site's own code for checks and for the preview. */
export const bundleEditor = (): Promise<string> =>
  textOf({
    entryPoints: ['src/editor/main.tsx'],
    format: 'iife',
    platform: 'browser',
    plugins: [inBrowser],
  });
