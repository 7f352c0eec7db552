/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { joined } from '../../../src/generator/content/schemas';
import { dist } from '../../built/support/site';

test('visitors get neither schemas nor words for owners', () => {
  const assets = path.join(dist, 'assets');
  const scripts = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(assets, file), 'utf8'));
  // zod's name for its classes, and hints as the editor shows them.
  const marks = ['ZodError', '$ZodType', ...Object.values(joined('words'))];
  expect(scripts.length).toBeGreaterThan(0);
  expect(marks.filter((mark) => scripts.some((script) => script.includes(mark)))).toEqual([]);
});
