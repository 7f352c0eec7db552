import { readdir, readFile } from 'node:fs/promises';
import type { RouteId } from '../content/modules';
import type { Bundles } from './bundles';
import { ownStyles } from './ownStyles';
import type { Site } from './site';

/** The source of every written page. */
export const writtenSource = 'src/pages/WrittenPage.tsx';

/** The sources of all pages. */
const pageSources = async (): Promise<string[]> =>
  (await readdir('src/pages'))
    .filter((name) => name.endsWith('Page.tsx'))
    .map((name) => `src/pages/${name}`);

/** The source of a page: named after the id of its route, in whatever case. */
export async function pageSource(id: RouteId): Promise<string> {
  const address = `src/pages/${id}page.tsx`.toLowerCase();
  const source = (await pageSources()).find((each) => each.toLowerCase() === address);
  if (!source) throw new Error(`src/pages/ has no file for the route "${id}".`);
  return source;
}

/** The rules that the pages with an id have in them. */
export type StylesOf = (id: RouteId) => string;

type StylesParts = {
  /** All rules. */
  styles: string;
  /** The HTML of every programmed page's content. */
  contents: Map<RouteId, string>;
  written: readonly { content: string }[];
};

/** Takes from all rules those that each page needs until it is left. */
export async function pageStyles(
  { allRoutes }: Site,
  bundles: Bundles,
  { styles, contents, written }: StylesParts,
): Promise<StylesOf> {
  const known = new Map<RouteId, string>();
  for (const { id } of allRoutes) {
    const content = contents.get(id) ?? '';
    const source = await pageSource(id);
    // Not Found and written pages have the same: the policy names the style of each page, and every
    // response has it.
    const shown =
      id === 'notFound'
        ? {
            html: [content, ...written.map((page) => page.content)],
            scripts: await scriptsOf(bundles, [source, writtenSource]),
          }
        : { html: [content], scripts: await scriptsOf(bundles, [source]) };
    known.set(id, await ownStyles(styles, shown));
  }
  return (id) => known.get(id === 'written' ? 'notFound' : id) ?? styles;
}

/** Code that asks for the rules of all pages before it shows anything. */
const withSiteStyles = ['src/features/finder/searchSite.ts'];

/** The scripts that pages of these sources may run with their own rules: not the code of other pages. */
async function scriptsOf(
  { shipped, forBrowsers }: Bundles,
  sources: readonly string[],
): Promise<string[]> {
  const others = [...(await pageSources()), ...withSiteStyles]
    .filter((other) => !sources.includes(other))
    .map(forBrowsers);
  const own = shipped.filter((file) => !others.includes(file));
  return Promise.all(own.map((file) => readFile(file, 'utf8')));
}
