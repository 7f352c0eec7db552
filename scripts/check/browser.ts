import { chromium } from '@playwright/test';
import { browserFlags } from '../browserFlags';
import { findChromium } from '../findChromium';
import { type Connections, destination } from './client';
import { createFindings, type Finding } from './finding';
import type { DeployedSite } from './site';

/** How long a page may take to be loaded, and then to be hydrated, in ms. */
const timeouts = { load: 15_000, hydration: 8_000 };

type Looked = { findings: Finding[]; notes: string[] };

/** Opens every page in Chromium and reports what its console says; says so where there is none. */
export async function checkInBrowser(
  { pages, origin }: DeployedSite,
  connections: Connections,
): Promise<Looked> {
  const executablePath = findChromium();
  if (!executablePath) {
    return { findings: [], notes: ['No page was opened: there is no Chromium on this machine.'] };
  }
  const { host, port } = destination(new URL(origin), connections);
  const flags = connections.size
    ? [`--host-resolver-rules=MAP ${new URL(origin).hostname} ${host}:${port}`]
    : [];
  const findings = createFindings();
  const browser = await chromium.launch({ executablePath, args: [...browserFlags, ...flags] });
  try {
    // The certificate is looked at elsewhere; here it would hide everything else.
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    let path = '';
    const say = (text: string) =>
      findings.add(`The browser says "${text.slice(0, 200)}"`, path, 'Open the page and look.');
    // A browser says of the Not Found page that its status is 404, as it should be.
    page.on('console', (message) => {
      if (!/status of 404/.test(message.text()) || message.location().url !== page.url()) {
        say(message.text());
      }
    });
    page.on('pageerror', (error) => say(String(error)));
    // What is no page at all is said elsewhere; there would be nothing to wait for.
    for (const deployed of pages.filter(({ html }) => html.includes('<h1'))) {
      path = deployed.path;
      await page
        .goto(origin + path, { waitUntil: 'load', timeout: timeouts.load })
        .catch((error) => {
          say(String(error).split('\n')[0] ?? '');
        });
      await page
        .waitForFunction(
          () => Object.keys(document.querySelector('h1') ?? {}).some((key) => /^__react/.test(key)),
          undefined,
          { timeout: timeouts.hydration },
        )
        .catch(() => say('The page does not come to life: its script does not run.'));
    }
  } finally {
    await browser.close();
  }
  return { findings: findings.all(), notes: ['The pages were opened in Chromium.'] };
}
