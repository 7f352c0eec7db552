import { type RefObject, useEffect, useState } from 'react';
import { Swiper } from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { leaveZoomAlone } from './leaveZoomAlone';

/** The time of one transition, in ms. */
const transitionTime = 500;

/** Whether a visitor has asked for less motion. */
export const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The differences between the carousels; `autoplayDelay` is how long a slide rests, in ms. It has
 * to be a constant: Swiper reads it once, when it starts.
 */
export type CarouselOptions = Pick<
  SwiperOptions,
  'effect' | 'loop' | 'rewind' | 'slidesPerView'
> & {
  autoplayDelay: number;
};

function visibleSlides(swiper: Swiper): readonly number[] {
  if (swiper.params.effect === 'fade') return [swiper.realIndex];
  return swiper.slides
    .filter((slide) => slide.classList.contains('swiper-slide-visible'))
    .map((slide) => Number(slide.dataset.slide));
}

/** The slide to which the list is scrolled sideways: from right to left, places are negative. */
function scrolledToSlide({ scrollLeft, firstElementChild }: HTMLElement): number {
  const slideWidth = firstElementChild?.firstElementChild?.clientWidth || 1;
  return Math.round(Math.abs(scrollLeft) / slideWidth);
}

/**
 * Swiper on a list of slides, from the slide to which the list is scrolled. It starts once
 * `enabled`; until then, and without JavaScript, the list scrolls sideways.
 */
export function useSwiper(
  viewportRef: RefObject<HTMLElement | null>,
  enabled: boolean,
  options: CarouselOptions,
) {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [visible, setVisible] = useState<readonly number[]>([]);

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!enabled || !viewport) return;
    const updateVisible = (current: Swiper) => setVisible(visibleSlides(current));
    const instance = new Swiper(viewport, {
      ...options,
      speed: wantsNoMotion() ? 0 : transitionTime,
      initialSlide: scrolledToSlide(viewport),
      modules: [EffectFade],
      fadeEffect: { crossFade: true },
      // A mouse selects words; and a click while the slides move counts as well.
      simulateTouch: false,
      loopPreventsSliding: false,
      watchSlidesProgress: true,
      on: { slideChange: updateVisible, resize: updateVisible, transitionEnd: updateVisible },
    });
    // Swiper moves the list inside; the scroll position would add to that.
    viewport.scrollLeft = 0;
    updateVisible(instance);
    setSwiper(instance);
    const endZoom = leaveZoomAlone(instance);
    return () => {
      endZoom();
      // Keeps its properties: effects of the same pass may still hold it, as on a hot reload.
      instance.destroy(false);
      setSwiper(null);
    };
  }, [enabled, options, viewportRef]);

  return { swiper, visible };
}
