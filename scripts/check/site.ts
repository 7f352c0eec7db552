import type { Serving } from '../../src/build/serving';
import type { Site } from '../../src/build/site';
import { writtenPages } from '../../src/build/written/writtenPages';
import type { Route } from '../../src/content/modules';
import type { Answer, AskOptions, Client } from './client';
import { type Expected, expectedServing, LookError } from './expected';

/** A page as it was answered. */
export type DeployedPage = { route: Route; path: string; answer: Answer; html: string };

/** A deployed site: its pages, and how they should be served according to `serving.ts`. */
export type DeployedSite = {
  origin: string;
  /** Asks a path of the site. */
  ask: (path: string, options?: AskOptions) => Promise<Answer>;
  client: Client;
  /** What the site should say: that of this project. */
  own: Site;
  /** Every page, the Not Found page included. */
  pages: DeployedPage[];
  /** Pages of another build than most: a deployment that did not finish. */
  stale: DeployedPage[];
  expected: Serving & Expected;
};

/** An address that no page has. */
const nowhere = '/no-such-page';

const shared = / data-(?:site|styles)="[^"]+"|<link rel="stylesheet"[^>]*>/g;

/** The site's script and the stylesheets of all pages are the same on each page of a build, and differ from build to build. */
const buildOf = (html: string) => (html.match(shared) ?? []).join('\n');

function isOfAnotherBuild(pages: DeployedPage[]): (page: DeployedPage) => boolean {
  const counts = new Map<string, number>();
  for (const { html } of pages) counts.set(buildOf(html), (counts.get(buildOf(html)) ?? 0) + 1);
  const [usual] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [''];
  // What is not a page at all is another matter.
  return ({ html }) => buildOf(html) !== '' && buildOf(html) !== usual;
}

/** So many of the newest written pages are looked at: a site may have thousands. */
const mostWritten = 50;

const pagesOf = (own: Site): Route[] => [
  ...own.allRoutes,
  ...writtenPages(own.content)
    .slice(0, mostWritten)
    .map(({ route }) => route),
];

/** Asks for every page of a site. Throws a `LookError` where nothing answers. */
export async function lookAtSite(
  origin: string,
  client: Client,
  own: Site,
  expected: Expected,
): Promise<DeployedSite> {
  const ask = (path: string, options?: AskOptions) => client.ask(new URL(path, origin), options);
  const pages = await Promise.all(
    pagesOf(own).map(async (route: Route) => {
      const path = route.id === own.notFound.id ? nowhere : route.path;
      const answer = await ask(path);
      return { route, path, answer, html: answer.body.toString() };
    }),
  );
  if (pages.every(({ answer }) => answer.status === 0)) {
    throw new LookError(`Nothing answers at ${origin}.`);
  }
  const isStale = isOfAnotherBuild(pages);
  const current = pages.filter((page) => !isStale(page)).map(({ html }) => html);
  return {
    origin,
    ask,
    client,
    own,
    pages,
    stale: pages.filter(isStale),
    expected: { ...expected, ...expectedServing(expected, own, current) },
  };
}
