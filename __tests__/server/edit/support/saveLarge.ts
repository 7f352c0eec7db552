/**
 * Saves a small file and a large one in a folder, under whatever limits this process was started with,
 * and prints how that ended and what is there then. `tsx saveLarge.ts FOLDER BYTES`
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../../../server/edit/refusal';
import { saveFiles } from '../../../../server/edit/saveFiles';

const [, , folder = '', bytes = ''] = process.argv;

async function main() {
  const small = path.join(folder, 'content/company.json');
  mkdirSync(path.dirname(small), { recursive: true });
  writeFileSync(small, 'before');
  const files = [
    { path: 'content/company.json', data: Buffer.from('after') },
    { path: 'content/home.json', data: Buffer.alloc(Number(bytes), ' ') },
  ];
  const outcome = await saveFiles(folder, files, () => {}).catch((error: unknown) => error);
  process.stdout.write(
    JSON.stringify({
      status: outcome instanceof Refusal ? outcome.status : String(outcome),
      message: outcome instanceof Refusal ? outcome.message : '',
      files: readdirSync(path.dirname(small)),
      text: readFileSync(small, 'utf8'),
    }),
  );
}

main();
