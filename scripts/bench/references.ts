import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { compressFolder } from '../../src/build/compress';
import { spawnParcel } from '../spawnParcel';
import { ReactAlone } from './references/ReactAlone';

/** In the build's cache: what Parcel reads and writes. */
const source = '.build/bench/source';
const bundled = '.build/bench/bundled';

/** The folder that `buildReferences` fills. */
export const servedReferences = '.build/bench/served';

/** Where each reference is on its server. */
export const referencePaths = { empty: '/empty', react: '/react', button: '/button' };

const document = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** One word, because a page without any paints nothing. */
const emptyPage = document('Empty', '', '<p>Empty</p>');

/** The plainest answer there is: a tap that changes a text. */
const buttonPage = document(
  'Button',
  '',
  `<button type="button">Before</button><script>document.querySelector('button').addEventListener('click', (event) => { event.currentTarget.textContent = 'After'; });</script>`,
);

/** React, wouter and the site's settings of Parcel, hydrating one prerendered heading. */
async function bundleReactAlone(): Promise<void> {
  const { browserslist, dependencies, targets, ...settings } = JSON.parse(
    await readFile('package.json', 'utf8'),
  );
  const bundlers = Object.entries(settings).filter(([name]) => name.startsWith('@parcel/'));
  const site = { ...targets.site, source: 'react.html', distDir: path.resolve(bundled) };
  const manifest = {
    ...Object.fromEntries(bundlers),
    private: true,
    browserslist,
    dependencies,
    targets: { site },
  };
  const script = path.relative(source, 'scripts/bench/references/main.tsx');
  const content = renderToString(createElement(ReactAlone, { path: referencePaths.react }));
  const page = document(
    'React alone',
    `<script type="module" src="${script}"></script>`,
    `<div id="root">${content}</div>`,
  );
  await mkdir(source, { recursive: true });
  await writeFile(path.join(source, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(source, 'react.html'), page);
  const parcel = spawnParcel(
    ['build', source, '--no-cache', '--public-url', '/assets/', '--log-level', 'warn'],
    { ...process.env, NODE_ENV: 'production' },
  );
  const [status]: unknown[] = await once(parcel, 'exit');
  if (status !== 0) throw new Error('Parcel could not bundle React alone.');
}

/**
 * Builds the reference pages into a folder that is served as the site is: the same headers, the same
 * compression.
 */
export async function buildReferences(): Promise<void> {
  for (const folder of [source, bundled, servedReferences]) {
    await rm(folder, { recursive: true, force: true });
  }
  await bundleReactAlone();
  await cp(bundled, path.join(servedReferences, 'assets'), { recursive: true });
  await cp(path.join(bundled, 'react.html'), path.join(servedReferences, 'react.html'));
  await writeFile(path.join(servedReferences, 'empty.html'), emptyPage);
  await writeFile(path.join(servedReferences, 'button.html'), buttonPage);
  await compressFolder(servedReferences);
}
