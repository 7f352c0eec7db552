import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OnlineEditor } from '../../src/content/schema';
import { companyFolder } from './companyFolder';
import { makePictures } from './makePictures';

/** Makes a folder the tests' company, with an editor on the internet. */
export async function makeCompanyWithEditor(folder: string, editor: OnlineEditor): Promise<void> {
  await makePictures(companyFolder);
  rmSync(folder, { recursive: true, force: true });
  cpSync(companyFolder, folder, { recursive: true });
  const settings = path.join(folder, 'content/site.json');
  const site = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...site, editor }));
}
