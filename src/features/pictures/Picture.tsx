import index from '#content/pictures';
import site from '#content/site';
import { PictureFiles, type PictureFilesProps } from './PictureFiles';

export type PictureProps = Pick<
  PictureFilesProps,
  'name' | 'kind' | 'sizes' | 'ground' | 'small' | 'className'
> & {
  /** The picture's text alternative; without one it is decorative. */
  alt?: string;
  /** Loads before anything else: for the largest picture of the first view only. */
  priority?: boolean;
  /** Loads when the browser likes: within a `noscript`. */
  lazy?: boolean;
  imgClassName?: string;
};

/** Whether a picture is a drawing, through which its ground is seen. */
export const isDrawing = (name: string): boolean => Boolean(index.drawings?.[name]);

/** A picture of a programmed page, which is loaded at once. */
export const Picture = ({ priority, lazy, className, imgClassName, ...of }: PictureProps) => (
  <PictureFiles
    {...of}
    index={index}
    base={site.base}
    pictureClassName={className}
    loading={lazy ? 'lazy' : 'eager'}
    fetchPriority={priority ? 'high' : 'auto'}
    decoding="async"
    className={imgClassName}
  />
);
