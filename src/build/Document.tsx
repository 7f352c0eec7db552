import { renderToStaticMarkup } from 'react-dom/server';
import tailwind from '../../tailwind.config';
import { company } from '../content/company';
import { documentTitle } from '../features/navigation/documentTitle';
import { routes } from '../routes';
import type { DescribedRoute } from './describedRoutes';
import { shareSize } from './sharePicture';
import { structuredData } from './structuredData';

/** What a page is made of besides its route; addresses begin with `/`. */
export type PageParts = {
  /** The HTML of the app, rendered to be hydrated. */
  content: string;
  /** The site's stylesheet. */
  styles: string;
  /** What is run in the head, before anything else is there. */
  headScript: string;
  /** The address of the site's script. */
  script: string;
  /** The address of the page's own code. */
  pageScript: string;
  /** The address of the stylesheet for other media: paper, and colours of the user's own. */
  otherStyles: string;
  /** The picture that messengers show beside a link to the page. */
  sharePicture: string;
};

type DocumentProps = PageParts & { route: DescribedRoute };

/** Structured data as JSON; what would end the element is escaped. */
const jsonLd = (route: DescribedRoute) =>
  JSON.stringify(structuredData(route, routes[0])).replaceAll('<', '\\u003c');

/** When `src/styles/other-media.css` applies; the same as in `src/index.html`. */
const otherMedia = 'print, (forced-colors: active)';

/** What search engines and messengers are told of a page. */
function Description({ route, sharePicture }: Pick<DocumentProps, 'route' | 'sharePicture'>) {
  const title = documentTitle(route);
  const url = company.origin + route.path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={route.description} />
      {route.indexed ? (
        <link rel="canonical" href={url} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={route.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={company.origin + sharePicture} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content="en_NZ" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A page of the site, ready to paint: its styles are in it, and its code is loaded once it is painted. */
function Document({ route, ...parts }: DocumentProps) {
  return (
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Ahead of the styles: what is seen before them is not white where the page is dark. */}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={tailwind.theme.colors.navy[950]} />
        <script
          data-site={parts.script}
          data-page={parts.pageScript}
          dangerouslySetInnerHTML={{ __html: parts.headScript }}
        />
        <style dangerouslySetInnerHTML={{ __html: parts.styles }} />
        <Description route={route} sharePicture={parts.sharePicture} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="stylesheet" media={otherMedia} href={parts.otherStyles} />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: parts.content }} />
        {route.indexed && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(route) }} />
        )}
      </body>
    </html>
  );
}

/** One page of the site as HTML. */
export const renderDocument = (route: DescribedRoute, parts: PageParts): string =>
  `<!doctype html>${renderToStaticMarkup(<Document route={route} {...parts} />)}`;
