import type { Swiper } from 'swiper/types';

/**
 * Has fingers move the slides only where they do nothing else: two fingers zoom the page, and in a page
 * that is zoomed one finger moves what is seen of it. Returns what ends that.
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
    // The finger that stays after a spread does not go on to drag.
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
