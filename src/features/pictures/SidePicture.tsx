import { classNames } from '../../ui/classNames';
import { NearbyPicture } from './NearbyPicture';

/**
 * A decorating picture in a column of a text page, on narrow screens across the page. It is fetched
 * when it is seen: in the first view of a phone it would cost a fifth of the page.
 */
export function SidePicture({ name, className }: { name: string; className?: string }) {
  return (
    <NearbyPicture
      name={name}
      kind="side"
      alt=""
      margin={0}
      sizes="(min-width: 84rem) 32rem, (min-width: 64rem) 34vw, calc(100vw - 2.5rem)"
      className={classNames('aspect-[3/2] overflow-hidden rounded-md', className)}
      imgClassName="size-full object-cover"
    />
  );
}
