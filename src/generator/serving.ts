import { createHash } from 'node:crypto';
import { languageFolder } from '../content/schema/site';
import { editorPolicy } from '../editor/policy';
import { editorPath, gitHubApi, isOnSite } from '../editor/settings';
import type { FormField } from '../features/contact-form/content';
import { addressBelow, baseOf, routesBelow } from './belowBase';
import { type Redirect, redirectsOf } from './content/routes';
import { inlineScripts, type Routes } from './inlineScripts';
import type { Site } from './site';
import { listed, listPath } from './written/writtenPaths';

/** A response header by name. */
export type Headers = Record<string, string>;

/** How the site is served: the one definition that every host's file and the preview follow. */
export type Serving = {
  /** The folder of its host that the site is below (`baseOf`); no other address here has it. */
  base: string;
  /** What the addresses of further languages begin with: `/de`. */
  languages: readonly string[];
  /** The addresses of the lists of written pages, in each language. */
  lists: readonly string[];
  /** On every response. */
  headers: Headers;
  /** `Cache-Control` by the beginning of the path; the first match counts. */
  caching: Caching[];
  /** On files that are no pages, below the prefixes of `caching`, in place of the values above. */
  files: Headers;
  /** The old addresses, each in its one spelling, and their targets. */
  redirects: readonly Redirect[];
  /** The fields that the company has added to its form, by the prefix of each language. */
  formFields: Readonly<Record<string, readonly FormField[]>>;
  /** Of a site that is edited on the internet. */
  editor?: {
    /** On the editor's page, in place of the values above. */
    page: Headers;
    /** On everything below its address, besides. */
    all: Headers;
  };
};

type Caching = {
  prefix: string;
  /** For a file that is there. A missing one is asked for again each time. */
  value: string;
  /**
   * For every address below the prefix, on hosts whose rules cannot name all its files and hold for
   * missing ones as well.
   */
  wholeFolder?: string;
};

const hour = 3600;
const day = 24 * hour;
const year = 365 * day;

/**
 * How long "it is not there" may be kept, in s: a browser that asked during a deployment, or before
 * one was taken back, goes without the file for all that time.
 */
export const longestForMissing = hour;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of the pages as built: the styles and our scripts (`src/inline/`) in
 * them are allowed by hash. Other scripts have to be files of the site; no style attribute applies.
 * The contact form posts to `formUrl`; `routes` are the programmed pages of each language, by their
 * whole addresses.
 */
export function contentSecurityPolicy(
  styles: Iterable<string>,
  formUrl: string,
  routes: readonly Routes[] = [],
): string {
  const formOrigin = formUrl.startsWith('/') ? [] : [new URL(formUrl).origin];
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...inlineScripts(routes).map(sha256)],
    ["style-src 'self'", ...[...new Set(styles)].map(sha256)],
    ["img-src 'self'"],
    ["font-src 'self'"],
    ["manifest-src 'self'"],
    ["connect-src 'self'", ...formOrigin],
    ["form-action 'self'", ...formOrigin],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    ["require-trusted-types-for 'script'"],
    // No script of the site makes HTML or scripts from text, so none needs a policy to do so.
    // (Swiper's "html" is for its own arrows, dots and spoken messages, which are ours here.)
    ["trusted-types 'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** A policy for pages whose host sends none: browsers read the others of its parts there. */
export const asInPages = (policy: string): string => policy.replace(/frame-ancestors [^;]*; /, '');

/**
 * How a site is served whose pages have these styles in them, in its languages. Without any, there
 * is nothing but an editor.
 */
export function servingOf(
  parts: readonly { site: Site; styles: Iterable<string> }[],
  formUrl: string,
  withEditor = isOnSite(parts[0]?.site.content.site.editor),
): Serving {
  const sites = parts.map(({ site }) => site);
  const [first] = sites;
  const languages = sites.flatMap(({ prefix }) => prefix || []);
  const styles = parts.flatMap((part) => [...part.styles]);
  const aYear = `public, max-age=${year}, immutable`;
  const wholeFolder = `public, max-age=${longestForMissing}`;
  return {
    base: first ? baseOf(first.content) : '',
    languages,
    lists: (first ? sites : [{ content: {}, prefix: '' }]).flatMap(({ content, prefix }) =>
      listed.map((name) => prefix + listPath(content, name)),
    ),
    ...(withEditor && {
      editor: {
        page: { 'Content-Security-Policy': editorPolicy([gitHubApi]) },
        all: { 'X-Robots-Tag': 'noindex' },
      },
    }),
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(styles, formUrl, sites.map(routesBelow)),
      // Add `includeSubDomains; preload` only where every subdomain speaks https, for years.
      'Strict-Transport-Security': `max-age=${2 * year}`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    caching: [
      ...['', ...languages].flatMap((language) => [
        // Their names change with their content.
        { prefix: `${language}/assets/`, value: aYear },
        { prefix: `${language}/pictures/`, value: aYear, wholeFolder },
        { prefix: `${language}/brand/`, value: `public, max-age=${day}`, wholeFolder },
      ]),
      { prefix: '/', value: 'no-cache' },
    ],
    // A drawing that is opened by its address would be a page.
    files: {
      'Content-Security-Policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
    redirects: sites.flatMap(({ content, prefix }) =>
      redirectsOf(content).map(({ from, to }) => ({
        from: prefix + from,
        to: addressBelow(prefix, to),
      })),
    ),
    formFields: Object.fromEntries(
      sites.map(({ content, prefix }) => [prefix, content.contact.fields ?? []]),
    ),
  };
}

/** The home pages of a site, one for each language. */
export const homesOf = ({ languages }: Serving): string[] =>
  ['', ...languages].map((language) => `${language}/`);

/** What the addresses of a path's language begin with. */
export const languageAt = ({ languages }: Serving, pathname: string): string =>
  languages.find((prefix) => pathname.startsWith(`${prefix}/`)) ?? '';

/** The folders that hold no pages. */
export const ofFiles = (caching: Serving['caching']): string[] =>
  caching.map(({ prefix }) => prefix).filter((prefix) => prefix !== '/');

/** The headers of a path besides `Cache-Control`. */
export function headersOf({ headers, caching, files, editor }: Serving, pathname: string): Headers {
  const isFile = ofFiles(caching).some((prefix) => pathname.startsWith(prefix));
  if (isFile) return { ...headers, ...files };
  if (!editor || !pathname.startsWith(editorPath)) return headers;
  return { ...headers, ...editor.all, ...(pathname === editorPath && editor.page) };
}

/** The `Cache-Control` value of a path. */
export const cacheControl = ({ caching }: Serving, pathname: string): string =>
  caching.find(({ prefix }) => pathname.startsWith(prefix))?.value ?? 'no-cache';

/** The compressed files that the build writes beside each text file, the best first. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/**
 * Paths that are not for visitors, as a regular expression of the kind that JavaScript, nginx and
 * Caddy share: the file of the Not Found page, which has no address of its own, files for hosts,
 * and the compressed files, which are sent under their plain names.
 */
export const hiddenPaths = String.raw`^/((?:${languageFolder}/)?404(\.html)?|_[^/]*|.*\.(br|gz))$`;

/** Whether a path is not for visitors. */
export const isHidden = (pathname: string) => new RegExp(hiddenPaths).test(pathname);
