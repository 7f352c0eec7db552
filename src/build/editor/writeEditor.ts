import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decapFolder, editorFiles } from './editorFiles';
import { editorPath, type OnlineSettings } from './settings';
import { editorSnapshot } from './snapshot';

/** What Decap CMS loads in a browser: its script, the parts that this loads when they are needed, and its licence. */
const isLoaded = (name: string) => /^(\d+\.)?decap-cms\.js(\.LICENSE\.txt)?$/.test(name);

/** Writes the editor of a site for the internet into the folder of a build. */
export async function writeEditor(
  folder: string,
  settings: OnlineSettings,
  outDir: string,
): Promise<void> {
  const target = path.join(outDir, editorPath);
  await mkdir(path.join(target, 'decap'), { recursive: true });
  const snapshot = await editorSnapshot(folder, { drafts: false });
  const files = new Map([
    ...(await editorFiles()),
    ['settings.json', JSON.stringify(settings)],
    ['snapshot.json', JSON.stringify(snapshot)],
  ]);
  for (const [name, text] of files) await writeFile(path.join(target, name), text);
  for (const name of (await readdir(decapFolder)).filter(isLoaded))
    await copyFile(path.join(decapFolder, name), path.join(target, 'decap', name));
}
