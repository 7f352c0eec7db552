/**
 * `npm run check -- https://www.your.site`: looks at a deployed site from outside and says what is
 * wrong with it. Ends with status 0, 1 (something is wrong) or 2 (it could not look).
 */
import { parseArgs } from 'node:util';
import { BuildError } from '../../src/build/site';
import { checkSite } from './checkSite';

const usage = `npm run check -- https://www.your.site [options]
  --json                  for machines
  --send                  sends one marked message through the form's service
  --no-browser            opens no page in Chromium
  --dist FOLDER           the build to compare with, where there is one (dist)
  --connect FROM=TO       asks TO in place of FROM, before the name is moved:
                          --connect www.your.site:443=192.0.2.7:443 (may be repeated)
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
        send: { type: 'boolean' },
        'no-browser': { type: 'boolean' },
        dist: { type: 'string' },
        connect: { type: 'string', multiple: true, default: [] },
      },
    });
    const { origin } = new URL(positionals.join(' '));
    const connections = new Map(new URLSearchParams(values.connect.join('&')));
    const hosts = [...connections].flat();
    if (!/^https?:/.test(origin) || hosts.some((host) => !/.:\d+$/.test(host))) throw new Error();
    return { ...values, origin, connections, browser: !values['no-browser'] };
  } catch {
    throw new BuildError(usage);
  }
}

async function main() {
  const { json, origin, ...options } = orderOf(process.argv.slice(2));
  const report = await checkSite(origin, options);
  const { address, findings, notes } = report;
  const lines = [
    ...findings.map(({ what, todo }) => `✗ ${what}\n  ${todo}`),
    ...notes.map((note) => `· ${note}`),
    `${findings.length || 'Nothing is'} wrong at ${address}.`,
  ];
  console.log(json ? JSON.stringify(report, null, 2) : lines.join('\n'));
  process.exitCode = findings.length ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 2;
});
