import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import { build, type TransformOptions, transform } from 'esbuild';
import { compile } from 'tailwindcss';
import { rendererSource } from '../../generator/renderSite';
import type { EditorSettings } from '../settings';

const folder = 'src/editor/browser';

/** The editor's stylesheet, with the rules of the classes in its source. */
async function styles(): Promise<string> {
  const read = (file: string) => readFile(file, 'utf8');
  const { build } = await compile(await read(`${folder}/editor.css`), {
    loadStylesheet: async (name, base) => {
      const file = path.join('node_modules', name);
      return { path: file, base, content: await read(file) };
    },
  });
  const components = { base: path.resolve(folder), pattern: '**/*.tsx', negated: false };
  return build(new Scanner({ sources: [components] }).scan());
}

/** The preview shows drafts and sends no messages. */
const options = {
  minify: true,
  target: 'es2022',
  logLevel: 'silent',
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.CONTACT_FORM_URL': '"#"',
    'process.env.DRAFTS': '"1"',
    'process.env.SITE_LANGUAGE': '""',
  },
} satisfies TransformOptions;

/** The editor's script: the renderer of the site's pages, and the editor itself. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/main.tsx`],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    ...options,
    // The build's code reads files.
    alias: { 'node:fs': `./${folder}/engine/memoryFiles.ts`, 'node:path': 'pathe' },
  });
  const { code } = await transform(await rendererSource(), options);
  return [code, ...outputFiles.map(({ text }) => text)].join('\n');
}

/** It says that it is loading before any of its files is there, even its styles. */
export const editorPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="icon" href="/brand/icon.svg" type="image/svg+xml">
<script defer src="editor.js"></script>
<div id="editor"><p role="status">The editor is loading …</p></div>
<link rel="stylesheet" href="editor.css">
`;

/** The editor's files, by their names below its address. */
export async function editorFiles(settings: EditorSettings): Promise<Map<string, string>> {
  return new Map([
    ['index.html', editorPage],
    ['editor.js', await script()],
    ['editor.css', await styles()],
    ['settings.json', JSON.stringify(settings)],
  ]);
}
