import text from '#content/labels/carousel';
import { ControlButton, type ControlSurface } from '../../ui/ControlButton';
import { classNames } from '../../ui/classNames';
import type { Carousel } from './useCarousel';

type CarouselControlsProps = {
  carousel: Carousel;
  surface: ControlSurface;
  /** A dot for each slide, by name; without names there are none. */
  names?: string[];
};

/** As many as fit in a window of 320 px, each 24 px wide (WCAG 2.5.8). */
const mostDotsOnPhones = 7;

/** One row: pause or play first (W3C carousel pattern); visible once Swiper has started. */
export function CarouselControls({ carousel, surface, names }: CarouselControlsProps) {
  const { ready, visible, toggle, previous, next, goTo } = carousel;
  const paused = carousel.status === 'paused';
  return (
    <div
      data-print="none"
      className={classNames(
        'flex items-center',
        // Seven dots between the buttons fit on the narrowest phone, just beyond the page's column.
        names
          ? 'mx-[min(0px,(100vw-340px)/2)] gap-[clamp(0px,(100vw-340px)/3,8px)]'
          : 'flex-wrap gap-2',
        !ready && 'invisible',
      )}
    >
      <ControlButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? text.play : text.pause}
        surface={surface}
        onClick={toggle}
      />
      <ControlButton icon="previous" label={text.previous} surface={surface} onClick={previous} />
      {names && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div
          role="group"
          aria-label={text.picker}
          className={classNames('flex min-w-0', names.length > mostDotsOnPhones && 'max-sm:hidden')}
        >
          {names.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-label={`${text.slide} ${index + 1}: ${name}`}
              // The current slide's dot stays in the tab order (W3C carousel pattern).
              aria-current={visible.includes(index) ? 'true' : undefined}
              aria-disabled={visible.includes(index) || undefined}
              onClick={() => goTo(index)}
              className="dot"
            >
              {/* A pseudo-element fades in as the current dot's bar: that needs no new layout. */}
              <span />
            </button>
          ))}
        </div>
      )}
      <ControlButton icon="next" label={text.next} surface={surface} onClick={next} />
    </div>
  );
}
