/** Builds the tests' company with an editor on the internet. `tsx __tests__/editor/support/buildOnlineSite.ts` */
import { readFileSync } from 'node:fs';
import { BuildError, buildSite } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { writeEditorSite } from '../../../src/build/editor/writeEditor';
import { makeCompanyWithEditor } from '../../support/companyWithEditor';
import { onlineSite } from './onlineSite';

async function main() {
  const { folder, outDir, editorDir } = onlineSite;
  const editor = { repository: 'tarnline/website' };
  await makeCompanyWithEditor(folder, editor);
  await buildSite(onlineSite);
  // As a build with an origin for it does, which need not be made for this alone.
  const head = readFileSync(`${outDir}/edit/head.txt`, 'utf8');
  await writeEditorSite({ folder, editor, head }, { siteDir: outDir, outDir: editorDir });
}

main().catch(failWith(BuildError));
