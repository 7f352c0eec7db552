import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { browserFlags, findChromium } from '../../../scripts/chromium';

export type Browser = 'Firefox' | 'Chromium';

/** Settings that keep Firefox from windows, questions and requests of its own. */
const firefoxPreferences = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.formfill.enable': false,
  'browser.newtabpage.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.firstRunURL': '',
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  // Nothing moves while it is read.
  'ui.prefersReducedMotion': 1,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
};

/**
 * The command that opens a browser with a profile in a folder, with reduced motion. All requests
 * but the site's go to a proxy on loopback, the form's too.
 */
export const browserCommands: Record<
  Browser,
  (profile: string, proxyPort: number) => Promise<[command: string, ...parameters: string[]]>
> = {
  async Firefox(profile, proxyPort) {
    const preferences = { ...firefoxPreferences, 'network.proxy.http_port': proxyPort };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(path.join(profile, 'user.js'), lines.join(''));
    return ['firefox-esr', '--profile', profile];
  },

  async Chromium(profile, proxyPort) {
    return [
      findChromium() ?? 'chromium',
      ...browserFlags,
      '--no-first-run',
      '--force-renderer-accessibility',
      '--disable-features=Translate',
      '--force-prefers-reduced-motion',
      `--proxy-server=http://127.0.0.1:${proxyPort}`,
      `--user-data-dir=${profile}`,
    ];
  },
};
