import { memo, useEffect, useState } from 'react';
import { home } from '../../content/home';
import { slides } from '../../content/slides';
import type { Slide } from '../../content/types';
import { Column } from '../../ui/Column';
import { classNames } from '../../ui/classNames';
import { Picture, PlainPicture } from '../pictures/Picture';
import { CarouselButtons, CarouselDots, CarouselRegion, CarouselSlides } from './CarouselParts';
import { type Carousel, useCarousel } from './useCarousel';
import type { CarouselOptions } from './useSwiper';

/** Specification, section 9. Going from the last slide to the first is a fade like any other. */
const options: CarouselOptions = {
  effect: 'fade',
  rewind: true,
  slidesPerView: 1,
  speed: 500,
  autoplayDelay: 4000,
};

/**
 * Specification, section 9: 60% of the viewport. The region has it as well as the slides, so that
 * its controls do not move while the slides are still on their way.
 */
const heroHeight = 'min-h-[60vh] supports-[height:1svh]:min-h-[60svh]';

/** The next picture is loaded this long before its slide is shown. In ms. */
const loadLead = 1000;

/**
 * The full-width fading carousel of the home page. Only the first picture loads with the page, each
 * other one when its slide is about to be shown.
 */
export function HeroCarousel() {
  const carousel = useCarousel('hero', options);
  const loaded = useLoadedPictures(carousel);
  return (
    <CarouselRegion
      carousel={carousel}
      label={home.heroLabel}
      className={classNames('relative bg-navy-950', heroHeight)}
    >
      <CarouselSlides
        carousel={carousel}
        label={home.heroLabel}
        className="hero"
        slideClassName={classNames(
          'flex items-center inert:not-data-leaving:invisible portrait:items-end',
          heroHeight,
        )}
        slides={slides.map((slide, index) => ({
          id: slide.id,
          content: <HeroSlide slide={slide} first={index === 0} loaded={loaded.includes(index)} />,
        }))}
      />
      {/* After the slide: whoever reads would have to pass ten buttons to get to it. */}
      <div className="absolute inset-x-0 bottom-0 z-10">
        <Column className="flex flex-wrap items-center justify-between gap-x-4 pb-3 sm:pb-6">
          <CarouselButtons carousel={carousel} surface="dark" />
          <div className="-mx-4">
            <CarouselDots carousel={carousel} names={slides.map(({ text }) => text)} />
          </div>
        </Column>
      </div>
    </CarouselRegion>
  );
}

type HeroSlideProps = { slide: Slide; first: boolean; loaded: boolean };

/** Rendered again for its picture only, not for every state of the carousel. */
const HeroSlide = memo(function HeroSlide({ slide, first, loaded }: HeroSlideProps) {
  const picture = {
    name: slide.img,
    alt: '',
    // On phones a little less than the real width: the difference is not visible at arm's length.
    sizes: '(max-aspect-ratio: 1/1) 90vw, 100vw',
    imgClassName: 'absolute inset-0 size-full object-cover object-right',
  };
  return (
    <>
      {!first && (
        <noscript>
          <PlainPicture {...picture} />
        </noscript>
      )}
      {(first || loaded) && <Picture {...picture} priority={first} />}
      <div aria-hidden="true" className="hero-scrim absolute inset-0" />
      <Column className="relative w-full pt-8 pb-28 sm:pb-24 short:pt-4 short:pb-16">
        <p className="max-w-[7.6em] text-display font-extrabold tracking-tight text-balance text-white portrait:max-w-[8em] short:max-w-[11.5em] short:text-2xl">
          {slide.text}
        </p>
      </Column>
    </>
  );
});

/** The slides whose pictures are loaded: those that were shown and those about to be. */
function useLoadedPictures({
  ready,
  visible,
  status,
  hoveredOrFocused,
}: Carousel): readonly number[] {
  const [loaded, setLoaded] = useState<readonly number[]>([]);
  const current = visible[0];

  useEffect(() => {
    if (!ready || current === undefined) return;
    const loadPictures = (...indices: number[]) =>
      setLoaded((before) => [...new Set([...before, ...indices])]);
    const next = (current + 1) % slides.length;
    const previous = (current + slides.length - 1) % slides.length;
    loadPictures(current);
    if (hoveredOrFocused) loadPictures(previous, next);
    if (status !== 'playing') return;
    const timer = window.setTimeout(() => loadPictures(next), options.autoplayDelay - loadLead);
    return () => window.clearTimeout(timer);
  }, [ready, current, status, hoveredOrFocused]);

  return loaded;
}
