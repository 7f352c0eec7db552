/**
 * `npm run bench:hosts`: how many requests a second nginx answers for the home page with the
 * configuration that the build wrote, against a bare nginx that serves the same file: both
 * precompressed with gzip, 64 connections, in turns. It needs `dist/`, nginx and wrk. Exit status 1
 * where the share is under the budget or a request failed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { failWith } from '../failWith';
import { startNginx } from '../hosts';
import { MissingError } from '../systemPackages';
import { expectBuild } from './expectBuild';
import { median } from './statistics';

const connections = 64;
const secondsEach = 8;
const rounds = 3;
/** Of the bare nginx's requests a second. */
const budget = 0.95;

type Load = { requests: number; p99: string; errors: boolean };

function load(port: number): Load {
  const output = execFileSync(
    'wrk',
    [
      ...['-t1', `-c${connections}`, `-d${secondsEach}s`, '--latency'],
      ...['-H', 'Accept-Encoding: gzip', `http://127.0.0.1:${port}/`],
    ],
    { encoding: 'utf8' },
  );
  return {
    requests: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: /99%\s+(\S+)/.exec(output)?.[1] ?? '',
    errors: /Non-2xx|Socket errors/.test(output),
  };
}

async function main() {
  for (const command of ['nginx', 'wrk']) {
    if (!spawnSync(command, ['-v']).error) continue;
    throw new MissingError(`There is no ${command}. On Debian: apt-get install nginx-light wrk`);
  }
  expectBuild();
  const root = path.resolve('dist');
  const site = await startNginx('bench-nginx', [
    `root ${root};`,
    `include ${path.resolve('hosts/nginx.conf')};`,
  ]);
  const bare = await startNginx('bench-nginx-bare', [
    `root ${root};`,
    'types { text/html html; }',
    'gzip_static on;',
  ]).catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });
  try {
    const measured: { site: Load[]; bare: Load[] } = { site: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      measured.bare.push(load(bare.port));
      measured.site.push(load(site.port));
    }
    const perSecond = (loads: Load[]) => median(loads.map(({ requests }) => requests));
    const share = perSecond(measured.site) / perSecond(measured.bare);
    for (const [name, loads] of Object.entries(measured)) {
      const p99 = loads.map((entry) => entry.p99).join(', ');
      console.log(`${name}: ${Math.round(perSecond(loads))} requests/s, p99 ${p99}`);
    }
    const errors = [...measured.site, ...measured.bare].some((entry) => entry.errors);
    console.log(`share: ${share.toFixed(3)} (budget ${budget})${errors ? ', with errors' : ''}`);
    if (errors || share < budget) process.exitCode = 1;
  } finally {
    await site.stop();
    await bare.stop();
  }
}

main().catch(failWith(MissingError));
