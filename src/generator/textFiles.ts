import { directionOf } from '../content/direction';
import { telephoneHref } from '../features/contact-details/telephoneHref';
import { vcardFile } from '../features/contact-details/vcardFile';
import { baseOf } from './belowBase';
import type { Site } from './site';
import { sitemap } from './sitemap';
import { siteVersion, versionFile } from './siteVersion';
import { vcard } from './vcard';
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

/** `site.webmanifest` (W3C Web Application Manifest): how the site looks on a home screen. */
function manifest({ content, brand }: Site): string {
  const { company, home, site } = content;
  const { dark950 } = brand.colours;
  const base = baseOf(content);
  return JSON.stringify({
    name: company.name,
    short_name: company.name.split(' ')[0],
    description: home.tagline,
    lang: site.language,
    dir: directionOf(site.language),
    start_url: `${base}/`,
    display: 'browser',
    background_color: dark950,
    theme_color: dark950,
    icons: [
      { src: `${base}/brand/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: `${base}/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });
}

/**
 * `.well-known/security.txt` (RFC 9116) says how to report a weakness. It expires a year after the
 * build, the longest the standard recommends. Undefined where there is no way to report one.
 */
export function securityText({ content: { company, site } }: Site, built: Date) {
  const { mail, telephone } = company.contact;
  const contact = mail ? `mailto:${mail}` : telephone && telephoneHref(telephone);
  if (!contact) return undefined;
  const languages = site.securityLanguages?.join(', ');
  const expires = Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth(), built.getUTCDate());
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(expires).toISOString()}`,
    ...(languages ? [`Preferred-Languages: ${languages}`] : []),
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
