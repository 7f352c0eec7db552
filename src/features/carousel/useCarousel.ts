import { useCallback, useEffect, useRef } from 'react';
import { useNearViewport } from '../../ui/useNearViewport';
import { useAfterResize } from './useAfterResize';
import { useAutoplay } from './useAutoplay';
import { type CarouselOptions, useSwiper } from './useSwiper';

/**
 * What both carousels share: Swiper for the movement, `autoplay.ts` for when it moves by itself, and
 * the attributes of the W3C carousel pattern.
 */
export function useCarousel(id: string, options: CarouselOptions) {
  const regionRef = useRef<HTMLElement>(null);
  const viewportRef = useRef<HTMLDivElement>(null);
  const { reached } = useNearViewport(regionRef);
  const { near: inView } = useNearViewport(regionRef, 0);
  const { swiper, visible, leaving } = useSwiper(viewportRef, reached, options);
  const { status, hoveredOrFocused, reducedMotion, toggle, regionProps } = useAutoplay(
    id,
    regionRef,
  );

  useEffect(() => {
    if (swiper) swiper.params.speed = reducedMotion ? 0 : options.speed;
  }, [reducedMotion, swiper, options.speed]);

  const playing = status === 'playing' && inView;
  useEffect(() => {
    if (!swiper || !playing) return;
    const followTabVisibility = () =>
      document.hidden ? swiper.autoplay.stop() : swiper.autoplay.start();
    followTabVisibility();
    document.addEventListener('visibilitychange', followTabVisibility);
    return () => {
      document.removeEventListener('visibilitychange', followTabVisibility);
      if (!swiper.destroyed) swiper.autoplay.stop();
    };
  }, [swiper, playing]);

  useAfterResize(useCallback(() => swiper?.update(), [swiper]));

  // The same ones as long as Swiper is: a control is rendered for its own state only.
  const previous = useCallback(() => swiper?.slidePrev(), [swiper]);
  const next = useCallback(() => swiper?.slideNext(), [swiper]);
  const goTo = useCallback((index: number) => swiper?.slideTo(index), [swiper]);

  return {
    /** False until Swiper has taken over from the list that scrolls. */
    ready: swiper !== null,
    /** The slides in view, by their place in the content. */
    visible,
    /** The slides on their way out of view. */
    leaving,
    status,
    hoveredOrFocused,
    toggle,
    previous,
    next,
    goTo,
    viewportRef,
    regionProps: { ref: regionRef, ...regionProps },
  };
}

export type Carousel = ReturnType<typeof useCarousel>;
