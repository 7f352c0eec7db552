import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { compressFolder } from '../../src/build/compress';

/** The folder that `buildReferences` fills, in the build's cache. */
export const servedReferences = '.build/bench/references';

/** Where each reference is on its server. */
export const referencePaths = { empty: '/empty', react: '/react', button: '/button' };

const document = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>${head}</head><body>${body}</body></html>`;

const pages = {
  // One word, because a page without any paints nothing.
  empty: document('Empty', '', '<p>Empty</p>'),
  // React and wouter, hydrating one prerendered heading.
  react: document(
    'React alone',
    '<script type="module" src="/assets/react.js"></script>',
    `<div id="root"><h1>${referencePaths.react}</h1></div>`,
  ),
  // The plainest answer there is: a tap that changes a text.
  button: document(
    'Button',
    '',
    `<button type="button">Before</button><script>document.querySelector('button').addEventListener('click', (event) => { event.currentTarget.textContent = 'After'; });</script>`,
  ),
};

/** Builds the references into a folder that is served as the site is: the same headers and compression. */
export async function buildReferences(): Promise<void> {
  await rm(servedReferences, { recursive: true, force: true });
  await mkdir(servedReferences, { recursive: true });
  await build({
    entryPoints: ['scripts/bench/reactAlone.tsx'],
    outfile: path.join(servedReferences, 'assets/react.js'),
    ...{ bundle: true, minify: true, format: 'esm', jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const [name, html] of Object.entries(pages)) {
    await writeFile(path.join(servedReferences, `${name}.html`), html);
  }
  await compressFolder(servedReferences);
}
