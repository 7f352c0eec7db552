import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { compile } from 'tailwindcss';
import { filesBelow } from '../../generator/filesBelow';
import { type EditorSettings, editorPath } from '../settings';

const folder = 'src/editor';

/** The editor's rules: of the classes that stand in its source. */
async function styles(): Promise<string> {
  const read = (file: string) => readFile(file, 'utf8');
  const { build } = await compile(await read(`${folder}/editor.css`), {
    loadStylesheet: async (name, base) => {
      const file = path.join('node_modules', name);
      return { path: file, base, content: await read(file) };
    },
  });
  const components = filesBelow(folder).filter((file) => file.endsWith('.tsx'));
  const texts = await Promise.all(components.map((file) => read(`${folder}/${file}`)));
  return build(texts.flatMap((text) => text.match(/[^\s"'`]+/g) ?? []));
}

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
async function script(): Promise<string> {
  const pages = await bundle({
    entryPoints: ['src/prerender.tsx'],
    format: 'cjs',
    external: ['#content/*', 'react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'],
  });
  const editor = await bundle({
    entryPoints: [`${folder}/main.tsx`],
    format: 'iife',
    // What the build's code asks of Node.
    alias: { 'node:fs': `./${folder}/engine/memoryFiles.ts`, 'node:path': 'pathe' },
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

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="icon" href="/brand/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${editorPath}editor.css">
<script defer src="${editorPath}editor.js"></script>
<div id="editor"></div>
`;

/** What the editor is made of, by the name below its address. */
export async function editorFiles(settings: EditorSettings): Promise<Map<string, string>> {
  return new Map([
    ['index.html', page],
    ['editor.js', await script()],
    ['editor.css', await styles()],
    ['settings.json', JSON.stringify(settings)],
  ]);
}
