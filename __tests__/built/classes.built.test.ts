/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/generator/filesBelow';
import { namesInScript } from '../../src/generator/ownStyles';
import { dist } from './support/site';

/** Swiper's, which `ownStyles.ts` keeps, and those that are in a page's HTML and never change. */
const allowed = /^(swiper|letters|share)-/;

/** Completes the beginning of a class, so that the scanner finds it. */
const rest = '0rest0';

// Such a class is found neither by Tailwind nor by what picks the rules of a page.
test('no class is put together from parts: `text-` and a size', () => {
  const sheets = readdirSync(path.join(dist, 'assets')).filter((file) => /^site\./.test(file));
  const styles = sheets.map((file) => readFileSync(path.join(dist, 'assets', file), 'utf8')).join();
  const isInStyles = (start: string) => styles.includes(`.${start.replace(/[^\w-]/g, '\\$&')}`);
  const composed = (source: string) =>
    namesInScript(source.replace(/\$\{/g, `${rest} $&`))
      .filter((name) => name.endsWith(`-${rest}`))
      .map((name) => name.slice(0, -rest.length))
      .filter((start) => !allowed.test(start) && isInStyles(start));
  expect(composed(`<p className={\`lg text-${'$'}{x}\`}>`)).toEqual(['text-']);
  for (const file of filesBelow('src').filter((name) => /^(?!editor\/).*\.tsx$/.test(name)))
    expect([file, composed(readFileSync(`src/${file}`, 'utf8'))]).toEqual([file, []]);
});
