import { existsSync } from 'node:fs';
import path from 'node:path';
import { brandSchema, type SiteBrand } from '../../content/schema/brand';
import { Problems } from '../content/problems';
import { notJson, parseFile, readJson } from '../content/readJson';
import { readText } from '../readText';
import { completeBrand } from './completeBrand';
import { contrastsOf } from './contrast';
import { drawingOf, SvgError } from './svg';

/** The file of the brand, within a site's folder. */
export const brandFile = 'brand/brand.json';

/** The files of the logo. Without `symbol`, the logo for dark grounds is the symbol. */
export const logoFiles = {
  onLight: 'brand/logo.svg',
  onDark: 'brand/logo-dark.svg',
  symbol: 'brand/symbol.svg',
};

/** A logo's proportions, and whether there is a symbol for places in which it is too wide. */
export type Logo = ReturnType<typeof readLogo>;

/** The colours of `npm start` until `brand/brand.json` is right: those of no company. */
const blackOnWhite = completeBrand({ colours: { accent: '#dddddd', dark950: '#000000' } });

/**
 * Reads and checks `brand/` of a site's folder. `problems` keep the site from being built, `notes`
 * are advice, one line each. Throws nothing for a brand that is wrong.
 */
export function readBrand(folder: string) {
  const problems = new Problems();
  const notes: string[] = [];
  const brand = readColoursAndFont(folder, problems);
  if (brand) {
    const contrasts = contrastsOf(brand);
    for (const problem of contrasts.problems) problems.reportFile(brandFile, problem);
    notes.push(...contrasts.notes.map((note) => `${brandFile}: ${note}.`));
    const { file, package: name } = brand.font ?? {};
    if (file && !existsSync(path.join(folder, file)))
      problems.reportFile(brandFile, `font.file names no file: there is no ${file}`);
    // npm puts it there.
    if (name && !existsSync(`node_modules/${name}/package.json`))
      problems.reportFile(
        brandFile,
        `font.package is not installed: run npm i -D ${name}, or take another`,
      );
  }
  return {
    brand: brand ?? blackOnWhite,
    logo: readLogo(folder, problems),
    problems: problems.lines,
    found: problems.found,
    notes,
  };
}

function readColoursAndFont(folder: string, problems: Problems): SiteBrand | undefined {
  const value = readJson(folder, brandFile, problems);
  if (value === notJson) return undefined;
  const { data } = parseFile({ file: brandFile, schema: brandSchema, value }, problems);
  return data && completeBrand(data);
}

/** The logo's proportions are those of the one for dark grounds, which the header shows. */
function readLogo(folder: string, problems: Problems) {
  const size = (file: string) => {
    const address = path.join(folder, file);
    if (!existsSync(address)) return void problems.reportFile(file, 'is missing');
    try {
      return drawingOf(readText(address));
    } catch (error) {
      if (!(error instanceof SvgError)) throw error;
      return void problems.reportFile(file, error.message);
    }
  };
  size(logoFiles.onLight);
  const { width, height } = size(logoFiles.onDark) ?? { width: 1, height: 1 };
  const hasSymbol = existsSync(path.join(folder, logoFiles.symbol));
  if (hasSymbol) size(logoFiles.symbol);
  return { width, height, hasSymbol };
}
