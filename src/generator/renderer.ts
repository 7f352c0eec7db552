import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { filesBelow } from './filesBelow';

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

/** The modules of the content in a folder (`writeModules.ts`), by name. */
async function readModules(folder: string): Promise<Map<string, unknown>> {
  const files = filesBelow(folder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return new Map(
    files.map((file, index) => [file.replace(/\.json$/, ''), JSON.parse(texts[index] ?? '')]),
  );
}

/** Bundles the renderer from the sources as they are now, for a folder of modules. */
export async function loadRenderer(modulesFolder: string): Promise<Renderer> {
  const [source, modules] = await Promise.all([rendererSource(), readModules(modulesFolder)]);
  const makeSite: (find: (name: string) => unknown) => Renderer = runInThisContext(`(${source})`, {
    filename: path.resolve('src/prerender.tsx'),
  });
  return makeSite((name) =>
    name.startsWith(contentPrefix) ? modules.get(name.slice(contentPrefix.length)) : require(name),
  );
}
