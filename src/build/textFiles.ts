import { vcardFile } from '../features/contact-details/vcardFile';
import { lastChange } from './lastChange';
import type { Site } from './site';
import { robots, sitemap } from './sitemap';
import { siteVersion, versionFile } from './siteVersion';
import { vcard } from './vcard';
import { manifest, securityText } from './wellKnown';
import { feeds } from './written/feeds';

/** What programs read of a site. */
export function textFiles(site: Site): [file: string, text: string][] {
  const security = securityText(site, new Date());
  return [
    ['sitemap.xml', sitemap(site, ({ sources }) => lastChange(sources))],
    ...feeds(site),
    ['robots.txt', robots(site)],
    ['site.webmanifest', manifest(site)],
    [versionFile, `${siteVersion(site.folder)}\n`],
    ...(site.modules.site.contactCard ? [[vcardFile, vcard(site)] satisfies [string, string]] : []),
    ...(security ? [['.well-known/security.txt', security] satisfies [string, string]] : []),
  ];
}
