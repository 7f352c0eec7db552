import { readFile } from 'node:fs/promises';
import { bundleEditor } from './bundleEditor';
import { type EditorSettings, editorPath } from './settings';

const styles = [
  'src/editor/editor.css',
  'node_modules/prosemirror-view/style/prosemirror.css',
  'node_modules/prosemirror-tables/style/tables.css',
  'node_modules/prosemirror-gapcursor/style/gapcursor.css',
  'src/editor/text/text.css',
];

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
    ['editor.css', (await Promise.all(styles.map((file) => readFile(file, 'utf8')))).join('\n')],
    ['editor.js', await bundleEditor()],
    ['settings.json', JSON.stringify(settings)],
  ]);
}
