import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from 'tailwindcss';
import { filesBelow } from '../filesBelow';
import { bundleEditor } from './bundleEditor';
import { type EditorSettings, editorPath } from './settings';

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
    ['editor.js', await bundleEditor()],
    ['editor.css', await styles()],
    ['settings.json', JSON.stringify(settings)],
  ]);
}
