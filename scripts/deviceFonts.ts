/** The families that devices bring along, as Debian packs them, and a device that has one of them. */
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FamilyName, familyNames } from '../src/build/brand/deviceFamilies';
import { ensure } from './systemPackages';

export { type FamilyName, familyNames };

type Packed = {
  /** Debian's package. */
  package: string;
  /** The files of the regular and the bold weight. */
  files: [string, string];
};

const families: Record<FamilyName, Packed> = {
  'Liberation Sans': {
    package: 'fonts-liberation',
    files: ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf'],
  },
  Roboto: {
    package: 'fonts-roboto-unhinted',
    files: ['Roboto-Regular.ttf', 'Roboto-Bold.ttf'],
  },
  'Noto Sans': {
    package: 'fonts-noto-core',
    files: ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'],
  },
  'DejaVu Sans': {
    package: 'fonts-dejavu-core',
    files: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'],
  },
};

/** Where Linux keeps the fonts of all users. */
const systemFonts = '/usr/share/fonts';

/** Where each file of the system's fonts is, by its name. */
function fontFiles(): Map<string, string> {
  if (!existsSync(systemFonts)) return new Map();
  const files = readdirSync(systemFonts, { recursive: true, encoding: 'utf8' });
  return new Map(files.map((file) => [path.basename(file), path.join(systemFonts, file)]));
}

/**
 * Whether a family is installed where Chromium can be given it alone: on Linux, whose fonts are
 * chosen by a configuration file.
 */
export function isInstalled(name: FamilyName): boolean {
  const present = fontFiles();
  return families[name].files.every((file) => present.has(file));
}

/** Installs the families that are missing. Throws a `MissingError` that names those that still are. */
export function ensureFamilies(names: readonly FamilyName[]): void {
  const missing = () => names.filter((name) => !isInstalled(name));
  const packages = missing().map((name) => families[name].package);
  ensure({
    what: `A font (${missing().join(', ')})`,
    present: () => missing().length === 0,
    packages,
    advice: `On Debian: apt-get install ${packages.join(' ')}`,
  });
}

/** Where the files of a family are, regular and bold. Throws where it is not installed. */
export function familyFiles(family: FamilyName): string[] {
  const present = fontFiles();
  return families[family].files.map((file) => {
    const source = present.get(file);
    if (!source) throw new Error(`${file} is not below ${systemFonts}.`);
    return source;
  });
}

/**
 * Makes a device of a folder that has this family and no other: what is returned is for Chromium's
 * environment. Throws where the family is not installed.
 */
export async function deviceWith(family: FamilyName, folder: string) {
  const fonts = path.join(folder, 'fonts');
  await mkdir(fonts, { recursive: true });
  for (const file of familyFiles(family))
    await copyFile(file, path.join(fonts, path.basename(file)));
  const configuration = path.join(folder, 'fonts.conf');
  const cache = path.join(folder, 'cache');
  // Phones do not hint: hinted, each letter would be as wide as whole pixels.
  const unhinted = '<match target="font"><edit name="hinting"><bool>false</bool></edit></match>';
  await writeFile(
    configuration,
    `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir>${unhinted}</fontconfig>`,
  );
  return { FONTCONFIG_FILE: configuration };
}
