/**
 * `npm run check -- https://www.your.site`: looks at a deployed site from outside and says what is
 * wrong with it. Ends with status 0, 1 (something is wrong) or 2 (it could not look).
 */
import { BuildError } from '../../src/generator/site';
import { checkAddress } from './addresses';
import { checkInBrowser } from './browser';
import { checkCertificate } from './certificate';
import { type CheckedSite, orderOf, printable } from './checkedSite';
import { createAsk } from './client';
import { readExpected } from './expected';
import { checkForm } from './form';

/** Looks at a deployed site from outside. Throws a `BuildError` where it cannot. */
export async function check(parameters: string[]) {
  const order = orderOf(parameters);
  const findings: { what: string; addresses: string[]; todo: string }[] = [];
  const notes: string[] = [];
  const say: CheckedSite['say'] = (said, todo, ...places) => {
    const [what = '', ...addresses] = [said, ...places].map(printable);
    const before = findings.find((finding) => finding.what === what);
    if (!todo) notes.push(what);
    else if (before) before.addresses.push(...addresses);
    else findings.push({ what, addresses, todo });
  };
  const ask = createAsk(order.address, order.connections);
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
  const { json, address, findings, notes } = await check(process.argv.slice(2));
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
