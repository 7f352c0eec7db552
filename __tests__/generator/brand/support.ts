import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteBrand } from '../../../src/content/schema';
import { companyFolder } from '../../support/companyFolder';

/** A brand that is right: the project's own. */
export const goodBrand = (): SiteBrand =>
  JSON.parse(readFileSync(path.join(companyFolder, 'brand/brand.json'), 'utf8'));

/** A logo so many units wide and high. */
export const logoSvg = (width: number, height: number) =>
  `<?xml version="1.0"?>\n<!-- Made by hand. -->\n<svg xmlns="http://www.w3.org/2000/svg" width="99" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ffffff"/></svg>`;

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A site's folder with this brand, and these files in place of its own; undefined removes one. */
export function folderWith(
  brand: unknown = goodBrand(),
  files: Record<string, string | undefined> = {},
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'brand'));
  cpSync(path.join(companyFolder, 'brand'), path.join(folder, 'brand'), { recursive: true });
  writeFileSync(path.join(folder, 'brand/brand.json'), JSON.stringify(brand));
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) rmSync(path.join(folder, file));
    else writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
