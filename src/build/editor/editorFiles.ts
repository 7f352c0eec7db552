import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleEditor } from './bundleEditor';
import { editorPath } from './settings';

/** Where Decap CMS lies, with the parts that it loads when it needs them. */
export const decapFolder = path.dirname(require.resolve('decap-cms'));

/** The page of the editor. Decap begins by itself unless the site's own script comes first. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="icon" href="/brand/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${editorPath}editor.css">
<script defer src="${editorPath}editor.js"></script>
<script defer src="${editorPath}decap/decap-cms.js"></script>
</head>
<body>
<div id="nc-root"></div>
</body>
</html>
`;

/** What the editor is made of besides Decap CMS, by the name below its address. */
export async function editorFiles(): Promise<Map<string, string>> {
  return new Map([
    ['index.html', page],
    ['editor.css', await readFile('src/editor/editor.css', 'utf8')],
    ['editor.js', await bundleEditor()],
  ]);
}
