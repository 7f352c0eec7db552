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
import { BuildError, readSites, type Site, siteFolder } from '../../src/generator/site';
import { formUrlFromEnvironment } from '../formUrl';
import { day, daysLeft } from './certificate';
import { type CheckedSite, deployAgain, printable } from './checkedSite';

type AskedSite = Omit<CheckedSite, 'expected'>;

async function parsed(json: Buffer): Promise<Deployment | undefined> {
  const value: Deployment | undefined = await new Response(`${json}`).json().catch(() => undefined);
  return value?.built && value.addresses && value.serving?.headers ? value : undefined;
}

/** The form's right address. Throws a `BuildError` unless build and environment agree on it. */
function formUrlOf(build: Deployment | undefined, dist: string): string {
  const fromEnvironment = formUrlFromEnvironment();
  const formUrl = fromEnvironment ?? build?.formUrl;
  if (formUrl && (!build || build.formUrl === formUrl)) return formUrl;
  throw new BuildError(
    `Set CONTACT_FORM_URL to where the form should post to, or build: the check does not take the site's word for it. Now CONTACT_FORM_URL says ${fromEnvironment ?? 'nothing'}, and the build in ${dist} ${build?.formUrl ?? 'nothing'}.`,
  );
}

/** The build that the site says it is; undefined, and reported, where it does not say. */
async function readPublished({ address, ask, say }: AskedSite): Promise<Deployment | undefined> {
  const { status, body, error } = await ask(`/${deploymentFile}`);
  if (!status) throw new BuildError(`Nothing answers at ${address}: ${printable(`${error}`)}`);
  const published = status === 200 ? await parsed(body) : undefined;
  const silent = `The site does not say which build it is: /${deploymentFile} answers ${status}, or not what a build writes.`;
  if (!published) say(silent, deployAgain);
  return published;
}

/** How other addresses answer: port 80, the settings of the editor, and files that are missing. */
function otherAddresses({ content }: Site, site: string): Deployment['addresses'] {
  const { editor } = content.site;
  const settings = `${editor?.origin ?? ''}${editorPath}settings.json`;
  const asked = `${site}/about?from=plain`;
  const { hostname, pathname, search } = new URL(asked);
  // Files in these folders are kept for a year; "it is not there" must not be, since a deployment
  // may bring the file a moment later. A CDN might know the answer to a name that was asked for
  // before.
  const gone = `no-such-file.${randomUUID()}`;
  return {
    [`http://${hostname}${pathname}${search}`]: { status: 301, location: asked },
    [`/assets/${gone}.js`]: { status: 404 },
    [`/pictures/${gone}.avif`]: { status: 404 },
    ...(!isOnSite(editor) && { [editorPath]: { status: 404 } }),
    ...(editor && {
      [settings]: { status: 200, hash: hashOf(JSON.stringify(onlineSettings(editor))) },
    }),
  };
}

type Compared = { build: Deployment | undefined; wanted: Deployment; name: string };

/** Reports a site of another build; returns what the rest is held against. */
function agreedOn({ say }: AskedSite, published: Deployment, { build, wanted, name }: Compared) {
  const { differing, isSame } = compareDeployments(wanted, published);
  // Sources do not know the hashes of pages and code.
  if (isSame) return build ?? published;
  const age = published.built < wanted.built ? 'an older' : 'another';
  say(
    `The site serves ${age} build, of ${published.built}, than ${name}`,
    'Build and deploy again, or check it from what was deployed: that build, or its sources (DEPLOYED_REF).',
    ...differing,
  );
  // So that an older build is one finding and not hundreds.
  return published;
}

/** The deployment that the site should be: the build in a folder, or else these sources. */
export async function readExpected(asked: AskedSite): Promise<Deployment> {
  const { address, dist, say } = asked;
  const sites = readSites(siteFolder());
  const build = await readFile(join(dist, deploymentFile)).then(parsed, () => undefined);
  const formUrl = formUrlOf(build, dist);
  const wanted = build ?? deploymentOfSources(sites, formUrl);
  const name = build ? `the build in ${dist}` : `these sources, without a build in ${dist}`;
  const published = await readPublished(asked);
  say(`The site was compared with ${name}.`);
  const elsewhere = `The pages say they are at ${wanted.origin}, and were looked at on ${address}.`;
  if (wanted.origin !== address)
    say(elsewhere, 'Set `origin` in content/site.json and build again, or check that address.');
  const described = published ? agreedOn(asked, published, { build, wanted, name }) : wanted;
  const { built, serving, addresses } = described;
  const security = '/.well-known/security.txt';
  const days = addresses[security] && daysLeft(built, 365 * day, 1 / 12);
  const todo = 'Build and deploy again: each build is good for a year.';
  if (days !== undefined) say(`${security} expires in ${days} days.`, todo);
  return { ...wanted, serving, addresses: { ...addresses, ...otherAddresses(sites[0], address) } };
}
