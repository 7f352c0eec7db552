import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'esbuild';

/** Every maker so many times, with models of its own each time. */
const multiply = (times: number): Plugin => ({
  name: 'multiply',
  setup({ onLoad }) {
    onLoad({ filter: /src\/content\/technologies\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      return {
        loader: 'ts',
        contents: `${source.replace('export const technologies', 'const listed')}
          export const technologies = listed.map((category) => ({
            ...category,
            brands: category.brands.flatMap(({ name, models }) =>
              Array.from({ length: ${times} }, (_, at) => ({
                name: name + ' ' + at,
                models: models.map((model) => model + ' ' + at),
              })),
            ),
          }));`,
      };
    });
  },
});

/** What Parcel runs while it builds (a macro) is an ordinary module here. */
const macros: Plugin = {
  name: 'macros',
  setup({ onLoad }) {
    onLoad({ filter: /\/panelOutlines\.ts$/ }, async ({ path: file }) => ({
      loader: 'ts',
      contents: await readFile(file, 'utf8'),
    }));
  },
};

/** Shows Technologies as it would be with so many times its makers, in the site's own page. */
export async function openManyBrands(page: Page, origin: string, times: number): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        import { TechnologiesPage } from './src/pages/TechnologiesPage';
        const main = document.querySelector('main');
        main.replaceChildren();
        createRoot(main).render(createElement(TechnologiesPage));`,
      resolveDir: path.resolve('.'),
    },
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [multiply(times), macros],
  });
  // The page keeps its style and its policy; the script that runs is the one with more makers.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(`${origin}/technologies`);
  await page.evaluate(outputFiles[0]?.text ?? '');
  await page
    .getByRole('heading', { name: new RegExp(` ${times - 1}$`) })
    .first()
    .waitFor({ state: 'attached' });
  await page.unrouteAll();
}
