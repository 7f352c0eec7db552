/**
 * `npm run bench`: what lies in `dist/`, or else what the tests build, against references measured in
 * the same run, and what of it does not hold. Options: `--only paint|use` (both), `--runs N` (5). Exit
 * status 1 where a budget does not hold, 2 where the references are too uncertain to say so: the
 * machine was not quiet.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { siteUnderTest } from '../../__tests__/site/support/siteUnderTest';
import { freePort } from '../../server/port';
import { serveBuild } from '../../server/serveBuild';
import { buildSite } from '../buildSite';
import { MissingError } from '../ensure';
import { failWith } from '../failWith';
import { inBrowser } from '../inBrowser';
import { exitStatus, type Figure } from './budgets';
import { measureUses } from './interactions';
import { measurePaint } from './paint';
import { buildReferences, servedReferences } from './references';
import { printed, type Report, reportPaint, reportUse } from './report';
import { addWords, wordySite, youngLink } from './words';

/** An error that the user of the command can fix. */
class BenchError extends Error {}

function options() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  const { only = '' } = values;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new BenchError('--runs takes a whole number.');
  if (!['', 'paint', 'use'].includes(only)) {
    throw new BenchError(`--only takes "paint" or "use", not "${only}".`);
  }
  return { runs, paint: only !== 'use', use: only !== 'paint' };
}

/** Serves a build until the command ends, which does not wait for it. */
async function serve(folder: string): Promise<string> {
  const { server, url } = await serveBuild(folder);
  server.unref();
  return url;
}

async function main() {
  const { paint, use, runs } = options();
  const built = existsSync('dist/index.html') ? 'dist' : siteUnderTest.outDir;
  if (!existsSync(`${built}/index.html`)) await buildSite(siteUnderTest);
  await buildReferences();
  await addWords(built);
  const port = await freePort();
  const [references, wordySource] = [await serve(servedReferences), await serve(wordySite)];
  const measure = async (browser: Browser, site: string) => {
    const figures: Figure[] = [];
    const print = (title: string, report: Report) => {
      console.log(printed(title, report));
      figures.push(...report.figures);
    };
    if (paint) {
      const [young, wordy] = [await youngLink(site), await youngLink(wordySource)];
      const addresses = { site, references, young, wordy };
      const measured = await measurePaint(browser, port, addresses, runs);
      print('loads at 1/4 of the CPU', reportPaint(measured));
    }
    if (use) {
      for (const measured of await measureUses(browser, { site, references }, runs)) {
        print('answers, of the plain button', reportUse(measured));
      }
    }
    process.exitCode = exitStatus(figures);
  };
  const flags = [`--remote-debugging-port=${port}`];
  await inBrowser({ serve: () => serveBuild(built), flags, use: measure });
}

main().catch(failWith(BenchError, MissingError));
