import { memo, useEffect, useState } from 'react';
import content from '#content/slides';
import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import { Picture, PlainPicture } from '../pictures/Picture';
import { heroSizes } from '../pictures/pictureKinds';
import { CarouselControls } from './CarouselControls';
import { CarouselSlides } from './CarouselSlides';
import type { Slide } from './content';
import { type Carousel, useCarousel } from './useCarousel';
import type { CarouselOptions } from './useSwiper';

const { label, slides } = content;

/** Going from the last slide to the first is a fade like any other. Times are in ms. */
const options: CarouselOptions = { effect: 'fade', rewind: true, autoplayDelay: 4000 };

/** The next picture is loaded this long before its slide is shown. In ms. */
const loadLead = 1000;

/** The pictures at the top of the home page: a carousel, or a single picture. */
export function HeroCarousel() {
  const [only] = slides;
  if (!only || slides.length > 1) return <FadingSlides />;
  return (
    <section aria-label={label} className="relative bg-dark-950">
      <div className="hero">
        <HeroSlide slide={only} first loaded />
      </div>
    </section>
  );
}

/** The carousel. Only the first picture loads with the page, others shortly before their slides. */
function FadingSlides() {
  const carousel = useCarousel('hero', options);
  const loaded = useLoadedPictures(carousel);
  return (
    <section {...carousel.regionProps} aria-label={label} className="relative bg-dark-950">
      <CarouselSlides
        carousel={carousel}
        label={label}
        className="hero"
        slideClassName="inert:invisible"
        slides={slides.map((slide, index) => ({
          id: slide.id,
          content: <HeroSlide slide={slide} first={index === 0} loaded={loaded.includes(index)} />,
        }))}
      />
      {/* After the slide: before it, a screen reader would read ten buttons first. */}
      <div className="absolute inset-x-0 bottom-0 z-10">
        <div className="column pb-2 sm:pb-4 lg:flex lg:justify-end">
          <CarouselControls
            carousel={carousel}
            surface="dark"
            names={slides.map(({ text }) => text)}
          />
        </div>
      </div>
    </section>
  );
}

type HeroSlideProps = { slide: Slide; first: boolean; loaded: boolean };

/** A memo: rendered again for its picture only, not for every state of the carousel. */
const HeroSlide = memo(function HeroSlide({ slide, first, loaded }: HeroSlideProps) {
  const picture = slide.img && {
    name: slide.img,
    kind: 'hero' as const,
    alt: '',
    sizes: heroSizes,
    imgClassName: 'absolute inset-0 size-full object-cover object-right',
  };
  return (
    <>
      {picture && !first && (
        <noscript>
          <PlainPicture {...picture} />
        </noscript>
      )}
      {picture && (first || loaded) && <Picture {...picture} priority={first} />}
      <div
        aria-hidden="true"
        className={classNames('absolute inset-0', picture ? 'hero-scrim' : 'bg-dark-900')}
      />
      <div className="column hero-headline relative w-full">
        <p className={classNames('font-strong text-balance text-white', lettersOf(slide.text))}>
          {slide.text}
        </p>
      </div>
    </>
  );
});

/** The slides whose pictures are loaded: those that have been shown and those about to be. */
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
    const load = (by: number) =>
      setLoaded((before) => [
        ...new Set([...before, (current + by + slides.length) % slides.length]),
      ]);
    load(0);
    for (const by of hoveredOrFocused ? [-1, 1] : []) load(by);
    if (status !== 'playing') return;
    const timer = window.setTimeout(load, options.autoplayDelay - loadLead, 1);
    return () => window.clearTimeout(timer);
  }, [ready, current, status, hoveredOrFocused]);

  return loaded;
}
