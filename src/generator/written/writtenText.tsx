import { statSync } from 'node:fs';
import path from 'node:path';
import type { PictureModules } from '../../content/modules';
import type { Written } from '../../content/schema';
import { Failure } from '../../features/charts/BeforeNow';
import { Hours, tableLooks } from '../../features/charts/Hours';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import type { ProjectFront } from '../../features/projects/content';
import { fill } from '../../ui/fill';
import { drawingOf, SvgError } from '../brand/svg';
import type { Content } from '../content/schemas';
import { composed } from '../findBelow';
import { findPictureSource } from '../pictures/findPictureSource';
import { readText } from '../readText';
import { downloadOf, downloads } from './downloads';
import { readMarkdown } from './markdown';
import { markdownBlocks, nodesOf, type Resolve, scrollable } from './markdownElements';

/** All that a text needs of its site: the folder, and the pictures as `indexOf` gives them. */
export type TextSite = { folder: string; pictures: PictureModules };

/** The classes of a text's elements; `written.css` sets them apart. */
const looks: Record<string, string> = {
  h2: 'in-display text-title not-first:mt-[1.5em]',
  h3: 'in-display mt-[1.5em] text-sub',
  h4: 'font-strong',
  ul: 'list-disc ps-[1.1em]',
  ol: 'list-decimal ps-[1.4em]',
  a: 'font-strong underline decoration-2 underline-offset-4 hover:decoration-4',
  strong: 'font-strong',
  ...tableLooks,
  blockquote: 'in-display',
  li: 'not-first:mt-[0.5em]',
  figcaption: 'mt-[8px] text-note text-soft',
  code: 'text-[0.9em]',
  pre: 'bg-tint p-4 text-note',
  hr: 'border-hair',
};

type TextEntry = Written<Pick<ProjectFront, 'title' | 'plan' | 'mistake'>>;

/** The blocks of the text of a written page; on its own a plan is as wide as the page. */
export function blocksOf(entry: TextEntry, content: Content, site: TextSite, wide = false) {
  const { title, plan, mistake } = entry.front;
  const words = content.labels.charts;
  const { language } = content.site;
  const slot = (name: string) => {
    if (name === 'plan' && plan)
      return <Hours plan={plan} words={words} language={language} wide={wide} />;
    return name === 'mistake' && mistake ? <Failure {...mistake} /> : `{${name}}`;
  };
  const resolve = { ...resolveWith(content, site), slot };
  return markdownBlocks(readMarkdown(entry.body), resolve, title, looks);
}

/** The text of a written page as elements, one below the other. */
export const textOf = (...text: Parameters<typeof blocksOf>): React.ReactNode =>
  nodesOf(blocksOf(...text));

const resolveWith = (content: Content, site: TextSite): Omit<Resolve, 'slot'> => ({
  picture: ({ caption, ...picture }) => {
    const { columns } = picture;
    const image = <Image {...picture} caption={caption} site={site} />;
    if (columns === 0) return image;
    return (
      <figure>
        {image}
        {caption && <figcaption className={looks.figcaption}>{caption}</figcaption>}
      </figure>
    );
  },
  link: (href) => {
    if (href.startsWith(downloads.prefix)) return download(href, content, site);
    if (!/^https?:/.test(href)) return { props: {}, after: null };
    return {
      props: { rel: 'noreferrer' },
      after: (
        <span className="sr-only" data-print="none">
          {` (${content.labels.shared.opensElsewhere})`}
        </span>
      ),
    };
  },
});

/** A picture's width on a wide screen, by the columns of its row; on others it fills the column. */
const widths = ['12rem', '42rem', '28rem', '18.7rem'];

/** A drawing of this width in px or more scrolls on a phone: its words would be too small. */
const wideDrawing = 800;

/**
 * The size and the HTML (`drawingOf`) of a drawing without a version for dark grounds, which may
 * take the text's colours; undefined if faulty, which the build reports.
 */
function inlinedFrom(source: string) {
  try {
    return drawingOf(readText(source));
  } catch (error) {
    if (error instanceof SvgError) return undefined;
    throw error;
  }
}

type ImageProps = Parameters<Resolve['picture']>[0] & { site: TextSite };

function Image({ name, alt, caption, columns, site: { folder, pictures } }: ImageProps) {
  // A screen reader says the caption too, and need not say the same twice.
  const heard = alt === caption ? '' : alt;
  const shown = { name, kind: 'figure', index: pictures.pictures, alt: heard } as const;
  const drawing = pictures.pictures.drawings?.[name];
  if (drawing) {
    const [, width, , hasDark] = drawing;
    const source = hasDark ? undefined : findPictureSource(folder, name);
    const read = source === undefined ? undefined : inlinedFrom(source);
    // A narrower drawing ends where its letters are as large as the text's.
    const isWide = columns === 1 && (read?.width ?? width) >= wideDrawing;
    const className = isWide
      ? 'h-auto w-full max-sm:w-[44rem] max-sm:max-w-none'
      : 'h-auto w-full max-w-[25em]';
    const drawn = read?.html ? (
      <svg
        viewBox={`0 0 ${read.width} ${read.height}`}
        {...(heard ? { role: 'img', 'aria-label': heard } : { 'aria-hidden': true })}
        // Letters may reach beyond the drawing where a reader has set them wider.
        className={`overflow-visible *:overflow-visible ${className}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `drawingOf` lets nothing else pass.
        dangerouslySetInnerHTML={{ __html: read.html }}
      />
    ) : (
      <PictureFiles {...shown} sizes="" className={className} />
    );
    return isWide ? scrollable(drawn, alt) : drawn;
  }
  return (
    <PictureFiles
      {...shown}
      sizes={`(min-width: 44.5rem) ${widths[columns]}, calc(100vw - 2.5rem)`}
      // Among words or in a cell of a table, which would be no wider than its words.
      className={columns === 0 ? 'w-[192px] max-w-none' : 'w-full'}
    />
  );
}

/** A link to a file to keep, with its type and size: some visitors pay for each megabyte. */
function download(href: string, { site, labels }: Content, { folder }: TextSite) {
  const found = downloadOf(href, folder);
  // The check of the text reports it; the editor's preview shows the text all the same.
  if (!found) return { props: {}, after: null };
  const name = composed(found.name);
  const bytes = statSync(found.file).size;
  const kilobytes = new Intl.NumberFormat(site.language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const type = path.extname(name).slice(1).toUpperCase();
  const size = kilobytes.format(Math.max(1, bytes / 1000));
  return {
    props: {
      href: `/${downloads.prefix}${name.split('/').map(encodeURIComponent).join('/')}${found.after}`,
      download: path.basename(name),
    },
    after: ` (${fill(labels.written.download, { type, size })})`,
  };
}
