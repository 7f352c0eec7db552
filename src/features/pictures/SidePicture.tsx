import { classNames } from '../../ui/classNames';
import { NearbyPicture, type NearbyPictureProps } from './NearbyPicture';

/**
 * A decorating picture in a column of a text page, on narrow screens across the page. It is fetched
 * when it is seen: in the first view of a phone it would cost a fifth of the page.
 */
export const SidePicture = ({
  className,
  ...picture
}: Partial<NearbyPictureProps> & { name: string }) => (
  <NearbyPicture
    kind="side"
    margin={0}
    sizes="(min-width: 90rem) 47rem, (min-width: 64rem) 52vw, 100vw"
    {...picture}
    className={classNames('aspect-[3/2] overflow-hidden', className)}
  />
);
