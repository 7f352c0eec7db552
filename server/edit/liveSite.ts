import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteVersion, versionFile } from '../../src/build/siteVersion';

/** In ms. */
const longestAnswer = 5000;

/**
 * The address of the site on the internet, if it says that it is made of what is in a folder; null where it
 * is made of something else, undefined where it does not say.
 */
export async function liveUrlOf(folder: string): Promise<string | null | undefined> {
  try {
    const text = readFileSync(path.join(folder, 'content/site.json'), 'utf8');
    const { origin } = z.object({ origin: z.url() }).parse(JSON.parse(text));
    const signal = AbortSignal.timeout(longestAnswer);
    // What another site says is not of this one.
    const answer = await fetch(new URL(versionFile, origin), { redirect: 'error', signal });
    const said = (await answer.text()).trim();
    if (!answer.ok || !/^[0-9a-f]{64}$/.test(said)) return undefined;
    return said === siteVersion(folder) ? origin : null;
  } catch {
    return undefined;
  }
}
