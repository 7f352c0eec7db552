import path from 'node:path';
import { canonicalPath } from '../../content/canonicalPath';
import type { Written } from '../../content/schema';
import { pictureName } from '../../content/schema/fields';
import { amountsOf } from '../../features/charts/figures';
import type { ProjectFront } from '../../features/projects/content';
import { fieldsIn } from '../content/fieldsIn';
import { didYouMean, Problems, type Report, unshown } from '../content/problems';
import { addressesOf, pageIds, pathOfPage, redirectsOf } from '../content/routes';
import { type Content, fileSchemas, type PageId } from '../content/schemas';
import { deviceIn } from '../findBelow';
import { findPictureSource, noSuchPicture } from '../pictures/findPictureSource';
import type { RenderedPage } from '../search/pagePlaces';
import { downloadProblem, downloads } from './downloads';
import { decodedName, readMarkdown, slotIn } from './markdown';
import { feedFile, type Listed, listed, listPath, listsOf } from './writtenPaths';

/**
 * Checks the written pages: lists whose own file is missing, addresses that are taken, and in each
 * text raw HTML, missing pictures and broken links. Redirects are checked as well.
 */
export function checkWritten(
  content: Content,
  folder: string,
  { problems, report }: { problems: Problems; report: Report },
): void {
  const { projects, articles, pages } = content.written;
  for (const name of listed)
    if (content.written[name].length > 0 && !content[name])
      report(name, [], `is missing: it says what stands around the files in content/${name}/`);
  checkTaken(content, problems, report);
  const site = { known: addressesOf(content), folder };
  checkLists(content, problems);
  for (const entry of [...projects, ...articles, ...pages]) checkText(entry, site, problems);
  for (const entry of [...projects, ...articles]) checkSlots(entry, problems);
  for (const entry of projects) checkParts(entry, content.site.language, problems);
  checkRedirects(content, site, report);
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
function checkTaken(content: Content, problems: Problems, reportIn: Report): void {
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
    const report = (what: string) => reportIn(id, ['page', 'path'], what);
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
    const report = (what: string) =>
      problems.reportFile(first.file, `has the ${by} “${value}”, which makes ${what}`);
    const remedy = 'write both alike, or one of them otherwise';
    if (address.endsWith('/')) report('no address');
    else if (before !== undefined) report(`the address ${address}, as “${before}” does: ${remedy}`);
    taken.set(address, value);
  }
}

/** A line for each link to a place that its page has not; `language` is a further one's folder. */
export function lostPlaces(
  content: Content,
  pages: readonly RenderedPage[],
  language: string,
): string[] {
  const problems = new Problems();
  const places = new Map(pages.map((page) => [page.path, idsIn(page.html)]));
  for (const [name, schema] of Object.entries(fileSchemas)) {
    const value: unknown = Reflect.get(content, name);
    const file = { file: path.posix.join('content', language, `${name}.json`), schema, value };
    for (const found of fieldsIn(schema, value)) {
      const isLink = found.field?.leads || (name === 'redirects' && found.path.at(-1) === 'to');
      const what = isLink && lostPlace(String(found.value), places);
      if (what) problems.report(file, found.path, what);
    }
  }
  for (const { file, body, firstLine } of Object.values(content.written).flat())
    for (const { name, line } of readMarkdown(body).links) {
      const what = lostPlace(name, places);
      if (what) problems.reportFile(file, `line ${line + firstLine - 1} ${what}`);
    }
  return problems.lines;
}

/** The places of a page. */
const idsIn = (html: string): string[] =>
  Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);

/** What is wrong with a link to a place that its page has not; `places` are those of each page. */
function lostPlace(href: string, places: ReadonlyMap<string, string[]>): string | undefined {
  const [, address = '', id = ''] = /^(\/[^?#]*)[^#]*#(.+)$/.exec(href) ?? [];
  const ids = places.get(address);
  const place = decodedName(id);
  if (!ids || ids.includes(place)) return undefined;
  return `has a link to no place of ${address}: "#${place}"${didYouMean(place, ids)}`;
}

/** Checks that no page has an old address, and that each leads to a page in one step. */
function checkRedirects(content: Content, site: Targets, reportIn: Report): void {
  const report = (index: number, key: string, what: string) =>
    reportIn('redirects', ['redirects', index, key], what);
  const feeds = listed.filter((name) => content.written[name].length > 0);
  const known = new Set([
    ...site.known,
    ...feeds.map((name) => `/${feedFile(listPath(content, name))}`),
  ]);
  const all = redirectsOf(content);
  for (const [index, { from, to }] of all.entries()) {
    // Some hosts make no difference between large and small letters.
    const taken = [...site.known, '/404', '/edit'].find((path) => path === from.toLowerCase());
    if (taken) report(index, 'from', `is the address of a page: ${taken}`);
    else if (all.findIndex((other) => other.from === from) < index)
      report(index, 'from', `is there twice: ${from}`);
    const what = all.some((other) => other.from === canonicalPath(to.replace(/#.*/, '')))
      ? `is an old address as well: "${to}" (give the one where visitors end)`
      : linkProblem(to, { ...site, known });
    if (what) report(index, 'to', what);
  }
}

function checkText({ file, body, firstLine }: Written<unknown>, site: Targets, problems: Problems) {
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
    const what = linkProblem(name, site);
    if (what) report(line, what);
  }
}

/** Where links may lead: the addresses of a site, and its folder with the files to keep. */
type Targets = { known: ReadonlySet<string>; folder: string };

/** The mistake in a link; undefined if it leads to another site, or to something that is there. */
export function linkProblem(href: string, { known, folder }: Targets): string | undefined {
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
