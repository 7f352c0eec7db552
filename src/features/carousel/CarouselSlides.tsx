import { useState } from 'react';
import text from '#content/labels/carousel';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { useEarlyInput } from '../loading/earlyInput';
import type { Carousel } from './useCarousel';

type CarouselSlidesProps = {
  carousel: Carousel;
  label: string;
  className?: string;
  slideClassName: string;
  slides: { id: string; content: React.ReactNode }[];
};

/**
 * The slides. Those out of view are inert once Swiper moves them; until then the list scrolls
 * sideways, and is a tab stop so that the arrow keys can scroll it (WCAG 2.1.1).
 */
export function CarouselSlides(props: CarouselSlidesProps) {
  const { carousel, label, className, slideClassName, slides } = props;
  const { ready, visible, status, viewportRef } = carousel;

  // The list stops being a tab stop when Swiper takes over, but not while it has focus.
  const [focused, setFocused] = useState(false);
  useEarlyInput(() => setFocused(document.activeElement === viewportRef.current));
  const scrollable = { tabIndex: ready ? -1 : 0, role: 'group', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role whenever it can be focused
    <div
      ref={viewportRef}
      className={classNames('swiper', className)}
      onFocus={() => setFocused(!ready)}
      onBlur={() => setFocused(false)}
      {...(ready && !focused ? {} : scrollable)}
    >
      <div className="swiper-wrapper" aria-live={status === 'playing' ? 'off' : 'polite'}>
        {slides.map(({ id, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div
            key={id}
            role="group"
            aria-roledescription={text.slideKind}
            aria-label={fill(text.position, { number: index + 1, count: slides.length })}
            data-slide={index}
            inert={ready && !visible.includes(index)}
            className={classNames('swiper-slide', slideClassName)}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
