import { vcardFile } from '../features/contact-details/vcardFile';
import type { Site } from './site';
import { sitemap } from './sitemap';
import { siteVersion, versionFile } from './siteVersion';
import { vcard } from './vcard';
import { manifest, securityText } from './wellKnown';
import { feeds } from './written/feeds';

type Texts = [file: string, text: string][];

/** The texts for programs that are the same whenever a site is built. */
export const knownTexts = (site: Site): Texts => [
  ...(site.prefix ? [] : [['robots.txt', robots(site)] satisfies [string, string]]),
  ['site.webmanifest', manifest(site)],
  ...feeds(site),
  ...(site.modules.site.contactCard ? [[vcardFile, vcard(site)] satisfies [string, string]] : []),
];

/** Everything may be read, in every language; below the top the file counts for nothing. */
function robots({ content, modules }: Site): string {
  const { origin } = new URL(content.site.origin);
  const others = modules.site.languages.map(({ below }) => origin + below);
  const maps = [content.site.origin, ...others].map((site) => `Sitemap: ${site}/sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${maps.join('')}`;
}

/** All texts of a site for programs. */
export function textFiles(site: Site): Texts {
  // Like `robots.txt`, it is looked for at the top only.
  const security = site.prefix ? undefined : securityText(site, new Date());
  return [
    ...knownTexts(site),
    ['sitemap.xml', sitemap(site)],
    [versionFile, `${siteVersion(site.folder)}\n`],
    ...(security ? [['.well-known/security.txt', security] satisfies [string, string]] : []),
  ];
}
