import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '../content/direction';
import { baseOf, pageBelow, routesBelow } from './belowBase';
import { assetsPath, type Bundles } from './bundles';
import type { DescribedRoute } from './content/routes';
import { fileOf } from './fileOf';
import { inlineScript, programmedPageRules, writtenPageRules } from './inlineScripts';
import { pageSource, type StylesOf } from './pageStyles';
import type { RenderedSite } from './renderSite';
import { asInPages, contentSecurityPolicy } from './serving';
import { type SharePicture, shareSize } from './sharePicture';
import type { HashedStylesheet } from './shortHash';
import type { Site } from './site';
import { pagesInLanguages } from './sitemap';
import { structuredData } from './structuredData';
import { feedsOf } from './written/feeds';
import type { WrittenRoute } from './written/writtenPages';

/** The parts of a page; addresses begin with `/`. */
type DocumentProps = {
  route: DescribedRoute | WrittenRoute;
  site: Site;
  /** The HTML of the page's content. */
  content: string;
  /** The rules that the page needs. */
  styles: string;
  /** The Content-Security-Policy, for hosts that send none. */
  policy: string | false | undefined;
  /** The address of the stylesheet for other media: paper, and colours of the user's own. */
  otherStyles: string;
  /** The picture that messengers show beside a link to the page. */
  sharePicture: string;
  /**
   * Of a programmed page, which React takes over: the site's script, the page's own code, and the
   * stylesheet with the rules of all pages.
   */
  app?: { script: string; pageScript: string; siteStyles: string };
};

/** When `src/styles/other-media.css` applies; the same as in `src/index.html`. */
export const otherMedia = 'print, (forced-colors: active)';

/** The page as search engines and messengers show it. */
function Description({ route, site, sharePicture }: DocumentProps) {
  const title = route.documentTitle;
  const { origin, language } = site.content.site;
  const url = origin + route.path;
  const isArticle = 'kind' in route && route.kind === 'article';
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={route.description} />
      {route.indexed ? (
        <link rel="canonical" href={url} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.content.company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={route.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + sharePicture} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A page of the site, with its styles in it; its code is loaded once it is painted. */
function Document(props: DocumentProps) {
  const { route, site, app, ...parts } = props;
  return (
    <html lang={site.content.site.language} dir={directionOf(site.content.site.language)}>
      <head>
        <meta charSet="utf-8" />
        {parts.policy && <meta httpEquiv="Content-Security-Policy" content={parts.policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Safari would make links of dates and numbers, in HTML that React has to know. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {/* Ahead of the styles, so that a dark page is not white until they are there. */}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={site.brand.colours.dark950} />
        {app && (
          <script
            data-site={app.script}
            data-page={app.pageScript}
            data-styles={app.siteStyles}
            data-path={route.path}
            dangerouslySetInnerHTML={{ __html: inlineScript('head') }}
          />
        )}
        <style dangerouslySetInnerHTML={{ __html: parts.styles }} />
        <Description {...props} />
        {route.indexed &&
          pagesInLanguages(route, site).map(({ language, address }) => (
            <link key={language} rel="alternate" hrefLang={language} href={address} />
          ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        {feedsOf(site.content).map(({ title, file }) => (
          <link
            key={file}
            rel="alternate"
            type="application/atom+xml"
            title={title}
            href={`/${file}`}
          />
        ))}
        <link rel="stylesheet" media={otherMedia} href={parts.otherStyles} />
      </head>
      <body>
        {/* The element that React takes over; the same as in `src/index.html`. */}
        <div id={app && 'root'} dangerouslySetInnerHTML={{ __html: parts.content }} />
        {!app && (
          <script type="module" dangerouslySetInnerHTML={{ __html: inlineScript('written') }} />
        )}
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{
            __html: app ? programmedPageRules(routesBelow(site)) : writtenPageRules,
          }}
        />
        {route.indexed && (
          <script
            type="application/ld+json"
            // A `</script>` in a text would end the element.
            dangerouslySetInnerHTML={{
              __html: JSON.stringify(structuredData(route, site)).replaceAll('<', '\\u003c'),
            }}
          />
        )}
      </body>
    </html>
  );
}

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
export function documents(site: Site, { madeOf }: Bundles, made: Made): Map<string, string> {
  const { formUrl, contents, written, stylesOf, siteStyles, sharePictures, otherStyles } = made;
  const address = (source: string) => assetsPath + path.basename(madeOf(source));
  const documentOf = (route: DocumentProps['route'], content: string, source?: string) => {
    const styles = stylesOf.get(route.id) ?? '';
    const policy = () => contentSecurityPolicy([styles], formUrl, [routesBelow(site)]);
    const app = source && {
      script: address('src/main.tsx'),
      pageScript: address(source),
      siteStyles: `/${siteStyles.file}`,
    };
    const html = renderToStaticMarkup(
      <Document
        route={route}
        site={site}
        content={content}
        styles={styles}
        policy={site.content.site.policyInPages && asInPages(policy())}
        sharePicture={`/${sharePictures.get(route.path)?.file}`}
        otherStyles={`/${otherStyles.file}`}
        {...(app && { app })}
      />,
    );
    const whole = pageBelow(baseOf(site.content), `<!doctype html>${html}`, formUrl);
    return [fileOf(route.path), whole] as const;
  };
  return new Map([
    ...site.allRoutes.map((route) =>
      documentOf(route, contents.get(route.id) ?? '', pageSource(route.id)),
    ),
    ...written.map(({ route, content }) => documentOf(route, content)),
  ]);
}
