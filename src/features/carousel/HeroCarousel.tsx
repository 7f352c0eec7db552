import { memo, useEffect, useState } from 'react';
import content from '#content/slides';
import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import { isDrawing, Picture, PlainPicture } from '../pictures/Picture';
import { heroSizes } from '../pictures/pictureKinds';
import { CarouselControls } from './CarouselControls';
import { CarouselSlides } from './CarouselSlides';
import type { Slide } from './content';
import { type Carousel, useCarousel } from './useCarousel';
import type { CarouselOptions } from './useSwiper';

const { label, slides } = content;

/** Going from the last slide to the first is a fade like any other. Times are in ms. */
const options: CarouselOptions = { effect: 'fade', rewind: true, autoplayDelay: 4000 };

/** A drawing stands beside the words, but on phones above them. */
const drawingSizes = '(min-width: 700px) 54vw, 100vw';

/** The next picture is loaded this long before its slide is shown. In ms. */
const loadLead = 1000;

/** One ground for all of them: a photograph's words stand on navy, and fades keep their contrast. */
const isDark = slides.some(({ img }) => img && !isDrawing(img));

/** The top of the home page: a carousel or a single slide, and over every slide the links. */
export function HeroCarousel({ children }: { children: React.ReactNode }) {
  const [only] = slides;
  return (
    <div className={classNames('hero-stage', isDark ? 'ground-navy' : 'ground-white')}>
      <div className="column hero-links">{children}</div>
      {only && slides.length === 1 ? (
        <section aria-label={label}>
          <div className="hero">
            <div className="hero-slide">
              <HeroSlide slide={only} first loaded />
            </div>
          </div>
        </section>
      ) : (
        <FadingSlides />
      )}
    </div>
  );
}

/** The carousel. Only the first picture loads with the page, others shortly before their slides. */
function FadingSlides() {
  const carousel = useCarousel('hero', options);
  const loaded = useLoadedPictures(carousel);
  return (
    <section {...carousel.regionProps} aria-label={label}>
      <CarouselSlides
        carousel={carousel}
        label={label}
        className="hero"
        slideClassName="hero-slide inert:invisible"
        slides={slides.map((slide, index) => ({
          id: slide.id,
          content: <HeroSlide slide={slide} first={index === 0} loaded={loaded.includes(index)} />,
        }))}
      />
      {/* After the slide: before it, a screen reader would read ten buttons first. */}
      <CarouselControls carousel={carousel} slides={slides} />
    </section>
  );
}

type HeroSlideProps = { slide: Slide; first: boolean; loaded: boolean };

/** A memo: rendered again for its picture only, not for every state of the carousel. */
const HeroSlide = memo(function HeroSlide({ slide, first, loaded }: HeroSlideProps) {
  const { img, text, caption } = slide;
  const picture = img && {
    name: img,
    kind: 'hero' as const,
    alt: '',
    sizes: isDrawing(img) ? drawingSizes : heroSizes,
    ...(isDark && { ground: 'dark' as const }),
  };
  return (
    <>
      {picture && (
        <span className={classNames('hero-picture', !isDrawing(picture.name) && 'hero-photo')}>
          {!first && (
            <noscript>
              <PlainPicture {...picture} />
            </noscript>
          )}
          {(first || loaded) && <Picture {...picture} priority={first} />}
        </span>
      )}
      <div className="hero-words">
        <p className={classNames('in-display hero-headline', lettersOf(text))}>{text}</p>
        {caption && (
          <p data-print="none" className="hero-caption text-data text-soft">
            {caption}
          </p>
        )}
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
