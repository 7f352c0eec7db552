import type {
  NavigationEntry,
  NavigationLink,
  OtherLanguage,
  PictureModules,
  Route,
} from '../../content/modules';
import type { Labels, SiteBrand } from '../../content/schema';
import { contactWaysOf } from '../../features/contact-details/content';
import { openingTimes } from '../../features/office-hours/content';
import { addressName } from '../addressName';
import type { Logo } from '../brand/readBrand';
import { pick } from '../objects';
import { entryPath, listed, listPath } from '../written/writtenPaths';
import { shownLabels } from './checkLabels';
import { type DescribedRoute, leftOut, type RouteId, routesOf } from './routes';
import { type Content, type Joined, joined, type PageId } from './schemas';

/** The sources of modules besides the content; `now` is the time of the build. */
export type Build = { brand: SiteBrand; now: Date };

type Makers = Joined<'modules'>;
type FeatureModules = {
  [Name in keyof Makers]: Makers[Name] extends (...given: never) => infer Module ? Module : never;
};
type LabelModules = { [Name in keyof Labels as `labels/${Name}`]: Labels[Name] };

/** The part of content and pictures that browsers get. */
type All = ReturnType<typeof contentModules> & PictureModules;

/** The modules imported as `#content/NAME`; nothing imports a page that the site has not. */
export type ContentImports = {
  [Name in keyof All]: Name extends PageId ? NonNullable<All[Name]> : All[Name];
};

function featureModules(content: Content, build: Build): FeatureModules & LabelModules;
function featureModules(content: Content, build: Build): object {
  const makers = Object.entries(joined('modules'));
  const labels = Object.entries(content.labels);
  return Object.fromEntries([
    ...makers.map(([name, make]) => [name, make(content, build)]),
    ...labels.map(([name, words]) => [`labels/${name}`, shownLabels(name, words, content)]),
  ]);
}

/**
 * The part of the content that browsers get, by the names of the modules. A list that is left out
 * is empty there. `now` is the time of the build: holidays are listed from its year on.
 */
export const contentModules = (
  content: Content,
  { brand, logo }: { brand: SiteBrand; logo: Logo },
  now: Date,
) => ({
  ...featureModules(content, { brand, now }),
  site: siteModule(content, logo, now),
});

/** The facts that every page needs. */
function siteModule(content: Content, { width, height, hasSymbol }: Logo, now: Date) {
  const { company, site } = content;
  const { routes, notFound } = routesOf(content);
  const contactWays = contactWaysOf(content);
  const isReachable = contactWays.length > 0 || company.address;
  const route = <Id extends RouteId>(page: DescribedRoute<Id>): Route<Id> =>
    pick(page, ['id', 'path', 'title', 'documentTitle', 'name', 'indexed']);
  return {
    name: company.name,
    /** The name beside the ©. */
    legalName: company.legalName ?? company.name,
    /** What its addresses begin with where it is below a folder of its host; see `baseOf`. */
    base: '',
    language: site.language,
    logo: { ratio: Number((width / height).toFixed(3)), hasSymbol },
    logoHref: site.logoHref,
    navigation: navigation(content),
    /** Every page but Not Found. */
    routes: routes.map(route),
    notFound: route(notFound),
    contactWays,
    openingTimes: company.openingHours && openingTimes(company.openingHours, now),
    /** The file name of a contact card; undefined if there is nothing to save. */
    contactCard: isReachable ? `${addressName(company.name) || 'contact'}.vcf` : undefined,
    reading: reading(content),
    /** The lists of written pages. */
    lists: {
      projects: { path: listPath(content, 'projects') },
      articles: { path: listPath(content, 'articles') },
    },
    /** All documents, to which pages may link. */
    documents: content.written.pages.map(({ name }) => ({
      id: name,
      path: entryPath(content, 'pages', name),
    })),
    notice: site.notice,
    /** Filled in by `readSites`. */
    languages: [] as OtherLanguage[],
  };
}

/** The entries of the navigation without those that lead to what is left out. */
function navigation(content: Content): NavigationEntry[] {
  const gone = leftOut(content);
  const isShown = ({ href }: NavigationLink) => !gone.includes(href.replace(/#.*/, ''));
  return content.site.navigation.flatMap(({ text, href, entries = [] }): NavigationEntry[] => {
    if (href !== undefined) return [{ text, href }].filter(isShown);
    const shown = entries.filter(isShown);
    return shown.length > 0 ? [{ text, entries: shown }] : [];
  });
}

/** The collections and documents that every page links to. */
const reading = (content: Content) => [
  ...listed.flatMap((name) => {
    const file = content[name];
    return file && content.written[name].length > 0
      ? [{ text: file.title, href: listPath(content, name) }]
      : [];
  }),
  ...content.written.pages.flatMap(({ name, front }) =>
    front.inBand ? [{ text: front.title, href: entryPath(content, 'pages', name) }] : [],
  ),
];
