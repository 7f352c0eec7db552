import { addressBelow, baseOf } from '../../../src/generator/belowBase';
import { readSite } from '../../../src/generator/site';
import { writtenPages } from '../../../src/generator/written/writtenPages';
import { siteUnderTest } from '../../browser/support/testSite';

/** The site as the build reads it. */
export const { content, modules, notFound, ...site } = readSite(siteUnderTest.folder);

/** An address of the site as a browser asks for it. */
export const below = (address: string): string => addressBelow(baseOf(content), address);

const written = writtenPages(content).map(({ route }) => route);

/** One written page of each kind stands for all, as they are made of the same parts. */
const writtenOfEachKind = written.filter(
  ({ kind }, index) => written.findIndex((other) => other.kind === kind) === index,
);

/** Every programmed page of the site but Not Found, and a written one of each kind. */
export const routes = [...site.routes, ...writtenOfEachKind];
export const allRoutes = [...routes, notFound];
