import { useCallback, useEffect, useRef } from 'react';
import { useNearViewport } from '../../ui/useNearViewport';
import { leaveZoomAlone } from './leaveZoomAlone';
import { playSwiper } from './playSwiper';
import { useAfterResize } from './useAfterResize';
import { useAutoplay } from './useAutoplay';
import { type SwiperChoices, useSwiper } from './useSwiper';

/** What tells the two carousels apart. A constant: Swiper reads it once, when it starts. */
export type CarouselOptions = {
  swiper: SwiperChoices;
  /** For how long a slide rests before the next one is shown, in ms. */
  autoplayDelay: number;
};

/**
 * What both carousels share: Swiper for the movement, `useAutoplay.ts` for when it moves by itself, and
 * the attributes of the W3C carousel pattern.
 */
export function useCarousel(id: string, options: CarouselOptions) {
  const regionRef = useRef<HTMLElement>(null);
  const viewportRef = useRef<HTMLDivElement>(null);
  const { reached } = useNearViewport(regionRef);
  const { near: inView } = useNearViewport(regionRef, 0);
  const { swiper, visible } = useSwiper(viewportRef, reached, options.swiper);
  const { status, hoveredOrFocused, reducedMotion, toggle, regionProps } = useAutoplay(
    id,
    regionRef,
  );

  useEffect(() => {
    if (swiper) swiper.params.speed = reducedMotion ? 0 : options.swiper.speed;
  }, [reducedMotion, swiper, options.swiper.speed]);

  useEffect(() => {
    if (swiper) return leaveZoomAlone(swiper);
  }, [swiper]);

  const playing = status === 'playing' && inView;
  useEffect(() => {
    if (swiper && playing) return playSwiper(swiper, options.autoplayDelay);
  }, [swiper, playing, options.autoplayDelay]);

  useAfterResize(useCallback(() => swiper?.update(), [swiper]));

  return {
    /** False until Swiper has taken over from the list that scrolls. */
    ready: swiper !== null,
    /** The slides in view, by their place in the content. */
    visible,
    status,
    hoveredOrFocused,
    toggle,
    previous: () => swiper?.slidePrev(),
    next: () => swiper?.slideNext(),
    goTo: (index: number) => swiper?.slideTo(index),
    viewportRef,
    /** Of the carousel as a landmark (W3C carousel pattern); its state shows in `data-autoplay`. */
    regionProps: {
      ref: regionRef,
      'aria-roledescription': 'carousel',
      'data-autoplay': status,
      ...regionProps,
    },
  };
}

export type Carousel = ReturnType<typeof useCarousel>;
