import index from '#content/pictures';
import { PictureFiles } from './PictureFiles';
import type { PhotoKind } from './pictureKinds';
import { pictureSources } from './pictureSources';

export type PictureProps = {
  /** The picture source below `pictures/`, without its extension: `heroes/plc`. */
  name: string;
  /** How it is shown: its sizes and shapes. */
  kind: PhotoKind;
  /** What the picture is there for; empty where it decorates. */
  alt: string;
  /** Its width in the layout, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Loads at once and before anything else: for the largest picture of the first view only. */
  priority?: boolean;
  /** Loads at once, however far away it is. */
  eager?: boolean;
  className?: string;
  imgClassName?: string;
};

/** A picture for a `noscript`: one file of a middling size, which fills its box. */
export function PlainPicture({ name, kind, alt, imgClassName }: PictureProps) {
  const { plain, width, height, isWhole } = pictureSources(name, kind, index);
  const whole = isWhole && { 'data-whole': '' };
  return (
    <img {...whole} src={plain} width={width} height={height} alt={alt} className={imgClassName} />
  );
}

/**
 * A picture of a programmed page. Its average colour fills its place while it loads, unless it is the one
 * the page is waiting for.
 */
export function Picture({
  name,
  kind,
  alt,
  sizes,
  priority = false,
  eager = priority,
  className,
  imgClassName,
}: PictureProps) {
  const { colour } = pictureSources(name, kind, index);
  return (
    <PictureFiles
      name={name}
      kind={kind}
      index={index}
      sizes={sizes}
      pictureClassName={className}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      // In a page's HTML the colour would need the policy's leave, which goes out with every file.
      {...(!priority && { style: { backgroundColor: colour } })}
      className={imgClassName}
    />
  );
}
