import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { browserFlags } from '../../../scripts/browserFlags';
import { findChromium } from '../../../scripts/findChromium';

export type Browser = 'Firefox' | 'Chromium';

type Start = {
  /** A folder for the profile. */
  profile: string;
  /** A proxy on loopback: whatever is not the site leads there, and so does the form service. */
  proxyPort: number;
};

/** No window, question or request of the browser's own. */
const firefoxPreferences = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.formfill.enable': false,
  'browser.newtabpage.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.tabs.firefox-view': false,
  'browser.translations.enable': false,
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.bookmark': false,
  'browser.urlbar.suggest.engines': false,
  'browser.urlbar.suggest.history': false,
  'browser.urlbar.suggest.openpage': false,
  'browser.urlbar.suggest.quickactions': false,
  'browser.urlbar.suggest.searches': false,
  'browser.urlbar.suggest.topsites': false,
  'browser.urlbar.tipShownCount.searchTip_onboard': 9,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.firstRunURL': '',
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'trailhead.firstrun.didSeeAboutWelcome': true,
  // Nothing moves by itself while it is read.
  'ui.prefersReducedMotion': 1,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
};

/** The command that opens a browser with a profile of its own, in which nothing moves by itself. */
export const browserCommands: Record<
  Browser,
  (start: Start) => Promise<[command: string, ...parameters: string[]]>
> = {
  async Firefox({ profile, proxyPort }) {
    const preferences = { ...firefoxPreferences, 'network.proxy.http_port': proxyPort };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(path.join(profile, 'user.js'), lines.join(''));
    return ['firefox-esr', '--profile', profile];
  },

  async Chromium({ profile, proxyPort }) {
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
