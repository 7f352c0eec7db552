import { classNames } from '../../ui/classNames';
import { NearbyPicture } from './NearbyPicture';

/**
 * A decorating picture in a column of a text page, on narrow screens across the page. It is fetched
 * when it is seen: in the first view of a phone it would cost a fifth of the page.
 */
export function SidePicture({
  name,
  sizes = '(min-width: 90rem) 47rem, (min-width: 64rem) 52vw, 100vw',
  className,
}: {
  name: string;
  sizes?: string;
  className?: string;
}) {
  return (
    <NearbyPicture
      name={name}
      kind="side"
      alt=""
      margin={0}
      sizes={sizes}
      className={classNames('aspect-[3/2] overflow-hidden', className)}
      imgClassName="size-full object-cover"
    />
  );
}
