import { randomBytes } from 'node:crypto';
import { longestForMissing } from '../../src/build/serving';
import { createFindings, type Finding } from './finding';
import type { DeployedSite } from './site';

const hostFile = 'Use the file that the build writes for this host (docs/operations.md).';
const day = 86_400;

/**
 * For how long a browser or a CDN keeps an answer without asking again, in s: the longer of what it
 * says to either. Without a word of it a time is reckoned from other headers, if there are any (RFC
 * 9111, section 4.2.2).
 */
export function keptFor(headers: Record<string, string>): number {
  const caching = headers['cache-control'];
  if (caching === undefined) return headers['last-modified'] || headers.expires ? Infinity : 0;
  if (/\bno-(store|cache)\b/i.test(caching)) return 0;
  const ages = [...caching.matchAll(/\b(?:s-maxage|max-age)\s*=\s*"?(\d+)/gi)];
  return ages.length ? Math.max(...ages.map(([, age]) => Number(age))) : Infinity;
}

const inWords = (seconds: number) => {
  if (seconds === Infinity) return 'as long as it pleases a cache';
  return seconds < 2 * day ? `${seconds} s` : `${Math.round(seconds / day)} days`;
};

/**
 * What is not there, in the folders whose files are kept for a year: it may be there a moment later,
 * when a deployment is through or one is taken back, and who asked meanwhile has to learn of it.
 */
export async function checkMissing(
  site: DeployedSite,
): Promise<{ findings: Finding[]; notes: string[] }> {
  const findings = createFindings();
  // A name that was never asked for before: a CDN might know the answer to any other.
  const unique = randomBytes(4).toString('hex');
  for (const path of [
    `/assets/no-such-file.${unique}.js`,
    `/pictures/no-such-file.${unique}.avif`,
  ]) {
    const { status, headers } = await site.ask(path);
    if (status !== 404) {
      findings.add(`What is not there is answered with ${status}, not 404`, path, hostFile);
    } else if (keptFor(headers) > longestForMissing) {
      const said = `("${headers['cache-control'] ?? ''}")`;
      const what = `"It is not there" is kept for ${inWords(keptFor(headers))} ${said}`;
      findings.add(what, path, `${hostFile} Then purge what a CDN has kept.`);
    }
  }
  const notes = ['What is not there is not kept: one file in each folder was asked for.'];
  return { findings: findings.all(), notes: findings.all().length ? [] : notes };
}
