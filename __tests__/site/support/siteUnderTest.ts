import { addressBelow, baseOf } from '../../../src/generator/belowBase';
import { readSites, type Site } from '../../../src/generator/site';
import { writtenPages } from '../../../src/generator/written/writtenPages';
import { siteUnderTest } from '../../browser/support/testSite';

/** A site in one of its languages, with what tests look at. */
function tested({ content, modules, notFound, ...site }: Site) {
  const written = writtenPages(content).map(({ route }) => route);
  // One written page of each kind stands for all, as they are made of the same parts.
  const ofEachKind = written.filter(
    ({ kind }, index) => written.findIndex((other) => other.kind === kind) === index,
  );
  const routes = [...site.routes, ...ofEachKind];
  return {
    content,
    modules,
    notFound,
    /** Every programmed page of the site but Not Found, and a written one of each kind. */
    routes,
    allRoutes: [...routes, notFound],
    /** An address of the site as a browser asks for it. */
    below: (address: string): string => addressBelow(baseOf(content), address),
  };
}

const [first, ...others] = readSites(siteUnderTest.folder);

/** The site as the build reads it, in each of its languages. */
export const sites = [tested(first), ...others.map(tested)];

export const { content, modules, routes, below } = tested(first);
