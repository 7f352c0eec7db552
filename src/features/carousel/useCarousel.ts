import { type RefObject, useEffect, useRef, useState } from 'react';
import { Swiper } from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import text from '#content/labels/carousel';
import { useNearViewport } from '../../ui/useNearViewport';
import { useAutoplay, wantsNoMotion } from './useAutoplay';

/** Shared by both carousels: Swiper, `useAutoplay`, and the W3C carousel pattern's attributes. */
export function useCarousel(id: string, options: CarouselOptions) {
  const regionRef = useRef<HTMLElement>(null);
  const viewportRef = useRef<HTMLDivElement>(null);
  const { reached } = useNearViewport(regionRef);
  const { near: inView } = useNearViewport(regionRef, 0);
  const { swiper, visible } = useSwiper(viewportRef, reached, options);
  const { status, toggle, regionProps } = useAutoplay(id, regionRef);

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

/** The time of one transition, in ms. */
const transitionTime = 500;

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

/** Lets fingers move the slides only if they neither zoom the page nor pan a zoomed one. */
function leaveZoomAlone(swiper: Swiper, signal: AbortSignal): void {
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
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    el.addEventListener(type, count, { passive: true, signal });
  window.visualViewport?.addEventListener('resize', update, { signal });
  update();
}

/**
 * Swiper on a list of slides, from the slide to which the list is scrolled. It starts once
 * `enabled`; until then, and without JavaScript, the list scrolls sideways.
 */
function useSwiper(
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
    const ended = new AbortController();
    leaveZoomAlone(instance, ended.signal);
    return () => {
      ended.abort();
      // Keeps its properties: effects of the same pass may still hold it, as on a hot reload.
      instance.destroy(false);
      setSwiper(null);
    };
  }, [enabled, options, viewportRef]);

  return { swiper, visible };
}
