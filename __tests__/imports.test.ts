import { readdirSync } from 'node:fs';
import path from 'node:path';

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== 'main.tsx' && !file.startsWith('inline/'))
  .map((file) => path.resolve('src', file));

test.each(modules.map((file) => [path.relative('.', file), file]))(
  '%s can be imported where there is no window',
  (_, file) => {
    expect(() => require(file)).not.toThrow();
  },
);
