import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { compressFolder } from '../../src/generator/compress';
import { deploymentFile } from '../../src/generator/deployment';
import { servingOf } from '../../src/generator/serving';

const pages = {
  // One word, because a page without any paints nothing.
  empty: '<p>Empty</p>',
  // React and wouter, hydrating one heading.
  react: '<script type="module" src="/assets/react.js"></script><h1>/react</h1>',
  // The plainest answer there is: a tap that changes a text.
  button: '<button>Before</button><script src="/assets/button.js"></script>',
};

const button = `document.querySelector('button').onclick = ({ target }) => target.append('!');`;

/** Builds the references; they are served as the site is, with the same headers and compression. */
export async function buildReferences(): Promise<string> {
  const folder = '.build/bench/references';
  await build({
    entryPoints: ['scripts/bench/reactAlone.tsx'],
    outfile: `${folder}/assets/react.js`,
    ...{ bundle: true, minify: true, format: 'esm', jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Reference</title><meta name="viewport" content="width=device-width">`;
  for (const [name, html] of Object.entries(pages))
    await writeFile(`${folder}/${name}.html`, head + html);
  await writeFile(`${folder}/assets/button.js`, button);
  await writeFile(`${folder}/${deploymentFile}`, JSON.stringify({ serving: servingOf([], '/') }));
  await compressFolder(folder);
  return folder;
}
