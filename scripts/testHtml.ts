/**
 * `npm run test:html`: the Nu HTML checker (vnu) on every page of the site that the tests build. It needs Java. What it
 * says of CSS is left out: its CSS parser does not know `@property` and other Baseline features.
 */
import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { siteUnderTest } from '../__tests__/site/support/siteUnderTest';
import { failWith } from './failWith';
import { ensure, MissingError } from './systemPackages';

class HtmlError extends Error {}

const javaPackage = 'default-jre-headless';
const checker = path.join('node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

async function main() {
  ensure({
    what: 'Java',
    present: () => spawnSync('java', ['-version']).status === 0,
    packages: [javaPackage],
    advice: `The Nu HTML checker needs Java. On Debian: apt-get install ${javaPackage}`,
  });
  const pages = (await readdir(siteUnderTest.outDir, { recursive: true }))
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(siteUnderTest.outDir, file));
  const { status, stdout } = spawnSync(
    'java',
    ['-jar', checker, '--stdout', '--errors-only', '--filterpattern', 'CSS: .*', ...pages],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new HtmlError(stdout);
  console.log(`The Nu HTML checker found no error in ${pages.length} pages.`);
}

main().catch(failWith(HtmlError, MissingError));
