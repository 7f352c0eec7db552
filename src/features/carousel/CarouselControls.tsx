import text from '#content/labels/carousel';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import type { Carousel } from './useCarousel';

type CarouselControlsProps = {
  carousel: Carousel;
  /** A button for each slide: what it is called, and in short if that is to be seen. */
  slides?: readonly { text: string; name?: string | undefined }[];
};

/** As many as fit in a window of 320 px, each 24 px wide (WCAG 2.5.8). */
const mostOnPhones = 7;

/** More names than these have no room, and their numbers are shown. */
const mostNames = 9;

/** One row: pause or play first (W3C carousel pattern); visible once Swiper has started. */
export function CarouselControls({ carousel, slides }: CarouselControlsProps) {
  const { ready, visible, toggle, previous, next, goTo } = carousel;
  const paused = carousel.status === 'paused';
  const named = slides?.every(({ name }) => name) && slides.length <= mostNames;
  return (
    <div
      data-print="none"
      className={classNames(slides ? 'hero-names ground-navy' : 'flex', !ready && 'invisible')}
    >
      <button
        type="button"
        aria-label={paused ? text.play : text.pause}
        onClick={toggle}
        className="carousel-button"
      >
        <Icon name={paused ? 'play' : 'pause'} className="size-[22px]" />
      </button>
      <button
        type="button"
        aria-label={text.previous}
        onClick={previous}
        className="carousel-button"
      >
        <Icon name="previous" className="size-[22px] rtl:-scale-x-100" />
      </button>
      {slides && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div
          role="group"
          aria-label={text.picker}
          className={classNames(slides.length > mostOnPhones && 'max-sm:invisible')}
        >
          {slides.map(({ text: words, name }, index) => (
            <button
              key={words}
              type="button"
              aria-label={`${text.slide} ${index + 1}: ${name ?? words}`}
              // The current slide's button stays in the tab order (W3C carousel pattern).
              aria-current={visible.includes(index) ? 'true' : undefined}
              aria-disabled={visible.includes(index) || undefined}
              onClick={() => goTo(index)}
              className="dot"
            >
              {named && <span>{name}</span>}
              <i>{index + 1}</i>
            </button>
          ))}
        </div>
      )}
      <button type="button" aria-label={text.next} onClick={next} className="carousel-button">
        <Icon name="next" className="size-[22px] rtl:-scale-x-100" />
      </button>
    </div>
  );
}
