import text from '#content/labels/carousel';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import { untilFound } from '../../ui/untilFound';
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

/** The button of a slide: as wide as a finger where there is room, and at least 24 px (2.5.8). */
const dot = classNames(
  'dot group/dot relative grid min-w-[24px] flex-1 cursor-pointer place-items-center text-data',
  'leading-[1.15] text-soft hover:text-fg wide:text-note wide:leading-[1.15]',
  'aria-[current=true]:font-strong aria-[current=true]:text-fg',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-1 aria-[current=true]:after:bg-fg',
);

/**
 * Under 1200 px of the page only the name of the slide that is shown has room, and the others have
 * their numbers; on the narrowest phones it has a number too.
 */
const namedDot =
  'aria-[current=true]:flex-[4_1_auto] aria-[current=true]:px-2 wide:flex-auto! wide:px-2.5';

const slideName = classNames(
  'hidden max-h-[3.45em] overflow-hidden text-balance',
  'min-[22.4rem]:group-aria-[current=true]/dot:block wide:block',
);

const slideNumber = 'min-[22.4rem]:group-aria-[current=true]/dot:hidden wide:hidden';

/** One row: pause or play first (W3C carousel pattern); visible once Swiper has started. */
export function CarouselControls({ carousel, slides }: CarouselControlsProps) {
  const { ready, visible, toggle, previous, next, goTo } = carousel;
  const show = (index: number) => (element: Element) => {
    goTo(index);
    element.closest('section')?.scrollIntoView({ block: 'nearest' });
  };
  const paused = carousel.status === 'paused';
  const button = classNames(
    'grid cursor-pointer place-items-center hover:bg-fg hover:text-ground',
    // Squares that share their edges; beside the names of the slides as high as their row.
    slides ? 'w-[44px] flex-none' : 'size-[48px] border border-current not-first:-ms-px',
  );
  const named = slides?.every(({ name }) => name) && slides.length <= mostNames;
  return (
    <div
      data-print="none"
      className={classNames(
        'flex',
        slides && 'ground-navy z-2 col-[1] row-[4] h-[64px] noscript:hidden',
        slides && 'wide:px-[calc(var(--page-side)-14px)]',
        !ready && 'invisible',
      )}
    >
      <button
        type="button"
        aria-label={paused ? text.play : text.pause}
        onClick={toggle}
        className={button}
      >
        <Icon name={paused ? 'play' : 'pause'} className="size-[22px]" />
      </button>
      <button type="button" aria-label={text.previous} onClick={previous} className={button}>
        <Icon name="previous" className="size-[22px] rtl:-scale-x-100" />
      </button>
      {slides && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div
          role="group"
          aria-label={text.picker}
          className={classNames(
            'flex min-w-0 flex-1 justify-around',
            slides.length > mostOnPhones && 'max-sm:invisible max-sm:overflow-clip',
          )}
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
              className={classNames(dot, named && namedDot)}
            >
              {named && <span className={slideName}>{name}</span>}
              <span className={named ? slideNumber : undefined}>{index + 1}</span>
              {/* Of a slide that is not shown, which is inert, find-in-page finds nothing. */}
              {ready && !visible.includes(index) && (
                <span ref={untilFound(show(index))} className="sr-only">
                  {words}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
      <button type="button" aria-label={text.next} onClick={next} className={button}>
        <Icon name="next" className="size-[22px] rtl:-scale-x-100" />
      </button>
    </div>
  );
}
