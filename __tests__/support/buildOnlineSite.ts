/**
 * Builds the tests' company with an editor on the internet, once for the tests of hosts and editor;
 * with `REUSE_DIST` only if it is not there yet. `tsx __tests__/support/buildOnlineSite.ts`
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError, buildSite } from '../../scripts/buildSite';
import { failWith } from '../../scripts/failWith';
import { writeEditorSite } from '../../src/editor/bundle/writeEditor';
import { companyFolder } from './companyFolder';
import { makePictures } from './makePictures';
import { editor, onlineSite } from './onlineSite';

async function main() {
  const { folder, outDir, editorDir } = onlineSite;
  if (process.env.REUSE_DIST && existsSync(editorDir)) return;
  await makePictures(companyFolder);
  rmSync(folder, { recursive: true, force: true });
  cpSync(companyFolder, folder, { recursive: true });
  const settings = path.join(folder, 'content/site.json');
  const site = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...site, editor }));
  await buildSite(onlineSite);
  // A second build, with an origin for the editor, would write the same.
  const head = readFileSync(`${outDir}/edit/head.txt`, 'utf8');
  await writeEditorSite({ folder, editor, head }, { siteDir: outDir, outDir: editorDir });
}

main().catch(failWith(BuildError));
