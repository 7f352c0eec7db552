import type { Swiper } from 'swiper/types';

/**
 * Shows the next slide `delay` ms after each transition, but not in a hidden tab or while a finger
 * drags; returns how to stop that. Swiper's Autoplay would run a script in every frame.
 */
export function playSwiper(swiper: Swiper, delay: number): () => void {
  let timer: number | undefined;
  const hold = () => window.clearTimeout(timer);
  const wait = () => {
    hold();
    if (!document.hidden) timer = window.setTimeout(turn, delay);
  };
  const turn = () => {
    swiper.slideNext();
    wait();
  };
  const restarts = ['transitionStart', 'transitionEnd', 'touchEnd'] as const;

  for (const event of restarts) swiper.on(event, wait);
  swiper.on('sliderFirstMove', hold);
  document.addEventListener('visibilitychange', wait);
  wait();
  return () => {
    hold();
    for (const event of restarts) swiper.off(event, wait);
    swiper.off('sliderFirstMove', hold);
    document.removeEventListener('visibilitychange', wait);
  };
}
