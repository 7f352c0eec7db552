import { type RefObject, useEffect, useState } from 'react';
import { Swiper } from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** What a carousel asks of Swiper; `speed` is the time of one transition in ms. */
export type SwiperChoices = Pick<SwiperOptions, 'effect' | 'loop' | 'rewind' | 'slidesPerView'> & {
  speed: number;
};

type SlideIndexes = readonly number[];

function visibleSlides(swiper: Swiper): SlideIndexes {
  if (swiper.params.effect === 'fade') return [swiper.realIndex];
  return swiper.slides
    .filter((slide) => slide.classList.contains('swiper-slide-visible'))
    .map((slide) => Number(slide.dataset.slide));
}

/** The slide that a list which scrolls sideways is scrolled to. */
function scrolledToSlide({ scrollLeft, firstElementChild }: HTMLElement): number {
  const slideWidth = firstElementChild?.firstElementChild?.clientWidth || 1;
  return Math.round(scrollLeft / slideWidth);
}

/**
 * Swiper on a list of slides, from the slide the list is scrolled to. It is started once
 * `enabled`; until then, and without JavaScript, the list scrolls sideways.
 */
export function useSwiper(
  viewportRef: RefObject<HTMLElement | null>,
  enabled: boolean,
  choices: SwiperChoices,
) {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [visible, setVisible] = useState<SlideIndexes>([]);

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!enabled || !viewport) return;
    const updateVisible = (current: Swiper) => setVisible(visibleSlides(current));
    const instance = new Swiper(viewport, {
      ...choices,
      initialSlide: scrolledToSlide(viewport),
      modules: [EffectFade],
      fadeEffect: { crossFade: true },
      watchSlidesProgress: true,
      // `useAfterResize` answers a resize.
      resizeObserver: false,
      updateOnWindowResize: false,
      on: {
        slideChange: updateVisible,
        update: updateVisible,
        transitionEnd: updateVisible,
      },
    });
    // Swiper moves the list inside; the scroll position would come on top.
    viewport.scrollLeft = 0;
    updateVisible(instance);
    setSwiper(instance);
    return () => {
      // Keeps its properties: effects of the same pass may still hold it, as on a hot reload.
      instance.destroy(false);
      setSwiper(null);
    };
  }, [enabled, choices, viewportRef]);

  return { swiper, visible };
}
