import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editorPath, isOnSite, onlineSettings } from '../../src/editor/settings';
import {
  compareDeployments,
  type Deployment,
  deploymentFile,
  deploymentOfSources,
  hashOf,
} from '../../src/generator/deployment';
import { BuildError, readSite, type Site, siteFolder } from '../../src/generator/site';
import { formUrlFromEnvironment } from '../formUrl';
import { deployAgain } from './addresses';
import { day, daysLeft } from './certificate';
import type { CheckedSite } from './check';

async function parsed(json: Buffer): Promise<Deployment | undefined> {
  const value: Deployment | undefined = await new Response(`${json}`).json().catch(() => undefined);
  return value?.built && value.addresses && value.serving?.headers ? value : undefined;
}

/** How other addresses answer: port 80, the settings of the editor, and what is not there. */
function otherAddresses({ content }: Site, origin: string): Deployment['addresses'] {
  const { editor } = content.site;
  const settings = `${editor?.origin ?? ''}${editorPath}settings.json`;
  const path = '/about?from=plain';
  // Files in these folders are kept for a year. Who asked for one while a deployment went on, or before
  // one was taken back, has to learn of it. A CDN might know the answer to a name asked for before.
  const gone = `no-such-file.${randomUUID()}`;
  return {
    [`http://${new URL(origin).hostname}${path}`]: { status: 301, location: origin + path },
    [`/assets/${gone}.js`]: { status: 404 },
    [`/pictures/${gone}.avif`]: { status: 404 },
    ...(!isOnSite(editor) && { [editorPath]: { status: 404 } }),
    ...(editor && {
      [settings]: { status: 200, hash: hashOf(JSON.stringify(onlineSettings(editor))) },
    }),
  };
}

/**
 * What the site is held against: the build in a folder, or else these sources. The site says which build it
 * is, and is taken at its word for no more than they do not know. Where the two differ, that is said, and
 * the rest is held against what the site says of itself: an older deployment is one finding and not hundreds.
 */
export async function readExpected({ origin, dist, ask, say }: Omit<CheckedSite, 'expected'>) {
  const site = readSite(siteFolder());
  const build = await readFile(join(dist, deploymentFile)).then(parsed, () => undefined);
  const given = formUrlFromEnvironment();
  const formUrl = given ?? build?.formUrl;
  if (!formUrl || (build && build.formUrl !== formUrl))
    throw new BuildError(
      `Set CONTACT_FORM_URL to where the form should post to, or build: the check does not take the site's word for it. Now CONTACT_FORM_URL says ${given ?? 'nothing'}, and the build in ${dist} ${build?.formUrl ?? 'nothing'}.`,
    );
  const own = build ?? deploymentOfSources(site, formUrl);
  const { status, body, error } = await ask(`/${deploymentFile}`);
  if (!status) throw new BuildError(`Nothing answers at ${origin}: ${error}`);
  const theirs = status === 200 ? await parsed(body) : undefined;
  const ours = build ? `the build in ${dist}` : `these sources, without a build in ${dist}`;
  say(`The site was compared with ${ours}.`);
  const elsewhere = `The pages say they are at ${own.origin}, and were looked at on ${origin}.`;
  if (own.origin !== origin)
    say(elsewhere, 'Set `origin` in content/site.json and build again, or check that address.');
  const silent = `The site does not say which build it is: /${deploymentFile} answers ${status}, or not what a build writes.`;
  if (!theirs) say(silent, deployAgain);
  const { differing, isSame } = compareDeployments(own, theirs ?? own);
  if (theirs && !isSame)
    say(
      `The site serves ${theirs.built < own.built ? 'an older' : 'another'} build, of ${theirs.built}, than ${ours}, of ${own.built}`,
      'Build and deploy again, or check it from what was deployed: that build, or its sources (DEPLOYED_REF).',
      ...differing,
    );
  const { built, serving, addresses } = (isSame && build) || (theirs ?? own);
  const security = '/.well-known/security.txt';
  const days = addresses[security] && daysLeft(built, 365 * day, 1 / 12);
  const good = 'Build and deploy again: each build is good for a year.';
  if (days !== undefined) say(`${security} expires in ${days} days.`, good);
  return { ...own, serving, addresses: { ...addresses, ...otherAddresses(site, origin) } };
}
