import { canonicalPath } from '../../content/canonicalPath';
import type { Written } from '../../content/schema';
import { pictureName } from '../../content/schema/fields';
import { amountsOf } from '../../features/charts/figures';
import type { ProjectFront } from '../../features/projects/content';
import { didYouMean, Problems } from '../content/problems';
import { reporter } from '../content/reporter';
import { addressesOf, leftOut, pageIds, pathOfPage, redirectsOf } from '../content/routes';
import { type Content, fileSchemas, type PageId } from '../content/schemas';
import { unshown } from '../content/unshown';
import { visitFields } from '../content/visitFields';
import { deviceIn } from '../findBelow';
import { keysOf } from '../objects';
import { findPictureSource, noSuchPicture } from '../pictures/findPictureSource';
import type { RenderedPage } from '../search/pagePlaces';
import { downloadProblem, downloads } from './downloads';
import { decodedName, readMarkdown, slotIn } from './markdown';
import { feedFile, type Listed, listed, listPath, listsOf } from './writtenPaths';

/**
 * Checks the written pages: lists whose own file is missing, addresses that are taken, and in each
 * text raw HTML, missing pictures and broken links. The links of the search's answers, of the
 * navigation and of redirects are checked as well.
 */
export function checkWritten(content: Content, folder: string, problems: Problems): void {
  const { projects, articles, pages } = content.written;
  for (const name of listed)
    if (content.written[name].length > 0 && !content[name])
      problems.reportFile(
        `content/${name}.json`,
        `is missing: it says what stands around the files in content/${name}/`,
      );
  checkTaken(content, problems);
  const site = { known: addressesOf(content), folder };
  checkLists(content, problems);
  for (const entry of [...projects, ...articles, ...pages]) checkText(entry, site, problems);
  for (const entry of [...projects, ...articles]) checkSlots(entry, problems);
  for (const entry of projects) checkParts(entry, content.site.language, problems);
  checkLinks(content, site, problems);
  checkRedirects(content, site, problems);
}

/** Checks that what the front matter draws has its place in the text, and the other way round. */
function checkSlots({ file, front, body }: Written<Drawn>, problems: Problems): void {
  const drawn: Record<string, unknown> = { plan: front.plan, mistake: front.mistake };
  const places = body.split('\n').map(slotIn).filter(Boolean);
  for (const name of Object.keys(drawn))
    if (drawn[name] && !places.includes(name))
      problems.reportFile(file, `has a ${name}, and no line {${name}} in its text to draw it at`);
  for (const name of places)
    if (!drawn[name])
      problems.reportFile(file, `has a line {${name}} in its text, and no ${name} to draw there`);
}

type Drawn = { plan?: unknown; mistake?: unknown };

/** Checks that the parts of a figure make up what has changed. */
function checkParts({ file, front }: Written<ProjectFront>, language: string, problems: Problems) {
  for (const [index, figure] of front.figures?.entries() ?? []) {
    if (!figure.parts) continue;
    const amounts = amountsOf(figure, language);
    const sum = figure.parts.reduce((total, { count }) => total + count, 0);
    const change = amounts && Math.abs(amounts.after - amounts.before);
    if (change === undefined || Math.abs(sum - change) > 1e-9)
      problems.reportFile(
        file,
        `figures, entry ${index + 1}: its parts have to make up the difference between before and after`,
      );
  }
}

/**
 * Addresses of the site itself, where nothing else is and nothing below them: its files, the form's
 * messages under `npm start`, the editor, and Not Found, which unknown addresses show.
 */
export const reserved = '404 assets brand downloads edit inbox index pictures'.split(' ');

/** Checks that no two pages have one address, and that no document is below what is not its own. */
function checkTaken(content: Content, problems: Problems): void {
  const { languages = [] } = content.site;
  const own = [...reserved, ...languages.map(({ folder }) => folder)];
  const taken = new Map(own.map((name) => [`/${name}`, 'the site itself']));
  const lists = listed.map((id) => [listPath(content, id), `content/${id}.json`] as const);
  const roots = new Map([...taken, ...lists]);
  const take = (address: string, file: string, report: (what: string) => void) => {
    const [root = ''] = /^\/[^/]*/.exec(address) ?? [];
    const other = taken.get(address) ?? (root === address ? undefined : roots.get(root));
    if (other) report(`makes the address ${address}, which ${other} has already`);
    else taken.set(address, file);
  };
  const takePage = (id: PageId | Listed, address: string) => {
    const report = (what: string) => reporter(content, problems)(id, ['page', 'path'], what);
    const device = deviceIn(address);
    if (device) report(device);
    take(address, `content/${id}.json`, report);
  };
  const pages = [
    ...pageIds
      .filter((id) => content[id])
      .map((id) => ({ id, address: pathOfPage(id, content[id]), usual: pathOfPage(id) })),
    ...listed.map((id) => ({ id, address: listPath(content, id), usual: listPath({}, id) })),
  ];
  // Those that have chosen their address come last, so that the mistake is theirs.
  for (const { id, address, usual } of pages) if (address === usual) takePage(id, address);
  for (const { name, file } of content.written.pages)
    take(`/${name}`, file, (what) => problems.reportFile(file, what));
  for (const { id, address, usual } of pages) if (address !== usual) takePage(id, address);
}

