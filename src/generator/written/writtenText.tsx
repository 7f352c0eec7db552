import { statSync } from 'node:fs';
import path from 'node:path';
import type { PictureModules } from '../../content/modules';
import type { Written } from '../../content/schema';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import { markAddress } from '../../features/pictures/pictureSources';
import { fill } from '../../ui/fill';
import { inlined, SvgError } from '../brand/svg';
import type { Content } from '../content/schemas';
import { composed } from '../findBelow';
import { findPictureSource } from '../pictures/findPictureSource';
import { readText } from '../readText';
import { downloadOf, downloads } from './downloads';
import { markdownElements, type Resolve, readMarkdown, scrollable } from './markdown';

/** What a text needs to know of the site it is on: its folder, and its pictures as `indexOf` gives them. */
export type TextSite = { folder: string; pictures: PictureModules };

/** How the elements of a text look: classes that other parts of the site have too, where there are some. */
const looks: Record<string, string> = {
  p: 'mt-4',
  h2: 'mt-10 text-2xl font-extrabold text-balance text-heading',
  h3: 'mt-7 text-lg font-bold text-heading',
  h4: 'mt-5 font-bold text-heading',
  ul: 'mt-4 list-disc pl-5',
  ol: 'mt-4 list-decimal pl-5',
  li: 'mt-1 pl-1',
  a: 'font-semibold text-heading underline decoration-edge decoration-2 underline-offset-4 hover:decoration-accent',
  strong: 'font-bold text-heading',
  table: 'w-full border-collapse min-w-[20rem] text-left text-sm [overflow-wrap:normal]',
  tr: 'border-b border-edge',
  th: 'py-2 pr-4 align-bottom font-semibold text-heading',
  td: 'written-cell',
  blockquote: 'mt-7 border-l-4 border-accent pl-5 text-lg text-heading',
  figcaption: 'mt-2 text-sm',
  code: 'text-[0.9em] text-heading',
  pre: 'rounded-sm bg-surface p-4 text-sm',
  hr: 'mt-7 border-line',
};

/** The text of a written page as part of it. */
export const textOf = (
  { body, front }: Written<{ title: string }>,
  content: Content,
  site: TextSite,
): React.ReactNode =>
  markdownElements(readMarkdown(body), resolveWith(content, site), front.title, looks);

const resolveWith = (content: Content, site: TextSite): Resolve => ({
  picture: ({ caption, ...picture }) => {
    const { columns } = picture;
    const image = <Image {...picture} caption={caption} site={site} />;
    if (columns === 0) return image;
    return (
      <figure className={columns === 1 ? 'mt-7' : undefined}>
        {image}
        {caption && <figcaption className={looks.figcaption}>{caption}</figcaption>}
      </figure>
    );
  },
  link: (href) => {
    if (href.startsWith(downloads.prefix)) return download(href, content, site);
    const elsewhere = /^https?:/.test(href);
    if (!elsewhere) return { props: {}, after: null };
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

/** How wide a picture is on a wide screen, by the columns of its row; on others it is as wide as the column. */
const widths = ['12rem', '42rem', '28rem', '18.7rem'];

/** A drawing from this width on, in px, is moved sideways on a phone: as wide as one, its words could not be read. */
const wideDrawing = 800;

/** A drawing's size and its HTML (`inlined`); undefined for one that the build reports. */
function inlinedFrom(source: string) {
  try {
    return inlined(readText(source));
  } catch (error) {
    if (error instanceof SvgError) return undefined;
    throw error;
  }
}

type ImageProps = Parameters<Resolve['picture']>[0] & { site: TextSite };

function Image({ name, alt, caption, columns, site: { folder, pictures } }: ImageProps) {
  // Who hears the caption need not hear the same again.
  const heard = alt === caption ? '' : alt;
  const drawing = pictures.marks[name];
  if (drawing) {
    const source = findPictureSource(folder, name);
    const read = source === undefined ? undefined : inlinedFrom(source);
    // A drawing that is nearly square is not wider for that: its letters would be a heading's.
    const isWide = columns === 1 && read !== undefined && read.width >= wideDrawing;
    const className = isWide
      ? 'h-auto w-full max-sm:w-[44rem] max-sm:max-w-none'
      : 'h-auto w-full max-w-[26rem]';
    const drawn = read?.html ? (
      <svg
        viewBox={`0 0 ${read.width} ${read.height}`}
        {...(heard ? { role: 'img', 'aria-label': heard } : { 'aria-hidden': true })}
        // Letters that a reader sets wider may reach beyond it.
        className={`overflow-visible text-heading *:overflow-visible ${className}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes and words alone; `inlined` lets nothing else pass.
        dangerouslySetInnerHTML={{ __html: read.html }}
      />
    ) : (
      <img
        width={read?.width}
        height={read?.height}
        src={markAddress(name, drawing)}
        alt={heard}
        loading="lazy"
        className={className}
      />
    );
    return isWide ? scrollable(drawn, alt) : drawn;
  }
  return (
    <PictureFiles
      name={name}
      kind="figure"
      index={pictures.pictures}
      sizes={`(min-width: 44.5rem) ${widths[columns]}, calc(100vw - 2.5rem)`}
      alt={heard}
      // Among words and in a cell of a table, which would be as narrow as its words are.
      className={columns === 0 ? 'w-[192px] max-w-none' : 'w-full'}
    />
  );
}

/** A file to keep, with what it is and how large: whoever pays for each megabyte wants to know. */
function download(href: string, { site, labels }: Content, { folder }: TextSite) {
  const found = downloadOf(href, folder);
  // It is reported where the text is checked; the editor's preview shows it all the same.
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
