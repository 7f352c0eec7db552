import index from '#content/pictures';
import site from '#content/site';
import { PictureFiles, type PictureFilesProps } from './PictureFiles';
import { pictureSources } from './pictureSources';

export type PictureProps = Pick<
  PictureFilesProps,
  'name' | 'kind' | 'sizes' | 'ground' | 'small' | 'className'
> & {
  /** The picture's text alternative; without one it is decorative. */
  alt?: string;
  /** Loads at once and before anything else: for the largest picture of the first view only. */
  priority?: boolean;
  imgClassName?: string;
};

/** The site's files of pictures. */
const files = { index, base: site.base };

/** Whether a picture is a drawing, through which its ground is seen. */
export const isDrawing = (name: string): boolean => Boolean(index.drawings?.[name]);

/** A picture for a `noscript`, without a colour, for which a page's HTML can have no style. */
export const PlainPicture = ({ className, imgClassName, ...of }: PictureProps) => (
  <PictureFiles {...of} {...files} pictureClassName={className} className={imgClassName} />
);

/**
 * A picture of a programmed page, which is loaded at once. A photograph's average colour holds its
 * place, unless it has priority.
 */
export function Picture(props: PictureProps) {
  const { alt = '', priority = false, className, imgClassName, ...of } = props;
  const isPlain = priority || isDrawing(of.name);
  return (
    <PictureFiles
      {...of}
      {...files}
      pictureClassName={className}
      alt={alt}
      loading="eager"
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      // In a page's HTML the style would need a hash in the policy, which is sent with every file.
      {...(!isPlain && {
        style: { backgroundColor: pictureSources(of.name, of.kind, index).colour },
      })}
      className={imgClassName}
    />
  );
}
