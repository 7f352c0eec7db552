import type { Swiper } from 'swiper/types';

/**
 * Lets fingers move the slides only if they do nothing else: two fingers zoom the page, and one
 * finger pans a zoomed page. Returns a function that undoes it.
 */
export function leaveZoomAlone(swiper: Swiper): () => void {
  const { el } = swiper;
  let fingers = 0;
  const update = () => {
    const zoomed = (window.visualViewport?.scale ?? 1) > 1;
    // `swiper.css` leaves every gesture to the browser then.
    el.toggleAttribute('data-zoomed', zoomed);
    swiper.allowTouchMove = !zoomed && fingers < 2;
  };
  const count = ({ touches }: TouchEvent) => {
    // A finger that stays after a spread does not drag.
    fingers = touches.length === 0 ? 0 : Math.max(fingers, touches.length);
    update();
  };
  const ended = new AbortController();
  const { signal } = ended;
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    el.addEventListener(type, count, { passive: true, signal });
  window.visualViewport?.addEventListener('resize', update, { signal });
  update();
  return () => ended.abort();
}
