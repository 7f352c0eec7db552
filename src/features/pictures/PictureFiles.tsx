import type { PictureIndex } from '../../content/modules';
import { type PhotoKind, upright } from './pictureKinds';
import { drawingSources, type Ground, pictureSources } from './pictureSources';

export type PictureFilesProps = Omit<React.ComponentProps<'img'>, 'sizes'> & {
  /** The picture source below `pictures/`, without its extension: `heroes/plc`. */
  name: string;
  /** Decides the sizes and shapes of a photograph. */
  kind: PhotoKind;
  index: PictureIndex;
  /** What the addresses of its files begin with in browsers. */
  base?: string;
  /** Its width in the layout, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** What a drawing stands on: a ground that follows the system, or one that is always dark. */
  ground?: Ground | undefined;
  /** The same drawing with fewer lines, for windows narrower than 900 px. */
  small?: string | undefined;
  pictureClassName?: string | undefined;
};

/**
 * A photograph in the size that the device needs; upright screens get the upright version if there
 * is one. Or a drawing, never cut off, in its version for the ground that it stands on. Without
 * `alt` it is decorative.
 */
export function PictureFiles(props: PictureFilesProps) {
  const { name, kind, index, base, sizes, ground, small, pictureClassName, ...own } = props;
  const { alt = '', ...imgProps } = own;
  const drawing = drawingSources(name, index, base);
  if (!drawing) {
    const { tall, img } = pictureSources(name, kind, index, base);
    return (
      <picture className={pictureClassName}>
        {tall && <source media={upright} srcSet={tall} sizes={sizes} />}
        <img alt={alt} loading="lazy" {...imgProps} sizes={sizes} {...img} />
      </picture>
    );
  }
  const { light, dark, size } = drawing;
  const onDark = ground === 'dark' && dark;
  const coarse = small === undefined ? undefined : drawingSources(small, index, base);
  return (
    <picture className={pictureClassName}>
      {coarse && (
        <source media="(width < 900px)" srcSet={(onDark && coarse.dark) || coarse.light} />
      )}
      {dark && !onDark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <img
        alt={alt}
        loading="lazy"
        {...imgProps}
        src={onDark || light}
        {...size}
        data-whole=""
        data-on-dark={onDark ? '' : undefined}
      />
    </picture>
  );
}
