import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OnlineEditor } from '../../content/schema';
import { compressFolder } from '../../generator/compress';
import { filesBelow } from '../../generator/filesBelow';
import { headersFile } from '../../generator/hostFiles';
import { type Serving, servingOf } from '../../generator/serving';
import { editorPath, onlineSettings } from '../settings';
import { editorFiles } from './editorFiles';
import { editorSnapshot } from './snapshot';

type EditorParts = {
  folder: string;
  editor: OnlineEditor;
  /** The styles of all pages, as HTML for the head of the preview. */
  head: string;
};

/** Writes the editor of a site for the internet into the folder of a build. */
export async function writeEditor({ folder, editor, head }: EditorParts, outDir: string) {
  const target = path.join(outDir, editorPath);
  const snapshot = await editorSnapshot(folder, { drafts: false });
  const files = new Map([
    ...(await editorFiles(onlineSettings(editor))),
    ['snapshot.json', JSON.stringify(snapshot)],
    ['head.txt', head],
  ]);
  await mkdir(target, { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(target, name), text);
}

/** The page at every address that does not exist, such as `/`. */
const wayToEditor = `<!doctype html>
<html lang="en">
<meta http-equiv="refresh" content="0; url=${editorPath}">
<title>Editor</title>
<a href="${editorPath}">Editor</a>
`;

/** Whether the editor shows a file of the build: pictures, fonts and styles. */
const isShown = (file: string) =>
  /^(pictures|brand)\/|^assets\/.+\.(css|woff2)$|^favicon\.ico$/.test(file);

/**
 * Writes the editor as a separate site, for another origin, with the site's pictures, fonts and
 * styles at the same addresses, so the site needs no exception for it. Returns how to serve it.
 */
export async function writeEditorSite(
  parts: EditorParts,
  { siteDir, outDir }: { siteDir: string; outDir: string },
): Promise<Serving> {
  await rm(outDir, { recursive: true, force: true });
  for (const file of filesBelow(siteDir).filter(isShown))
    await cp(path.join(siteDir, file), path.join(outDir, file));
  await writeEditor(parts, outDir);
  await writeFile(path.join(outDir, '404.html'), wayToEditor);
  const served = servingOf([], '/', true);
  const published = filesBelow(outDir).map((file) => `/${file}`);
  await compressFolder(outDir);
  await writeFile(path.join(outDir, '_headers'), headersFile(served, published));
  return served;
}
