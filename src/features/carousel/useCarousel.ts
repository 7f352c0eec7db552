import { useEffect, useRef } from 'react';
import text from '#content/labels/carousel';
import { useNearViewport } from '../../ui/useNearViewport';
import { useAutoplay } from './useAutoplay';
import { type CarouselOptions, useSwiper } from './useSwiper';

/** Shared by both carousels: Swiper, `useAutoplay`, and the W3C carousel pattern's attributes. */
export function useCarousel(id: string, options: CarouselOptions) {
  const regionRef = useRef<HTMLElement>(null);
  const viewportRef = useRef<HTMLDivElement>(null);
  const { reached } = useNearViewport(regionRef);
  const { near: inView } = useNearViewport(regionRef, 0);
  const { swiper, visible } = useSwiper(viewportRef, reached, options);
  const { status, hoveredOrFocused, toggle, regionProps } = useAutoplay(id, regionRef);

  // Swiper's Autoplay would run a script in every frame. A change of the slides begins it anew.
  const playing = status === 'playing' && inView;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is visible is not read
  useEffect(() => {
    if (!swiper || !playing) return;
    const turn = () => document.hidden || swiper.slideNext();
    const timer = window.setInterval(turn, options.autoplayDelay);
    return () => window.clearInterval(timer);
  }, [swiper, playing, options.autoplayDelay, visible]);

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
      'aria-roledescription': text.carousel,
      'data-autoplay': status,
      ...regionProps,
    },
  };
}

export type Carousel = ReturnType<typeof useCarousel>;
