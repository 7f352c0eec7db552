import { statSync } from 'node:fs';
import path from 'node:path';
import type { PictureIndex, PictureModules } from '../../content/modules';
import type { Content, Labels, Written } from '../../content/schema';
import type { Tree, TreeProps } from '../../content/tree';
import { markAddress, pictureSources } from '../../features/pictures/pictureSources';
import { fill } from '../../ui/fill';
import { SvgError, svgSize } from '../brand/svg';
import { composed } from '../findBelow';
import { findPictureSource } from '../pictures/findPictureSource';
import { readText } from '../readText';
import { downloadOf, downloads } from './downloads';
import { markdownTree, type Resolve, readMarkdown, scrollable } from './markdown';

/** The pictures of a site as its pages show them. */
export type WrittenPictures = { photographs: PictureIndex; drawings: Record<string, string> };

/** What a text needs to know of the site it is on. */
export type TextSite = {
  folder: string;
  language: string;
  labels: Labels;
  pictures: WrittenPictures;
};

/** What the texts of a site need, with its pictures as `indexOf` gives them. */
export const textSiteOf = (
  folder: string,
  { site, labels }: Content,
  { pictures: photographs, marks: drawings }: PictureModules,
): TextSite => ({
  folder,
  language: site.language,
  labels,
  pictures: { photographs, drawings },
});

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
  td: 'py-2.5 pr-4 align-top',
  blockquote: 'mt-7 border-l-4 border-accent pl-5 text-lg text-heading',
  figcaption: 'mt-2 text-sm',
  code: 'text-[0.9em] text-heading',
  pre: 'rounded-sm bg-surface p-4 text-sm',
  hr: 'mt-7 border-line',
};

const classNameOf = (name: string, own: unknown) =>
  [looks[name], typeof own === 'string' ? own : ''].filter(Boolean).join(' ');

/** Whether a part is a row of a plan in which somebody decides: all of a cell is strong. */
function isDecision([name, , ...cells]: Exclude<Tree, string>): boolean {
  return (
    name === 'tr' &&
    cells.some((cell) => {
      if (typeof cell === 'string') return false;
      const [, , only, ...others] = cell;
      return Array.isArray(only) && only[0] === 'strong' && others.length === 0;
    })
  );
}

/** A part of a text with the classes of its elements. */
function styled(tree: Tree): Tree {
  if (typeof tree === 'string') return tree;
  const [name, props, ...children] = tree;
  const className = classNameOf(name, isDecision(tree) ? 'decision-row' : props?.className);
  const styledProps: TreeProps | null = className ? { ...props, className } : props;
  return [name, styledProps, ...children.map(styled)];
}

/** The text of a written page as part of it. */
export function textOf({ body }: Written<unknown>, site: TextSite): Tree[] {
  return markdownTree(readMarkdown(body), resolveWith(site)).map(styled);
}

const resolveWith = (site: TextSite): Resolve => ({
  picture: ({ name, alt, caption }) => [
    'figure',
    { className: 'mt-7' },
    image(name, alt, site),
    ...(caption ? [['figcaption', null, caption] as const] : []),
  ],
  link: (href) => {
    if (href.startsWith(downloads.prefix)) return download(href, site);
    const elsewhere = /^https?:/.test(href);
    if (!elsewhere) return { props: {}, after: [] };
    const words: Tree = [
      'span',
      { className: 'sr-only', 'data-print': 'none' },
      ` (${site.labels.shared.opensElsewhere})`,
    ];
    return { props: { rel: 'noreferrer' }, after: [words] };
  },
});

/** On a wide screen a text is 42rem wide, on others the column. */
const sizes = '(min-width: 44.5rem) 42rem, calc(100vw - 2.5rem)';

/** A drawing from this width on, in px, is moved sideways on a phone: as wide as one, its words could not be read. */
const wideDrawing = 800;

/** The size of a drawing; undefined where it does not tell, which the build reports. */
function sizeOf(source: string) {
  try {
    return svgSize(readText(source));
  } catch (error) {
    if (error instanceof SvgError) return undefined;
    throw error;
  }
}

function image(name: string, alt: string, { folder, pictures }: TextSite): Tree {
  const drawing = pictures.drawings[name];
  if (drawing) {
    const source = findPictureSource(folder, name);
    const size = source && sizeOf(source);
    const src = markAddress(name, drawing);
    // A drawing that is nearly square is not wider for that: its letters would be a heading's.
    const isWide = Boolean(size && size.width >= wideDrawing);
    const className = isWide
      ? 'w-full max-sm:w-[44rem] max-sm:max-w-none'
      : 'max-h-[26rem] w-full object-contain object-left';
    const drawn: Tree = ['img', { ...size, src, alt, loading: 'lazy', className }];
    return isWide ? scrollable(drawn, alt) : drawn;
  }
  const { wide, plain, width, height } = pictureSources(name, 'figure', pictures.photographs);
  return [
    'picture',
    null,
    ['source', { type: 'image/avif', srcSet: wide, sizes }],
    ['img', { src: plain, width, height, alt, loading: 'lazy', className: 'w-full rounded-md' }],
  ];
}

/** A file to keep, with what it is and how large: a phone on a dear line wants to know. */
function download(href: string, { folder, language, labels }: TextSite) {
  const found = downloadOf(href, folder);
  // It is reported where the text is checked; the editor's preview shows it all the same.
  if (!found) return { props: {}, after: [] };
  const name = composed(found.name);
  const bytes = statSync(found.file).size;
  const kilobytes = new Intl.NumberFormat(language, {
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
    after: [` (${fill(labels.written.download, { type, size })})`],
  };
}
