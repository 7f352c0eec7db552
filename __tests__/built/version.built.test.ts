/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Deployment, deploymentFile } from '../../src/build/deployment';
import { cacheControl } from '../../src/build/serving';
import { siteVersion, versionFile } from '../../src/build/siteVersion';
import { dist, site } from './support/site';

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

test('the build says which content it was made of, and is asked again each time', () => {
  expect(read(versionFile)).toBe(`${siteVersion(site.folder)}\n`);
  const { serving, addresses }: Deployment = JSON.parse(read(deploymentFile));
  const type = 'text/plain; charset=utf-8';
  expect(addresses[`/${versionFile}`]).toMatchObject({ status: 200, type });
  expect(cacheControl(serving, `/${versionFile}`)).toBe('no-cache');
});
