import type { Swiper } from 'swiper/types';

/** Leaves a zoomed page to the finger that pans it. Returns a function that ends that. */
export function leaveZoomAlone(swiper: Swiper): () => void {
  const { visualViewport } = window;
  const update = () => {
    const zoomed = (visualViewport?.scale ?? 1) > 1;
    // `swiper.css` leaves every gesture to the browser then.
    swiper.el.toggleAttribute('data-zoomed', zoomed);
    swiper.allowTouchMove = !zoomed;
  };
  visualViewport?.addEventListener('resize', update);
  update();
  return () => visualViewport?.removeEventListener('resize', update);
}
