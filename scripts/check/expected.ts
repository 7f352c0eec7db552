import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  compareDeployments,
  type Deployment,
  deploymentFile,
  deploymentOfSources,
} from '../../src/build/deployment';
import { BuildError, type Site } from '../../src/build/site';
import { formUrlFromEnvironment } from '../formUrl';
import type { Answer } from './client';
import { deployAgain, type Report } from './report';

async function parsed(json: Buffer): Promise<Deployment | undefined> {
  const value: Deployment | undefined = await new Response(`${json}`).json().catch(() => undefined);
  return value?.built && value.addresses && value.serving?.headers ? value : undefined;
}

/** What this checkout says the site should be: the build in a folder, or else its sources. */
async function readOwn(site: Site, dist: string) {
  const file = path.join(dist, deploymentFile);
  const built = existsSync(file) ? await parsed(readFileSync(file)) : undefined;
  const given = formUrlFromEnvironment();
  const both = `CONTACT_FORM_URL (${given}) and the build in ${dist} (${built?.formUrl})`;
  if (built && given && given !== built.formUrl)
    throw new BuildError(`${both} do not agree. Build again.`);
  if (built) return { own: built, isBuilt: true };
  if (given) return { own: deploymentOfSources(site, given), isBuilt: false };
  throw new BuildError(
    `Set CONTACT_FORM_URL to where the form should post to, or build: the check does not take the site's word for it, and there is no build in ${dist}.`,
  );
}

/**
 * What the site is held against. The site says which build it is, and is taken at its word for no more
 * than this checkout does not know. Where the two differ, that is said, and the rest is held against
 * what the site says of itself: an older deployment is one finding and not hundreds.
 */
export async function readExpected(site: Site, dist: string, answer: Answer, { say }: Report) {
  const { own, isBuilt } = await readOwn(site, dist);
  const theirs = answer.status === 200 ? await parsed(answer.body) : undefined;
  const file = `/${deploymentFile}`;
  const ours = isBuilt ? `the build in ${dist}` : `these sources, without a build in ${dist}`;
  say(`The site was compared with ${ours}${isBuilt ? '' : `, and its own ${file}`}.`);
  if (!theirs) {
    const what = `The site does not say which build it is: ${file} answers ${answer.status}, or not what a build writes.`;
    say(what, `${deployAgain} A build from before November 2026 has no such file.`);
    return own;
  }
  const { differing, isSame } = compareDeployments(own, theirs);
  if (isSame) return isBuilt ? own : theirs;
  const relation = theirs.built < own.built ? 'an older' : 'another';
  say(
    `The site serves ${relation} build, of ${theirs.built}, than ${ours}, of ${own.built}`,
    'Build and deploy again, or check it from what was deployed: that build, or its sources (DEPLOYED_REF).',
    ...differing,
  );
  return { ...theirs, formUrl: own.formUrl, origin: own.origin };
}
