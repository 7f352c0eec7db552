import path from 'node:path';
import { baseOf, pageBelow, routesBelow } from './belowBase';
import { assetsPath, type Bundles } from './bundles';
import type { DescribedRoute } from './content/routes';
import { renderDocument } from './Document';
import { fileOf } from './fileOf';
import type { HashedStylesheet } from './hashedStylesheet';
import { pageSource, type StylesOf } from './pageStyles';
import type { RenderedSite } from './renderSite';
import { asInPages, contentSecurityPolicy } from './serving';
import { type SharePicture, shareKey } from './sharePicture';
import type { Site } from './site';
import type { WrittenRoute } from './written/writtenPages';

type Made = RenderedSite & {
  /** Where the contact form posts to. */
  formUrl: string;
  /** The rules of all pages, loaded when a page is left for another. */
  siteStyles: HashedStylesheet;
  sharePictures: Map<string, SharePicture>;
  otherStyles: HashedStylesheet;
  stylesOf: StylesOf;
};

/** The HTML document of every page, by the name of its file. */
export async function documents(
  site: Site,
  { madeOf }: Bundles,
  { formUrl, contents, written, stylesOf, siteStyles, sharePictures, otherStyles }: Made,
): Promise<Map<string, string>> {
  const { policyInPages } = site.content.site;
  const address = (source: string) => assetsPath + path.basename(madeOf(source));
  const pages = new Map<string, string>();
  const add = (route: DescribedRoute | WrittenRoute, content: string, source?: string) => {
    const share = sharePictures.get(shareKey(route));
    if (!share) throw new Error(`The page ${route.path} has no share picture.`);
    const styles = stylesOf.get(route.id) ?? '';
    const policy = () => contentSecurityPolicy([styles], formUrl, [routesBelow(site)]);
    const html = renderDocument({
      route,
      site,
      content,
      styles,
      policy: policyInPages && asInPages(policy()),
      sharePicture: `/${share.file}`,
      otherStyles: `/${otherStyles.file}`,
      ...(source && {
        app: {
          script: address('src/main.tsx'),
          pageScript: address(source),
          siteStyles: `/${siteStyles.file}`,
        },
      }),
    });
    pages.set(fileOf(route.path), pageBelow(baseOf(site.content), html, formUrl));
  };
  for (const route of site.allRoutes)
    add(route, contents.get(route.id) ?? '', pageSource(route.id));
  for (const { route, content } of written) add(route, content);
  return pages;
}
