import { useRef } from 'react';
import { classNames } from '../../ui/classNames';
import { useNearViewport } from '../../ui/useNearViewport';
import { isDrawing, Picture, type PictureProps } from './Picture';

type NearbyPictureProps = PictureProps & {
  /** The distance from the window at which it is loaded, in px. */
  margin?: number;
};

/**
 * A picture below the first view, loaded shortly before it is scrolled to. Browsers' lazy loading
 * starts up to three screens early, which on a phone is most of a page's bytes; it is used without
 * JavaScript. Printing loads every picture. `className` sizes the box that holds its place.
 */
export function NearbyPicture({ className, margin, ...shown }: NearbyPictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const { reached } = useNearViewport(box, margin);
  const picture = { imgClassName: 'size-full object-cover', ...shown };
  return (
    <span
      ref={box}
      data-print="picture"
      className={classNames('block', !isDrawing(shown.name) && 'bg-tint', className)}
    >
      <noscript>
        <Picture {...picture} lazy />
      </noscript>
      {reached && <Picture {...picture} />}
    </span>
  );
}

/**
 * A decorative picture in a column of a text page, on narrow screens across the page. It is loaded
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
