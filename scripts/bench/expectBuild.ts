import { existsSync } from 'node:fs';
import { MissingError } from '../systemPackages';

/** Throws a `MissingError` where there is no build to measure. */
export function expectBuild(): void {
  if (existsSync('dist/index.html')) return;
  throw new MissingError('There is no dist/: run npm run build first.');
}
