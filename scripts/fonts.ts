/**
 * Cuts the site's one font, Archivo (SIL Open Font License), down to the characters and weights the
 * site uses and writes it to `src/fonts/`. When the content needs a character that is not among
 * `fontCharacters`, a test says so: add it there and run this again (`npm run fonts`).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontCharacters } from '../src/build/fontCharacters';

const require = createRequire(__filename);
const weights = { wght: { min: 400, max: 800 } };

/** The types of the package do not know `keepFeatures` yet: an object by itself may have it. */
const options = {
  targetFormat: 'woff2' as const,
  variationAxes: weights,
  // No fractions, other figures or other alternates: no style of the site asks for them.
  keepFeatures: ['kern'],
  noLayoutClosure: true,
};

async function cut(source: string, characters: string, target: string) {
  const file = require.resolve(`@fontsource-variable/archivo/files/${source}`);
  const font = await subsetFont(await readFile(file), characters, options);
  await writeFile(target, font);
  console.log(`${target}: ${font.byteLength} bytes`);
}

async function main() {
  await cut('archivo-latin-wght-normal.woff2', fontCharacters.latin, 'src/fonts/archivo.woff2');
  await cut(
    'archivo-latin-ext-wght-normal.woff2',
    fontCharacters.macrons,
    'src/fonts/archivo-macrons.woff2',
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
