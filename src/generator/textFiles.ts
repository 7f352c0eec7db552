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
  ['robots.txt', robots(site)],
  ['site.webmanifest', manifest(site)],
  ...feeds(site),
  ...(site.modules.site.contactCard ? [[vcardFile, vcard(site)] satisfies [string, string]] : []),
];

/** Everything may be read, in every language. */
function robots({ content, prefix, modules }: Site): string {
  const { origin } = new URL(content.site.origin);
  const others = prefix ? [] : modules.site.languages.map(({ below }) => origin + below);
  const maps = [content.site.origin, ...others].map((site) => `Sitemap: ${site}/sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${maps.join('')}`;
}

/** All texts of a site for programs. */
export function textFiles(site: Site): Texts {
  const security = securityText(site, new Date());
  return [
    ...knownTexts(site),
    ['sitemap.xml', sitemap(site)],
    [versionFile, `${siteVersion(site.folder)}\n`],
    ...(security ? [['.well-known/security.txt', security] satisfies [string, string]] : []),
  ];
}
