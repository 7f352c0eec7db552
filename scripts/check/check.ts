/**
 * `npm run check -- https://www.your.site`: looks at a deployed site from outside and says what is
 * wrong with it. Ends with status 0, 1 (something is wrong) or 2 (it could not look).
 */
import { parseArgs } from 'node:util';
import { BuildError } from '../buildSite';
import { addressFromEnvironment } from '../formUrl';
import { checkSite, type Report } from './checkSite';
import { LookError } from './expected';

const usage = `npm run check -- https://www.your.site [options]
  --json                  for machines
  --send                  sends one marked message through the form's service
  --no-browser            opens no page in Chromium
  --dist FOLDER           the build to compare with, where there is one (dist)
  --connect FROM=TO       asks TO in place of FROM, before the name is moved:
                          --connect www.your.site:443=192.0.2.7:443 (may be repeated)
Where the form should post to is said by that build, or by CONTACT_FORM_URL. With --send,
FORM_MESSAGES_URL and FORM_MESSAGES_AUTHORIZATION say where its service shows what has arrived.`;

/** Options and addresses; throws a `LookError` with the usage where they cannot be told apart. */
function parse(parameters: string[]) {
  try {
    return parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        send: { type: 'boolean', default: false },
        'no-browser': { type: 'boolean', default: false },
        dist: { type: 'string', default: 'dist' },
        connect: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch {
    throw new LookError(usage);
  }
}

/** A `FROM=TO` as a pair; throws a `LookError` with the usage for what is none. */
function connection(pair: string) {
  const [, from, to] = /^([^=]+:\d+)=([^=]+:\d+)$/.exec(pair) ?? [];
  if (!from || !to) throw new LookError(usage);
  return [from, to] as const;
}

/** What the command line asks for. Throws a `LookError` with the usage for what is no order. */
function orderOf(parameters: string[]) {
  const { values, positionals } = parse(parameters);
  const [address = '', ...others] = positionals;
  if (others.length || !URL.canParse(address)) throw new LookError(usage);
  const { protocol, origin } = new URL(address);
  if (!/^https?:$/.test(protocol)) throw new LookError(usage);
  return { ...values, origin, connections: new Map(values.connect.map(connection)) };
}

/** Where the form's service shows what has arrived, if that is said. */
function messagesFromEnvironment() {
  const url = addressFromEnvironment('FORM_MESSAGES_URL');
  return url ? { url, authorization: process.env.FORM_MESSAGES_AUTHORIZATION } : undefined;
}

/** A report as lines for a person. */
function plain({ address, findings, notes }: Report): string {
  const lines = findings.map(({ what, todo }) => `✗ ${what}\n  ${todo}`);
  const summary = findings.length
    ? `${findings.length} wrong at ${address}.`
    : `Nothing is wrong at ${address}.`;
  return [...lines, ...notes.map((note) => `· ${note}`), summary].join('\n');
}

async function main() {
  const order = orderOf(process.argv.slice(2));
  const { connections, send, dist } = order;
  const report = await checkSite(order.origin, {
    connections,
    send,
    dist,
    messages: messagesFromEnvironment(),
    browser: !order['no-browser'],
  });
  console.log(order.json ? JSON.stringify(report, null, 2) : plain(report));
  process.exitCode = report.findings.length ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof LookError || error instanceof BuildError ? error.message : error);
  process.exitCode = 2;
});
