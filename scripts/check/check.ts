/**
 * `npm run check -- https://www.your.site`: looks at a deployed site from outside and says what is
 * wrong with it. Ends with status 0, 1 (something is wrong) or 2 (it could not look).
 */
import { parseArgs } from 'node:util';
import type { Deployment } from '../../src/generator/deployment';
import { BuildError } from '../../src/generator/site';
import { checkAddress } from './addresses';
import { checkInBrowser } from './browser';
import { checkCertificate } from './certificate';
import { createAsk } from './client';
import { readExpected } from './expected';
import { checkForm } from './form';

const usage = `npm run check -- https://www.your.site [options]
  --json                  for machines
  --send                  sends one marked message through the form's service
  --no-browser            opens no page in Chromium
  --dist FOLDER           the build to compare with, where there is one (dist)
  --connect NAME=HOST     asks HOST in place of NAME: www.your.site=192.0.2.7
Where the form should post to is said by that build, or by CONTACT_FORM_URL. With --send,
FORM_MESSAGES_URL and FORM_MESSAGES_AUTHORIZATION say where its service shows what has arrived.`;

/** What the command line asks for. Throws a `BuildError` with the usage for what is no order. */
function orderOf(parameters: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        send: { type: 'boolean', default: false },
        'no-browser': { type: 'boolean' },
        dist: { type: 'string', default: 'dist' },
        connect: { type: 'string', multiple: true, default: [] },
      },
    });
    const { origin } = new URL(positionals.join(' '));
    const isClear = values.connect.every((pair) => /^[\w.-]+=([\w.-]+|\[.+\])(:\d+)?$/.test(pair));
    if (!/^https?:/.test(origin) || !isClear) throw new Error();
    const connections = new Map(new URLSearchParams(values.connect.join('&')));
    return { ...values, origin, connections };
  } catch {
    throw new BuildError(usage);
  }
}

/** A deployed site, what it is held against, and what was ordered. */
export type CheckedSite = ReturnType<typeof orderOf> & {
  ask: ReturnType<typeof createAsk>;
  /** Says what is wrong, what to do, and where; where there is nothing to do, it is a note. */
  say: (what: string, todo?: string, ...addresses: string[]) => void;
  expected: Deployment;
  /** The pages that are there, with what was sent of each. */
  pages: Map<string, string>;
};

/** Looks at a deployed site from outside. Throws a `BuildError` where it cannot. */
export async function check(parameters: string[]) {
  const order = orderOf(parameters);
  const findings: { what: string; addresses: string[]; todo: string }[] = [];
  const notes: string[] = [];
  const say: CheckedSite['say'] = (what, todo, ...addresses) => {
    const before = findings.find((finding) => finding.what === what);
    if (!todo) notes.push(what);
    else if (before) before.addresses.push(...addresses);
    else findings.push({ what, addresses, todo });
  };
  const ask = createAsk(order.origin, order.connections);
  const asked = { ...order, ask, say, pages: new Map<string, string>() };
  const site = { ...asked, expected: await readExpected(asked) };
  const paths = Object.keys(site.expected.addresses);
  await Promise.all([checkCertificate(site), ...paths.map((path) => checkAddress(site, path))]);
  await checkForm(site);
  if (!order['no-browser']) await checkInBrowser(site);
  return { ...order, findings, notes };
}

/** `: /, /about, /contact and 4 more`. */
function named(addresses: string[]): string {
  const first = addresses.slice(0, 3).join(', ');
  const more = addresses.length > 3 ? ` and ${addresses.length - 3} more` : '';
  return first && `: ${first}${more}`;
}

async function main() {
  const { json, origin: address, findings, notes } = await check(process.argv.slice(2));
  const lines = [
    ...findings.map(({ what, addresses, todo }) => `✗ ${what}${named(addresses)}\n  ${todo}`),
    ...notes.map((note) => `· ${note}`),
    `${findings.length || 'Nothing is'} wrong at ${address}.`,
  ];
  console.log(json ? JSON.stringify({ address, findings, notes }, null, 2) : lines.join('\n'));
  process.exitCode = findings.length ? 1 : 0;
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof BuildError ? error.message : error);
    process.exitCode = 2;
  });
