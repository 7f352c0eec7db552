import type { PictureIndex } from '../../content/modules';
import { type PhotoKind, upright } from './pictureKinds';
import { pictureSources } from './pictureSources';

export type PictureFilesProps = Omit<React.ComponentProps<'img'>, 'sizes'> & {
  /** The picture source below `pictures/`, without its extension: `heroes/plc`. */
  name: string;
  /** Decides its sizes and shapes. */
  kind: PhotoKind;
  index: PictureIndex;
  /** Its width in the layout, in the syntax of the `sizes` attribute. */
  sizes: string;
  pictureClassName?: string | undefined;
};

/**
 * A picture in the size that the device needs, in AVIF, or one JPEG for browsers that do not know
 * AVIF; upright screens get the upright version if there is one. Without `alt` it is decorative.
 */
export function PictureFiles(props: PictureFilesProps) {
  const { name, kind, index, sizes, pictureClassName, ...imgProps } = props;
  const { wide, tall, img } = pictureSources(name, kind, index);
  return (
    <picture className={pictureClassName}>
      {tall && <source media={upright} type="image/avif" srcSet={tall} sizes={sizes} />}
      <source type="image/avif" srcSet={wide} sizes={sizes} />
      <img alt="" loading="lazy" {...imgProps} {...img} />
    </picture>
  );
}
