import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FamilyName, familyFiles } from '../../../scripts/deviceFonts';

/** Makes a device with only this font family of a folder. Returns Chromium's environment. */
export async function deviceWith(family: FamilyName, folder: string) {
  const fonts = path.join(folder, 'fonts');
  await mkdir(fonts, { recursive: true });
  for (const file of familyFiles(family))
    await copyFile(file, path.join(fonts, path.basename(file)));
  const configuration = path.join(folder, 'fonts.conf');
  const cache = path.join(folder, 'cache');
  await writeFile(
    configuration,
    `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: configuration };
}
