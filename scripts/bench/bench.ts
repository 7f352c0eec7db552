/**
 * `npm run bench`: what lies in `dist/` against references measured in the same run, and what of it
 * does not hold. It builds nothing but the references. Options: `--only paint|use` (both), `--runs N`
 * (5), `--json FILE`, `--against URL` (another site's page, loaded in the same way). Exit status 1
 * where a budget does not hold, 2 where the references are too uncertain to say so: the machine
 * was not quiet.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { freePort } from '../../server/port';
import { serveBuild } from '../../server/serveBuild';
import { failWith } from '../failWith';
import { inBrowser } from '../inBrowser';
import { MissingError } from '../systemPackages';
import { referencesOf, reportGrowth, reportUse } from './answerReport';
import { type Check, exitStatus, isQuiet, type Reference } from './budgets';
import { expectBuild } from './expectBuild';
import { lighthouseOn } from './lighthouse';
import { loadReferences, reportLoads, reportPeer } from './loadReport';
import { type Loads, measureLoads } from './loads';
import { buildReferences, referencePaths, servedReferences } from './references';
import { median, uncertainty } from './statistics';
import { measureUses } from './uses';

/** An error that the user of the command can fix. */
class BenchError extends Error {}

function options() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '5' },
      json: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const { only, against } = values;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new BenchError('--runs takes a whole number.');
  if (only && only !== 'paint' && only !== 'use') {
    throw new BenchError(`--only takes "paint" or "use", not "${only}".`);
  }
  if (against && !URL.canParse(against)) {
    throw new BenchError(`--against takes an address: "${against}"`);
  }
  const peer = against && new URL(against).href;
  return { json: values.json, against: peer, runs, paint: only !== 'use', use: only !== 'paint' };
}

const print = (...lines: string[]) => console.log(lines.join('\n'));

/** The first lines: how fast the machine is, and whether it was quiet. */
function printMachine(indices: number[]): void {
  const [least, most] = [Math.min(...indices), Math.max(...indices)];
  print(`Machine: benchmark index ${median(indices).toFixed(0)} (${least}-${most}).`, '');
}

function printReferences(references: Reference[]): void {
  for (const reference of references) {
    const { name, values, mostUncertainty } = reference;
    const figures = `median ${median(values).toFixed(0)} ms, uncertain by ${uncertainty(values).toFixed(2)} <= ${mostUncertainty.toFixed(2)}`;
    const quiet = isQuiet(reference) ? '' : ' The machine is not quiet.';
    print(`Reference: ${name}, ${figures}.${quiet}`);
  }
  print('');
}

/** What a part of the bench found: its checks, and what goes into the JSON file. */
type Part = { checks: Check[]; measured: object };

function reportPaint(loads: Loads, against: string | undefined): Part {
  const indices = [...loads.empty.runs, ...loads.pages.flatMap(({ load }) => load.runs)].map(
    ({ benchmarkIndex }) => benchmarkIndex,
  );
  printMachine(indices);
  const references = loadReferences(loads);
  const { text, checks } = reportLoads(loads, references);
  printReferences(Object.values(references));
  print(text, '');
  if (against) print(`Against ${against}:`, reportPeer(loads), '');
  return { checks, measured: loads };
}

function reportUses({ uses, growth }: Awaited<ReturnType<typeof measureUses>>): Part {
  const checks: Check[] = [];
  for (const use of uses) {
    const report = reportUse(use);
    printReferences(Object.values(referencesOf(use)));
    print(report.text, '');
    checks.push(...report.checks);
  }
  const grown = reportGrowth(growth);
  print(grown.text);
  checks.push(...grown.checks);
  return { checks, measured: { uses, growth } };
}

/** Maps as objects, which JSON has. */
const mapsAsObjects = (_: string, value: unknown) =>
  value instanceof Map ? Object.fromEntries(value) : value;

async function main() {
  const { paint, use, runs, json, against } = options();
  expectBuild();
  await buildReferences();
  const { server, url: references } = await serveBuild(servedReferences);
  const debuggingPort = await freePort();
  const measureAll = async (browser: Browser, site: string) => {
    const measure = await lighthouseOn(debuggingPort);
    const parts: Part[] = [];
    if (paint) {
      const addresses = { site, references, against };
      parts.push(reportPaint(await measureLoads(browser, measure, addresses, runs), against));
    } else {
      const { benchmarkIndex } = await measure(references + referencePaths.empty, ['performance']);
      printMachine([benchmarkIndex]);
    }
    if (use) parts.push(reportUses(await measureUses(browser, { site, references }, runs)));
    const measured = Object.assign({}, ...parts.map((part) => part.measured));
    if (json) await writeFile(json, `${JSON.stringify(measured, mapsAsObjects, 2)}\n`);
    process.exitCode = exitStatus(parts.flatMap(({ checks }) => checks));
  };
  try {
    await inBrowser({
      serve: () => serveBuild('dist'),
      flags: [`--remote-debugging-port=${debuggingPort}`],
      use: measureAll,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

main().catch(failWith(BenchError, MissingError));
