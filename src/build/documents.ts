import path from 'node:path';
import type { RouteId } from '../content/modules';
import { assetsPath, type Bundles } from './bundles';
import type { DescribedRoute } from './content/routes';
import { renderDocument } from './Document';
import { fileOf } from './fileOf';
import { inlineScripts } from './inlineScripts';
import { pageSource, type StylesOf } from './pageStyles';
import { type SharePicture, shareKey } from './sharePicture';
import type { HashedStylesheet } from './shortHash';
import type { Site } from './site';
import type { WrittenRoute } from './written/writtenPages';

/** What all pages share. */
export type Parts = {
  /** The rules of all pages, for a page that is left for another. */
  siteStyles: HashedStylesheet;
  sharePictures: Map<string, SharePicture>;
  otherStyles: HashedStylesheet;
};

/** What a page is made of by itself: its HTML, its rules, and the source of its code, if it has any. */
type OwnParts = { content: string; styles: string; source?: string };

/** What stands in a page as a script, and is no data for search engines. */
const inlineScript = /<script(?! type="application\/ld)[^>]*>(.+?)<\/script>/gs;

/** A page's document. Throws where a script stands in it that is not ours: no host may let it run. */
export function withOwnScriptsOnly(html: string, own: readonly string[]): string {
  const other = [...html.matchAll(inlineScript)].find(([, script = '']) => !own.includes(script));
  if (!other) return html;
  throw new Error(`A page has a script in it that is not src/inline/: ${other[1]?.slice(0, 80)}`);
}

/** Makes a page's document of its own parts and what all pages share. */
function documentMaker(
  site: Site,
  { forBrowsers }: Bundles,
  { siteStyles: { file: allStyles }, sharePictures, otherStyles }: Parts,
) {
  const address = (source: string) => assetsPath + path.basename(forBrowsers(source));
  const script = address('src/main.tsx');
  return (route: DescribedRoute | WrittenRoute, { source, ...own }: OwnParts): string => {
    const share = sharePictures.get(shareKey(route));
    if (!share) throw new Error(`The page ${route.path} has no share picture.`);
    const html = renderDocument(route, site, {
      ...own,
      sharePicture: `/${share.file}`,
      otherStyles: `/${otherStyles.file}`,
      ...(source && {
        app: { script, pageScript: address(source), siteStyles: `/${allStyles}` },
      }),
    });
    return withOwnScriptsOnly(html, inlineScripts(site.routes));
  };
}

/** A written page whose HTML is made. */
export type RenderedWritten = { route: WrittenRoute; content: string };

type Made = Parts & {
  contents: Map<RouteId, string>;
  written: readonly RenderedWritten[];
  stylesOf: StylesOf;
};

/** Every page as a document, by the name of its file. */
export async function documents(
  site: Site,
  bundles: Bundles,
  { contents, written, stylesOf, ...parts }: Made,
): Promise<Map<string, string>> {
  const documentOf = documentMaker(site, bundles, parts);
  const pages = new Map<string, string>();
  for (const route of site.allRoutes) {
    const content = contents.get(route.id) ?? '';
    const source = await pageSource(route.id);
    const styles = stylesOf.get(route.id) ?? '';
    pages.set(fileOf(route.path), documentOf(route, { content, styles, source }));
  }
  const styles = stylesOf.get('written') ?? '';
  for (const { route, content } of written)
    pages.set(fileOf(route.path), documentOf(route, { content, styles }));
  return pages;
}
