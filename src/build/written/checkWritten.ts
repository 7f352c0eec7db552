import { canonicalPath } from '../../content/canonicalPath';
import type { Content, Written } from '../../content/schema';
import { pictureName } from '../../content/schema/fields';
import { reporter } from '../content/checkAcrossFiles';
import { didYouMean } from '../content/didYouMean';
import type { Problems } from '../content/problems';
import { pagePaths, routesOf } from '../content/routes';
import { unshown } from '../content/unshown';
import { findPictureSource, noSuchPicture } from '../pictures/findPictureSource';
import { downloadProblem, downloads } from './downloads';
import { decodedName, readMarkdown } from './markdown';
import { listsOf, writtenPaths } from './writtenPaths';

/**
 * Checks the written pages: lists without words around them, addresses that are taken, and of each text
 * raw HTML, pictures that are not there, and links to nowhere within the site, which answers of the
 * search may have as well.
 */
export function checkWritten(content: Content, folder: string, problems: Problems): void {
  const { jobs, articles, pages } = content.written;
  for (const [name, entries] of Object.entries({ jobs, articles }))
    if (entries.length > 0 && !Reflect.get(content, name))
      problems.reportFile(
        `content/${name}.json`,
        `is missing: it says what stands around the files in content/${name}/`,
      );
  // `/404` is what unknown addresses show, and `/jobs` is a list.
  const taken = [...pagePaths, '/404', '/jobs', '/articles', '/downloads', '/inbox', '/edit'];
  for (const { name, file } of pages)
    if (taken.includes(`/${name}`))
      problems.reportFile(file, `makes the address /${name}, which another page has already`);
  const known = new Set([
    ...routesOf(content).routes.map((route) => route.path),
    ...writtenPaths(content),
  ]);
  checkLists(content, problems);
  for (const entry of [...jobs, ...articles, ...pages])
    checkText(entry, { known, folder }, problems);
  checkQuestions(content, { known, folder }, problems);
}

/** Checks that each list of a maker or an industry has an address, and one that no other has. */
function checkLists(content: Content, problems: Problems): void {
  const taken = new Map<string, string>();
  for (const { path: address, filter, entries } of listsOf(content)) {
    const [first] = entries;
    if (!filter || !first) continue;
    const { by, value } = filter;
    const before = taken.get(address);
    if (address.endsWith('/'))
      problems.reportFile(first.file, `has the ${by} “${value}”, which makes no address`);
    else if (before !== undefined)
      problems.reportFile(
        first.file,
        `has the ${by} “${value}”, which makes the address ${address}, as “${before}” does: write both alike, or one of them otherwise`,
      );
    taken.set(address, value);
  }
}

/** Checks where the answers of the search lead. */
function checkQuestions(content: Content, site: Site, problems: Problems): void {
  const report = reporter(content, 'questions', problems);
  for (const [index, { more }] of content.questions?.questions.entries() ?? []) {
    const what = more && linkProblem(more.href, site);
    if (what) report(['questions', index, 'more', 'href'], what);
  }
}

type Site = { known: ReadonlySet<string>; folder: string };

function checkText(
  { file, body, firstLine }: Written<unknown>,
  site: Site,
  problems: Problems,
): void {
  const { links, pictures, headings, mistakes } = readMarkdown(body);
  const places = headings.map(({ id }) => `#${id}`);
  const report = (line: number, what: string) =>
    problems.reportFile(file, `line ${line + firstLine - 1} ${what}`);
  for (const { what, line } of mistakes) report(line, what);
  for (const [index, text] of body.split('\n').entries()) {
    const character = unshown(text);
    if (character) report(index + 1, `has the character ${character.name}, which cannot be shown`);
  }
  for (const { name, line } of pictures)
    if (!pictureName.test(name) || !findPictureSource(site.folder, name))
      report(line, noSuchPicture(name));
  for (const { name, line } of links) {
    const what = linkProblem(name, site);
    if (what) report(line, what);
    const place = decodedName(name);
    if (/^#./.test(place) && !places.includes(place))
      report(line, `has a link to no heading of its page: "${place}"${didYouMean(place, places)}`);
  }
}

/** What is wrong with a link of a text; undefined for one to elsewhere, or to something that is there. */
function linkProblem(href: string, { known, folder }: Site): string | undefined {
  if (/^(https?:|mailto:|tel:|#)/.test(href)) return undefined;
  if (href.startsWith(downloads.prefix)) return downloadProblem(href, folder);
  const [address = ''] = href.split(/[?#]/);
  if (!href.startsWith('/'))
    return `has a link that is no address: "${href}" (begin it with https://, or with / for a page of this site)`;
  return known.has(canonicalPath(address))
    ? undefined
    : `has a link to no page of the site: "${href}"${didYouMean(address, known)}`;
}
