import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';

type Renderer = typeof import('../prerender');

const contentPrefix = '#content/';

/**
 * The source of `makeSite`, which returns the exports of `src/prerender.tsx` for a `require` of
 * React and `#content/NAME`. The editor calls it for each change of the content.
 */
export async function rendererSource(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/prerender.tsx'],
    bundle: true,
    write: false,
    format: 'cjs',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Hooks fail with two copies of React.
    external: [`${contentPrefix}*`, 'react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'],
  });
  return `function makeSite(require) {
const module = { exports: {} };
const { exports } = module;
${outputFiles.map(({ text }) => text).join('')}
return module.exports;
}`;
}

/** Bundles the renderer from the sources as they are now; `modules` are those of the content. */
export async function loadRenderer(modules: Record<string, unknown>): Promise<Renderer> {
  const source = `(${await rendererSource()})`;
  const makeSite: (find: (name: string) => unknown) => Renderer = runInThisContext(source, {
    filename: path.resolve('src/prerender.tsx'),
  });
  return makeSite((name) =>
    name.startsWith(contentPrefix) ? modules[name.slice(contentPrefix.length)] : require(name),
  );
}
