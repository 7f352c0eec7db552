/**
 * `npm run bench`: the tables of docs/performance.md, of the site in `dist/` or else of the tests'
 * build. Options: `--only paint|use` (both), `--runs N` (2). Exit status 1 where a budget does not
 * hold, 2 where the references are too uncertain to say so: the machine was not quiet.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { siteUnderTest } from '../../__tests__/browser/support/testSite';
import { routes } from '../../__tests__/site/support/siteUnderTest';
import { serveBuild } from '../../server/serveBuild';
import { buildSite } from '../buildSite';
import { failWith } from '../failWith';
import { answerRows, measureAnswers } from './answers';
import { loadRows } from './budgets';
import { measureLoads } from './loads';
import { buildReferences } from './references';
import { tableOf } from './table';

async function main() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, runs: { type: 'string', default: '2' } },
  });
  const built = existsSync('dist/index.html') ? 'dist' : siteUnderTest.outDir;
  if (!existsSync(`${built}/index.html`)) await buildSite(siteUnderTest);
  const { url: site } = await serveBuild(built);
  const { url: references } = await serveBuild(await buildReferences());
  let tables = '';
  if (values.only !== 'use') {
    const pages = routes.map(({ id, path }): [string, string] => [id, site + path]);
    await measureLoads(pages, references, Number(values.runs));
    const columns = routes.map(({ id, path }) => [id, `\`${path}\``]);
    tables += tableOf(Object.fromEntries(columns), loadRows);
  }
  if (values.only !== 'paint') {
    await measureAnswers(site, references, Number(values.runs));
    tables += `\n${tableOf({ '1/4': '1/4 of the CPU', '1/6': '1/6' }, answerRows)}`;
  }
  console.log(tables);
  if (/\*\*|\?/.test(tables)) process.exitCode = tables.includes('**') ? 1 : 2;
}

main()
  .catch(failWith())
  // Its servers would keep it from ending.
  .finally(() => process.exit());
