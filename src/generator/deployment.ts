import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageFolder } from '../content/schema/site';
import { addressBelow } from './belowBase';
import { contentType } from './contentTypes';
import { filesBelow } from './filesBelow';
import { isHidden, type Serving, servingOf } from './serving';
import { BuildError, type Site } from './site';
import { spellings } from './spellings';
import { knownTexts } from './textFiles';

/** How an address answers: with a file, or leading to another. */
type Address = {
  status: number;
  type?: string;
  /** The SHA-256 of the body, if it is known. */
  hash?: string;
  location?: string;
};

/** A build as it is once deployed, which `npm run check` holds the site against. */
export type Deployment = {
  /** When it was made; empty for sources. */
  built: string;
  origin: string;
  /** The address that the contact form posts to. */
  formUrl: string;
  serving: Serving;
  addresses: Record<string, Address>;
};

/** The file that describes a build. It is published with it, and nothing in it is secret. */
export const deploymentFile = 'deployment.json';

/** An address that no page has. */
export const nowhere = '/no-such-page';

export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64');

/** The address of a file of a build; undefined for one that is not for visitors. */
function addressOf(file: string): string | undefined {
  const notFound = new RegExp(`^(${languageFolder}/)?404\\.html$`);
  if (notFound.test(file)) return `/${file.replace('404.html', nowhere.slice(1))}`;
  const address = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
  return isHidden(address) ? undefined : address;
}

/** The addresses that lead to another: old ones, and the other spellings of pages. */
const leading = ({ base, redirects }: Serving, routes: readonly { path: string }[]) =>
  [...redirects, ...spellings(routes)].map(({ from, to }): [string, Address] => [
    encodeURI(from),
    { status: 301, location: addressBelow(base, to) },
  ]);

/** Describes the build in a folder, before it has the files that only hosts read. */
export function deploymentOf(
  { content }: Site,
  outDir: string,
  { formUrl, serving }: Pick<Deployment, 'formUrl' | 'serving'>,
  routes: readonly { path: string }[],
): Deployment {
  const files = filesBelow(outDir).flatMap((file): [string, Address][] => {
    const address = addressOf(file);
    if (address === undefined) return [];
    const status = address.endsWith(nowhere) ? 404 : 200;
    const hash = hashOf(readFileSync(path.join(outDir, file)));
    return [[address, { status, type: contentType(file), hash }]];
  });
  const taken = serving.redirects.find(({ from }) => files.some(([address]) => address === from));
  if (taken)
    throw new BuildError(
      `content/redirects.json: ${taken.from} is the address of a file of the site, not an old one.`,
    );
  return {
    built: new Date().toISOString(),
    origin: content.site.origin,
    formUrl,
    serving,
    addresses: Object.fromEntries([...files.sort(), ...leading(serving, routes)]),
  };
}

/** Describes the build that sources make: of pages little more than their addresses. */
export function deploymentOfSources(
  sites: readonly [Site, ...Site[]],
  formUrl: string,
): Deployment {
  const parts = sites.map((site) => ({ site, styles: [] }));
  const serving = servingOf(parts, formUrl);
  const routes = sites.flatMap(({ prefix, routes: own, written }) =>
    [...own, ...written].map(({ path }) => ({ path: prefix + path })),
  );
  const type = contentType('.html');
  const pages = routes.map((route): [string, Address] => [route.path, { status: 200, type }]);
  const texts = sites.flatMap((site) =>
    knownTexts(site).map(([file, text]): [string, Address] => [
      `${site.prefix}/${file}`,
      { status: 200, type: contentType(file), hash: hashOf(text) },
    ]),
  );
  return {
    built: '',
    origin: sites[0].content.site.origin,
    formUrl,
    serving,
    addresses: {
      ...Object.fromEntries([...pages, ...texts, ...leading(serving, routes)]),
      [nowhere]: { status: 404, type },
    },
  };
}

/** How a deployment is served, without the hashes of styles, which sources do not know. */
const servedAs = ({ serving, formUrl, origin }: Deployment): string =>
  JSON.stringify({ serving, formUrl, origin }).replace(/style-src [^;]*/g, '');

/** Whether a deployment is the wanted one as far as that is known, and which addresses differ. */
export function compareDeployments(wanted: Deployment, other: Deployment) {
  const differing = Object.entries(wanted.addresses)
    .filter(([address, { hash }]) => {
      const answer = other.addresses[address];
      return !answer || (hash && answer.hash !== hash);
    })
    .map(([address]) => address);
  return { differing, isSame: !differing.length && servedAs(wanted) === servedAs(other) };
}
