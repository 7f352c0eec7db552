import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OnlineEditor } from '../../content/schema';
import { compressFolder } from '../../generator/compress';
import { filesBelow } from '../../generator/filesBelow';
import { headersFile } from '../../generator/hostFiles';
import { type Serving, serving } from '../../generator/serving';
import { editorPath, onlineSettings } from '../settings';
import { editorFiles } from './editorFiles';
import { editorSnapshot } from './snapshot';

type EditorParts = {
  folder: string;
  editor: OnlineEditor;
  /** What the head of a page with the rules of all pages has of styles, for the preview. */
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

/** For whoever leaves out the path, or asks for what is not there. */
const wayToEditor = `<!doctype html>
<html lang="en">
<meta http-equiv="refresh" content="0; url=${editorPath}">
<title>Editor</title>
<a href="${editorPath}">Editor</a>
`;

/** What the editor shows of a build: pictures, fonts and styles, and none of its pages and scripts. */
const isShown = (file: string) =>
  /^(pictures|brand)\/|^assets\/.+\.(css|woff2)$|^favicon\.ico$/.test(file);

/**
 * Writes the editor as a site of its own, to be served at another origin than the site. What it shows of
 * the site has the same addresses there, so that the site has to allow it nothing. Says how it is served.
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
  const served = serving([], '/', { withEditor: true });
  const published = filesBelow(outDir).map((file) => `/${file}`);
  await compressFolder(outDir);
  await writeFile(path.join(outDir, '_headers'), headersFile(served, published));
  return served;
}
