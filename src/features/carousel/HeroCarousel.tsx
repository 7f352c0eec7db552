import { memo, useEffect, useState } from 'react';
import content from '#content/slides';
import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import { unbroken } from '../../ui/unbroken';
import { OutwardLink } from '../navigation/OutwardLink';
import { isDrawing, Picture } from '../pictures/Picture';
import { CarouselControls } from './CarouselControls';
import { CarouselSlides } from './CarouselSlides';
import type { Slide } from './content';
import { type Carousel, type CarouselOptions, useCarousel } from './useCarousel';

const { label, slides } = content;

/** Going from the last slide to the first is a fade like any other. Times are in ms. */
const options: CarouselOptions = { effect: 'fade', rewind: true, autoplayDelay: 4000 };

/** A picture stands beside the words, but on phones above them. */
const sizes = '(min-width: 700px) 66vw, 100vw';

/** The next picture is loaded this long before its slide is shown. In ms. */
const loadLead = 1000;

/** One ground for all: a photograph's words stand on navy, and fades keep their contrast. */
const isDark = slides.some(({ img }) => img && !isDrawing(img));

/** The top of the home page: a carousel or a single slide, and over every slide the links. */
export function HeroCarousel({ children }: { children: React.ReactNode }) {
  const [only] = slides;
  return (
    <div
      className={classNames(
        'hero-stage relative @container min-h-[calc(clamp(440px,60svh,900px)+64px)]',
        isDark ? 'ground-navy' : 'ground-white',
        // The names have their room before their HTML has arrived.
        slides.length > 1 ? '[--names:64px] noscript:[--names:0px]' : '[--names:0px]',
      )}
    >
      <div className={classNames('hero-links column', links)}>{children}</div>
      {only && slides.length === 1 ? (
        <section aria-label={label}>
          <div className="hero">
            <div className="hero-slide relative isolate">
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
        slideClassName="hero-slide isolate inert:invisible"
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

const links = classNames(
  'relative z-2 col-[1] row-[3] flex flex-wrap items-center gap-x-5 gap-y-1 justify-self-start',
  'pb-[18px] tablet:gap-x-8 tablet:pb-[36px]',
);

/** Without a picture they have most of the width. */
const words = classNames(
  'col-[1] row-[2] flex flex-col gap-2.5 px-(--page-side) pt-[8px] pb-[14px]',
  'tablet:row-[1/3] tablet:w-[46%] tablet:self-center tablet:py-[24px] tablet:pe-0',
  'tablet:first:w-[80%]',
);

/** In narrow windows it stands between the drawing and the words. */
const note = '-order-1 text-data text-soft desk:absolute desk:start-[46%] desk:bottom-[14px]';

/** A photograph ends in the ground on which the words stand. */
const photo = classNames(
  'tablet:ms-[34%] after:absolute after:inset-0 after:from-ground rtl:after:-scale-x-100',
  'after:bg-linear-to-t after:to-transparent after:to-40%',
  'tablet:after:bg-linear-to-r tablet:after:from-18% tablet:after:to-62%',
);

type HeroSlideProps = { slide: Slide; first: boolean; loaded: boolean };

/** A memo: rendered again for its picture only, not for every state of the carousel. */
const HeroSlide = memo(function HeroSlide({ slide, first, loaded }: HeroSlideProps) {
  const { img, text, caption, href } = slide;
  const headline = unbroken(text);
  const picture = img && {
    name: img,
    kind: 'hero' as const,
    alt: '',
    sizes,
    ...(isDark && { ground: 'dark' as const }),
    imgClassName: 'absolute inset-0 size-full object-cover object-[70%_50%] rtl:object-[30%_50%]',
  };
  return (
    <>
      {picture && (
        // It adds nothing to the height, so that a slow one moves nothing.
        <span
          className={classNames(
            'relative -z-1 col-[1] row-[1] tablet:row-[1/4]',
            isDrawing(picture.name)
              ? 'mx-(--page-side) mt-[12px] mb-[8px] tablet:my-[1.25%] tablet:ms-[46%] tablet:me-0'
              : photo,
          )}
        >
          {!first && (
            <noscript>
              <Picture {...picture} lazy />
            </noscript>
          )}
          {(first || loaded) && <Picture {...picture} priority={first} />}
        </span>
      )}
      <div className={words}>
        <p className={classNames('hero-headline', lettersOf(text))}>
          {href ? (
            <OutwardLink href={href} className="underline decoration-[0.05em]">
              {headline}
            </OutwardLink>
          ) : (
            headline
          )}
        </p>
        {caption && (
          <p data-print="none" className={note}>
            <i className="me-2 inline-block size-[14px] bg-accent align-[-2px]" />
            {unbroken(caption)}
          </p>
        )}
      </div>
    </>
  );
});

/** The slides whose pictures are loaded: those that have been shown and those about to be. */
function useLoadedPictures(carousel: Carousel): readonly number[] {
  const { visible, status } = carousel;
  const [loaded, setLoaded] = useState<readonly number[]>([]);
  const [current] = visible;

  useEffect(() => {
    if (current === undefined) return;
    const load = (index: number) => setLoaded((before) => [...new Set([...before, index])]);
    load(current);
    if (status !== 'playing') return;
    const next = (current + 1) % slides.length;
    const timer = window.setTimeout(load, options.autoplayDelay - loadLead, next);
    return () => window.clearTimeout(timer);
  }, [current, status]);

  return loaded;
}
