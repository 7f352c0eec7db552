import { useRef } from 'react';
import { classNames } from '../../ui/classNames';
import { useNearViewport } from '../../ui/useNearViewport';
import { usePrinted } from '../../ui/usePrinted';
import { Picture, type PictureProps, PlainPicture } from './Picture';

export type NearbyPictureProps = PictureProps & {
  /** How near to the window it has to come, in px. */
  margin?: number;
};

/**
 * A picture below the first view, loaded shortly before it is scrolled to. Browsers' own lazy loading
 * starts up to three screens early, which on a phone is most of a page's bytes. Without JavaScript
 * it is left to that, and no picture is left out when the page is printed. `className` sizes the box that
 * fills its place meanwhile.
 */
export function NearbyPicture({ className, margin, ...shown }: NearbyPictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const { reached } = useNearViewport(box, margin);
  const printed = usePrinted();
  const picture = { imgClassName: 'size-full object-cover', ...shown };
  return (
    <span ref={box} data-print="picture" className={classNames('block bg-dark-900', className)}>
      <noscript>
        <PlainPicture {...picture} />
      </noscript>
      {(reached || printed) && <Picture {...picture} eager={printed} />}
    </span>
  );
}
