import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useNearViewport } from '../../ui/useNearViewport';
import { autoplayReducer, autoplayStatus, initialAutoplayState } from './autoplay';
import { useAfterResize } from './useAfterResize';

/** What a carousel asks of Swiper. A constant: it is read once, when Swiper starts. */
export type CarouselOptions = Pick<
  SwiperOptions,
  'effect' | 'loop' | 'rewind' | 'slidesPerView'
> & {
  /** Time of one transition in ms. */
  speed: number;
  /** Time from one automatic transition to the next in ms. */
  autoplayDelay: number;
};

/** The ids of the carousels a visitor has paused: they stay paused on the next visit to their page. */
const pausedCarousels = new Set<string>();

function shownSlides(swiper: Swiper): number[] {
  if (swiper.params.effect === 'fade') return [swiper.realIndex];
  return swiper.slides
    .filter((slide) => slide.classList.contains('swiper-slide-visible'))
    .map((slide) => Number(slide.dataset.slide));
}

/**
 * Both carousels: Swiper for the movement, `autoplay.ts` for when it moves by itself, and the
 * attributes of the W3C carousel pattern. Until Swiper has loaded, and without JavaScript, the
 * slides are a list that scrolls sideways.
 */
export function useCarousel(id: string, options: CarouselOptions) {
  const regionRef = useRef<HTMLElement>(null);
  const viewportRef = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [shown, setShown] = useState<readonly number[]>([]);
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const [autoplay, dispatch] = useReducer(autoplayReducer, {
    ...initialAutoplayState,
    paused: pausedCarousels.has(id),
  });
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { reached } = useNearViewport(regionRef);
  const { near: inView } = useNearViewport(regionRef, 0);
  const status = autoplayStatus(autoplay);

  useEffect(() => {
    if (!reached) return;
    let abandoned = false;
    let started: Swiper | undefined;
    import('./swiper').then(({ Swiper, Autoplay, EffectFade }) => {
      if (abandoned || !viewportRef.current) return;
      const { autoplayDelay, ...swiperOptions } = options;
      const show = (current: Swiper) => setShown(shownSlides(current));
      const change = (current: Swiper) => {
        const { previousRealIndex: left } = current;
        if (left !== undefined) setLeaving((before) => [...before, left]);
        show(current);
      };
      const settle = (current: Swiper) => {
        setLeaving([]);
        show(current);
      };
      const { scrollLeft, firstElementChild } = viewportRef.current;
      const slideWidth = firstElementChild?.firstElementChild?.clientWidth || 1;
      started = new Swiper(viewportRef.current, {
        ...swiperOptions,
        // Where the list was scrolled to.
        initialSlide: Math.round(scrollLeft / slideWidth),
        modules: [Autoplay, EffectFade],
        // Started and stopped below, by more than the pointer.
        autoplay: { enabled: false, delay: autoplayDelay },
        fadeEffect: { crossFade: true },
        watchSlidesProgress: true,
        // `useAfterResize` answers a resize.
        resizeObserver: false,
        updateOnWindowResize: false,
        on: { slideChange: change, update: show, transitionEnd: settle },
      });
      // Swiper moves the list inside it; the place it was scrolled to would come on top.
      viewportRef.current.scrollLeft = 0;
      show(started);
      setSwiper(started);
    }, ignoreMissingChunk);
    return () => {
      abandoned = true;
      // Keeps its properties: effects of the same pass may still hold it, as on a hot reload.
      started?.destroy(false);
      setSwiper(null);
    };
  }, [reached, options]);

  useEffect(() => {
    if (reducedMotion) dispatch('pause');
    if (swiper) swiper.params.speed = reducedMotion ? 0 : options.speed;
  }, [reducedMotion, swiper, options.speed]);

  const playing = status === 'playing' && inView;
  useEffect(() => {
    if (!swiper || !playing) return;
    const followTab = () => (document.hidden ? swiper.autoplay.stop() : swiper.autoplay.start());
    followTab();
    document.addEventListener('visibilitychange', followTab);
    return () => {
      document.removeEventListener('visibilitychange', followTab);
      if (!swiper.destroyed) swiper.autoplay.stop();
    };
  }, [swiper, playing]);

  useEffect(() => {
    if (autoplay.paused) pausedCarousels.add(id);
    else pausedCarousels.delete(id);
  }, [autoplay.paused, id]);

  useAfterResize(useCallback(() => swiper?.update(), [swiper]));

  return {
    /** False until Swiper has taken over from the list that scrolls. */
    ready: swiper !== null,
    /** The slides a visitor sees now, by their place in the content. */
    shown,
    /** The slides on their way out of view. */
    leaving,
    status,
    /** Whether the visitor is about to use it: pointer over it or focus in it. */
    attended: autoplay.hovered || autoplay.focused,
    toggle: () => dispatch('toggle'),
    previous: () => swiper?.slidePrev(),
    next: () => swiper?.slideNext(),
    goTo: (index: number) => swiper?.slideTo(index),
    viewportRef,
    regionProps: {
      ref: regionRef,
      onPointerEnter: (event: React.PointerEvent) => {
        // A finger leaves no pointer behind that could leave again.
        if (event.pointerType !== 'touch') dispatch('pointerEnter');
      },
      onPointerLeave: () => dispatch('pointerLeave'),
      onFocus: () => dispatch('focusIn'),
      onBlur: (event: React.FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch('focusOut');
      },
    },
  };
}

/** A chunk that did not arrive leaves the list that scrolls: whole, without the movement. */
function ignoreMissingChunk(): void {}

export type Carousel = ReturnType<typeof useCarousel>;
