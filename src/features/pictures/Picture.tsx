import index from '#content/pictures';
import { PictureFiles, type PictureFilesProps } from './PictureFiles';
import { pictureSources } from './pictureSources';

export type PictureProps = Pick<PictureFilesProps, 'name' | 'kind' | 'sizes' | 'className'> & {
  /** The picture's text alternative; without one it is decorative. */
  alt?: string;
  /** Loads at once and before anything else: for the largest picture of the first view only. */
  priority?: boolean;
  /** Loads at once, at any distance. */
  eager?: boolean;
  imgClassName?: string;
  /** What a drawing stands on: a ground that follows the system, or one that is always dark. */
  ground?: 'light' | 'dark';
};

/** A picture for a `noscript`: one file of a middling size, which fills its box. */
export function PlainPicture({ name, kind, alt = '', imgClassName }: PictureProps) {
  return <img {...pictureSources(name, kind, index).img} alt={alt} className={imgClassName} />;
}

/** A picture of a programmed page. Its average colour holds its place, unless it has priority. */
export function Picture(props: PictureProps) {
  const { alt = '', priority = false, eager = priority, className, imgClassName, ...of } = props;
  const { colour } = pictureSources(of.name, of.kind, index);
  return (
    <PictureFiles
      {...of}
      index={index}
      pictureClassName={className}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      // In a page's HTML the style would need a hash in the policy, which is sent with every file.
      {...(!priority && { style: { backgroundColor: colour } })}
      className={imgClassName}
    />
  );
}
