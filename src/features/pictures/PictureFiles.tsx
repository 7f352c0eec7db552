import type { PictureIndex } from '../../content/modules';
import { type PhotoKind, upright } from './pictureKinds';
import { pictureSources } from './pictureSources';

export type PictureFilesProps = Omit<React.ComponentProps<'img'>, 'sizes'> & {
  /** The picture source below `pictures/`, without its extension: `heroes/plc`. */
  name: string;
  /** How it is shown: its sizes and shapes. */
  kind: PhotoKind;
  /** The pictures that there are. */
  index: PictureIndex;
  /** Its width in the layout, in the syntax of the `sizes` attribute. */
  sizes: string;
  pictureClassName?: string | undefined;
};

/**
 * A picture in the size the device needs, in AVIF, or one JPEG where the browser does not know it;
 * upright screens get the upright version where there is one. It decorates where `alt` says nothing.
 */
export function PictureFiles(props: PictureFilesProps) {
  const { name, kind, index, sizes, pictureClassName, ...own } = props;
  const { wide, tall, img } = pictureSources(name, kind, index);
  return (
    <picture className={pictureClassName}>
      {tall && <source media={upright} type="image/avif" srcSet={tall} sizes={sizes} />}
      <source type="image/avif" srcSet={wide} sizes={sizes} />
      <img alt="" loading="lazy" {...own} {...img} />
    </picture>
  );
}
