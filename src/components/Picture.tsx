import { type PictureSources, pictureSources } from '../lib/pictureSources';
import pictures from '../pictures.json';

export type PictureProps = {
  /** The picture source below `pictures/`, without its extension: `heroes/plc`. */
  name: string;
  /** What the picture is there for; empty where it decorates. */
  alt: string;
  /** Its width in the layout, as the `sizes` attribute says it. */
  sizes: string;
  /** Loads at once and before anything else: for the largest picture of the first view only. */
  priority?: boolean;
  className?: string;
  imgClassName?: string;
};

const sources: Record<string, PictureSources> = pictures;

/** A picture for a `noscript`: one file of a middling size, left to the browser's lazy loading. */
export function PlainPicture({ name, alt, imgClassName }: PictureProps) {
  const source = sourceOf(name);
  return (
    <img
      src={pictureSources(name, source).plain}
      width={source.width}
      height={source.height}
      alt={alt}
      loading="lazy"
      className={imgClassName}
    />
  );
}

function sourceOf(name: string): PictureSources {
  const source = sources[name];
  if (!source) throw new Error(`There is no picture "${name}". Run "npm run images".`);
  return source;
}

/**
 * A picture in the size and format the device needs: AVIF, or WebP where AVIF is unknown; upright
 * screens get the tall crop where the picture has one. `npm run images` makes the files.
 */
export function Picture({
  name,
  alt,
  sizes,
  priority = false,
  className,
  imgClassName,
}: PictureProps) {
  const source = sourceOf(name);
  const { wide, tall } = pictureSources(name, source);
  return (
    <picture className={className}>
      {tall && (
        <>
          <source
            media="(max-aspect-ratio: 1/1)"
            type="image/avif"
            srcSet={tall.avif}
            sizes={sizes}
          />
          <source
            media="(max-aspect-ratio: 1/1)"
            type="image/webp"
            srcSet={tall.webp}
            sizes={sizes}
          />
        </>
      )}
      <source type="image/avif" srcSet={wide.avif} sizes={sizes} />
      <img
        src={wide.fallback}
        srcSet={wide.webp}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={imgClassName}
      />
    </picture>
  );
}
