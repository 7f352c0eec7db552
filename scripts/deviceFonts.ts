/** The families that devices bring along, as Debian packs them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FamilyName } from '../src/generator/brand/deviceFamilies';

export type { FamilyName };

const families: Record<FamilyName, [debian: string, regular: string, bold: string]> = {
  'Liberation Sans': ['fonts-liberation', 'LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf'],
  Roboto: ['fonts-roboto-unhinted', 'Roboto-Regular.ttf', 'Roboto-Bold.ttf'],
  'Noto Sans': ['fonts-noto-core', 'NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'],
  'DejaVu Sans': ['fonts-dejavu-core', 'DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'],
};

export const packageOf = (family: FamilyName): string => families[family][0];

const systemFonts = '/usr/share/fonts';

/** The installed files of a family, regular and bold. */
export function familyFiles(family: FamilyName): string[] {
  if (!existsSync(systemFonts)) return [];
  const present = readdirSync(systemFonts, { recursive: true, encoding: 'utf8' });
  const [, ...names] = families[family];
  return names
    .flatMap((name) => present.find((file) => path.basename(file) === name) ?? [])
    .map((file) => path.join(systemFonts, file));
}

/** Whether a family is installed on Linux, where Chromium can be given only that family. */
export const isInstalled = (family: FamilyName): boolean => familyFiles(family).length === 2;
