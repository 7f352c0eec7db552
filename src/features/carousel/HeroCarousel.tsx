import { memo, useEffect, useState } from 'react';
import { home } from '../../content/home';
import { slides } from '../../content/slides';
import type { Slide } from '../../content/types';
import { Column } from '../../ui/Column';
import { classNames } from '../../ui/classNames';
import { Picture, PlainPicture } from '../pictures/Picture';
import { CarouselButtons, CarouselDots, CarouselRegion, CarouselSlides } from './CarouselParts';
import { type Carousel, type CarouselOptions, useCarousel } from './useCarousel';

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

/** The next picture is fetched this long before it is shown. In ms. */
const fetchLead = 1000;

/**
 * The full-width fading carousel of the home page. Only the first picture loads with the page; each
 * other one is fetched when it is about to be shown.
 */
export function HeroCarousel() {
  const carousel = useCarousel('hero', options);
  const fetched = useFetchedPictures(carousel);
  return (
    <CarouselRegion
      carousel={carousel}
      label={home.heroLabel}
      className={classNames('relative bg-navy-950', heroHeight)}
    >
      <div className="absolute inset-x-0 bottom-0 z-10">
        <Column className="flex flex-wrap items-center justify-between gap-x-4 pb-3 sm:pb-6">
          <CarouselButtons carousel={carousel} surface="dark" />
          <div className="-mx-4">
            <CarouselDots carousel={carousel} names={slides.map(({ text }) => text)} />
          </div>
        </Column>
      </div>
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
          content: (
            <HeroSlide slide={slide} first={index === 0} fetched={fetched.includes(index)} />
          ),
        }))}
      />
    </CarouselRegion>
  );
}

type HeroSlideProps = { slide: Slide; first: boolean; fetched: boolean };

/** Rendered again for its picture only, not for every state of the carousel. */
const HeroSlide = memo(function HeroSlide({ slide, first, fetched }: HeroSlideProps) {
  const picture = {
    name: slide.img,
    alt: '',
    // A little less than it is: at arm's length nobody sees the difference on a phone.
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
      {(first || fetched) && <Picture {...picture} priority={first} />}
      <div aria-hidden="true" className="hero-scrim absolute inset-0" />
      <Column className="relative w-full pt-8 pb-28 sm:pb-24 short:pt-4 short:pb-16">
        <p className="max-w-[7.6em] text-display font-extrabold tracking-tight text-balance text-white portrait:max-w-[8em] short:max-w-[11.5em] short:text-2xl">
          {slide.text}
        </p>
      </Column>
    </>
  );
});

/** The slides whose pictures are fetched: those that were shown and those about to be. */
function useFetchedPictures({ ready, shown, status, attended }: Carousel): readonly number[] {
  const [fetched, setFetched] = useState<readonly number[]>([]);
  const current = shown[0];

  useEffect(() => {
    if (!ready || current === undefined) return;
    const fetchPictures = (...indices: number[]) =>
      setFetched((before) => [...new Set([...before, ...indices])]);
    const next = (current + 1) % slides.length;
    const previous = (current + slides.length - 1) % slides.length;
    fetchPictures(current);
    if (attended) fetchPictures(previous, next);
    if (status !== 'playing') return;
    const timer = window.setTimeout(() => fetchPictures(next), options.autoplayDelay - fetchLead);
    return () => window.clearTimeout(timer);
  }, [ready, current, status, attended]);

  return fetched;
}
