import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { encodings } from './serving';

const compressible = /\.(html|js|css|svg|txt|xml|vcf|json|webmanifest)$/;

const compress = {
  br: promisify(brotliCompress),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Writes a `.br` and a `.gz` beside every text file of a folder, for servers that send those. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const texts = entries.filter((name) => compressible.test(name));
  const work = texts.map(async (entry) => {
    const file = path.join(folder, entry);
    const content = await readFile(file);
    for (const { name, extension } of encodings)
      await writeFile(file + extension, await compress[name](content));
  });
  await Promise.all(work);
}
