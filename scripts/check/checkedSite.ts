import { parseArgs } from 'node:util';
import type { Deployment } from '../../src/generator/deployment';
import { BuildError } from '../../src/generator/site';
import type { createAsk } from './client';

const usage = `npm run check -- https://www.your.site [options]
  --json                  for machines
  --send                  sends one marked message through the form's service
  --no-browser            opens no page in Chromium
  --dist FOLDER           the build to compare with, where there is one (dist)
  --connect NAME=HOST     asks HOST in place of NAME: www.your.site=192.0.2.7
Where the form should post to is said by that build, or by CONTACT_FORM_URL. With --send,
FORM_MESSAGES_URL and FORM_MESSAGES_AUTHORIZATION say where its service shows what has arrived.`;

/** Reads the command line. Throws a `BuildError` with the usage where it cannot be understood. */
export function orderOf(parameters: string[]) {
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
    const { origin, pathname } = new URL(positionals.join(' '));
    const isClear = values.connect.every((pair) => /^[\w.-]+=([\w.-]+|\[.+\])(:\d+)?$/.test(pair));
    if (!/^https?:/.test(origin) || !isClear) throw new Error();
    const connections = new Map(new URLSearchParams(values.connect.join('&')));
    // Where the site is below a folder, its addresses begin with that.
    return { ...values, origin, address: origin + pathname.replace(/\/$/, ''), connections };
  } catch {
    throw new BuildError(usage);
  }
}

/** What a site says, without the signs by which a terminal would do something. */
export const printable = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\uFFFD');

/** A deployed site, the deployment that it should be, and the options of the command line. */
export type CheckedSite = ReturnType<typeof orderOf> & {
  ask: ReturnType<typeof createAsk>;
  /** Reports a fault with a remedy and its addresses; without a remedy it is a note. */
  say: (what: string, todo?: string, ...addresses: string[]) => void;
  expected: Deployment;
  /** The HTML of the pages that have answered, by path. */
  pages: Map<string, string>;
};

/** The remedy where files of the site are missing, or of another build. */
export const deployAgain =
  'Deploy the whole of dist/ (of an editor elsewhere dist-editor/) again, its folders included, and purge what a CDN has kept.';
