import type { PictureIndex } from '../../content/modules';
import { pictureSources } from '../../features/pictures/pictureSources';

type JobPictureProps = {
  name: string;
  index: PictureIndex;
  /** Its width in the layout, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Not loaded before it is near. */
  lazy?: boolean;
  className?: string;
};

/** The picture of a job on a written page; its words are beside it. */
export function JobPicture({ name, index, sizes, lazy, className }: JobPictureProps) {
  const { wide, plain, width, height } = pictureSources(name, 'job', index);
  return (
    <picture>
      <source type="image/avif" srcSet={wide} sizes={sizes} />
      <img
        src={plain}
        width={width}
        height={height}
        alt=""
        loading={lazy ? 'lazy' : 'eager'}
        className={className}
      />
    </picture>
  );
}
