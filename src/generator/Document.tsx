import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '../content/direction';
import { routesBelow } from './belowBase';
import type { DescribedRoute } from './content/routes';
import type { HashedStylesheet } from './hashedStylesheet';
import { headScript, programmedPageRules, writtenPageRules, writtenScript } from './inlineScripts';
import { pagesInLanguages } from './languages';
import { shareSize } from './sharePicture';
import type { Site } from './site';
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

/** The element that React takes over; the same as in `src/index.html`. */
const rootId = 'root';

/** When `src/styles/other-media.css` applies; the same as in `src/index.html`. */
const otherMedia = 'print, (forced-colors: active)';

/** The head of the editor's preview: the rules of all pages, and those of their fonts. */
export const renderAllStyles = (
  fontRules: string,
  siteStyles: HashedStylesheet,
  otherStyles: HashedStylesheet,
): string =>
  renderToStaticMarkup(
    <>
      <meta name="color-scheme" content="light dark" />
      <style dangerouslySetInnerHTML={{ __html: fontRules }} />
      <link rel="stylesheet" href={`/${siteStyles.file}`} />
      <link rel="stylesheet" media={otherMedia} href={`/${otherStyles.file}`} />
    </>,
  );

/** The page as search engines and messengers show it. */
function Description({
  route,
  site,
  sharePicture,
}: Pick<DocumentProps, 'route' | 'site' | 'sharePicture'>) {
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

/** The same page in the languages of the site, for search engines; none where there is one. */
function Languages({ route, site }: Pick<DocumentProps, 'route' | 'site'>) {
  const pages = pagesInLanguages(route, site);
  return pages.map(({ language, address }) => (
    <link key={language} rel="alternate" hrefLang={language} href={address} />
  ));
}

/** A page of the site, with its styles in it; its code is loaded once it is painted. */
function Document({ route, site, app, ...parts }: DocumentProps) {
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
            dangerouslySetInnerHTML={{ __html: headScript() }}
          />
        )}
        <style dangerouslySetInnerHTML={{ __html: parts.styles }} />
        <Description route={route} site={site} sharePicture={parts.sharePicture} />
        {route.indexed && <Languages route={route} site={site} />}
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
        <div id={app && rootId} dangerouslySetInnerHTML={{ __html: parts.content }} />
        {!app && <script type="module" dangerouslySetInnerHTML={{ __html: writtenScript() }} />}
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

/** One page of the site as HTML. */
export const renderDocument = (props: DocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