/** Checks that each filtered list has an address of its own. */
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

/** Visits everything in the files that leads somewhere, with how to report a mistake in it. */
function visitLinks(content: Content, problems: Problems, visit: VisitLink): void {
  const report = reporter(content, problems);
  for (const name of keysOf(fileSchemas))
    visitFields(fileSchemas[name], content[name], ({ path, value, field }) => {
      if (field?.leads) visit(String(value), (what) => report(name, path, what), name);
    });
  for (const { file, body, firstLine } of Object.values(content.written).flat())
    for (const { name: href, line } of readMarkdown(body).links)
      visit(href, (what) => problems.reportFile(file, `line ${line + firstLine - 1} ${what}`));
}

type VisitLink = (href: string, report: (what: string) => void, file?: string) => void;

/** Checks where everything in the files leads. */
function checkLinks(content: Content, site: Site, problems: Problems): void {
  // The navigation leaves out a link together with the page that it leads to.
  const within = { ...site, known: new Set([...site.known, ...leftOut(content)]) };
  visitLinks(content, problems, (href, report, name) => {
    const what = linkProblem(href, name === 'site' ? within : site);
    if (what) report(what);
  });
}

/** A line for each link to a place that its page has not; `language` is a further one's folder. */
export function lostPlaces(
  content: Content,
  pages: readonly RenderedPage[],
  language: string,
): string[] {
  const problems = new Problems(language);
  const visit: VisitLink = (href, report) => {
    const [, address = '', id = ''] = /^(\/[^?#]*)[^#]*#(.+)$/.exec(href) ?? [];
    const html = pages.find(({ path }) => path === address)?.html;
    const ids = Array.from(html?.matchAll(/ id="([^"]+)"/g) ?? [], ([, found = '']) => found);
    const place = decodedName(id);
    if (html !== undefined && id && !ids.includes(place))
      report(`has a link to no place of ${address}: "#${place}"${didYouMean(place, ids)}`);
  };
  visitLinks(content, problems, visit);
  for (const [index, { to }] of (content.redirects?.redirects ?? []).entries())
    visit(to, (what) => reporter(content, problems)('redirects', ['redirects', index, 'to'], what));
  return problems.lines;
}

/** Checks that no page has an old address, and that each leads to a page in one step. */
function checkRedirects(content: Content, site: Site, problems: Problems): void {
  const report = (path: PropertyKey[], what: string) =>
    reporter(content, problems)('redirects', path, what);
  const feeds = listed.filter((name) => content.written[name].length > 0);
  const known = new Set([
    ...site.known,
    ...feeds.map((name) => `/${feedFile(listPath(content, name))}`),
  ]);
  const all = redirectsOf(content);
  for (const [index, { from, to }] of all.entries()) {
    // Some hosts make no difference between large and small letters.
    const taken = [...site.known, '/404', '/edit'].find((path) => path === from.toLowerCase());
    if (taken) report(['redirects', index, 'from'], `is the address of a page: ${taken}`);
    else if (all.findIndex((other) => other.from === from) < index)
      report(['redirects', index, 'from'], `is there twice: ${from}`);
    const what = all.some((other) => other.from === canonicalPath(to.replace(/#.*/, '')))
      ? `is an old address as well: "${to}" (give the one where visitors end)`
      : linkProblem(to, { ...site, known });
    if (what) report(['redirects', index, 'to'], what);
  }
}

type Site = { known: ReadonlySet<string>; folder: string };

function checkText({ file, body, firstLine }: Written<unknown>, site: Site, problems: Problems) {
  const { links, pictures, headings, mistakes } = readMarkdown(body);
  const places = headings.map(({ id }) => `#${id}`);
  const report = (line: number, what: string) =>
    problems.reportFile(file, `line ${line + firstLine - 1} ${what}`);
  for (const { what, line } of mistakes) report(line, what);
  for (const [index, text] of body.split('\n').entries()) {
    const character = unshown(text);
    if (character) report(index + 1, `has the character ${character}, which cannot be shown`);
  }
  for (const { name, line } of pictures)
    if (!pictureName.test(name) || !findPictureSource(site.folder, name))
      report(line, noSuchPicture(name));
  for (const { name, line } of links) {
    const place = decodedName(name);
    if (/^#./.test(place) && !places.includes(place))
      report(line, `has a link to no heading of its page: "${place}"${didYouMean(place, places)}`);
  }
}

/** The mistake in a link; undefined if it leads to another site, or to something that is there. */
function linkProblem(href: string, { known, folder }: Site): string | undefined {
  if (/^(https?:|mailto:|tel:|#)/.test(href)) return undefined;
  const file = href.replace(/^\//, '');
  if (file.startsWith(downloads.prefix)) return downloadProblem(file, folder);
  const [address = ''] = href.split(/[?#]/);
  if (!href.startsWith('/'))
    return `has a link that is no address: "${href}" (begin it with https://, or with / for a page of this site)`;
  return known.has(address)
    ? undefined
    : `has a link to no page of the site: "${href}"${didYouMean(address, known)}`;
}
