import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carouselText } from '../../../src/content/carousel';
import { home } from '../../../src/content/home';
import { partners } from '../../../src/content/partners';
import { slides } from '../../../src/content/slides';
import { HeroCarousel } from '../../../src/features/carousel/HeroCarousel';
import { PartnerCarousel } from '../../../src/features/carousel/PartnerCarousel';
import { matchMediaQuery } from '../../support/jsdom';

const text = carouselText;

const carousels = [
  { name: home.heroLabel, Carousel: HeroCarousel, count: slides.length },
  { name: home.partnersTitle, Carousel: PartnerCarousel, count: partners.length },
];

describe.each(carousels)('the carousel "$name"', ({ name, Carousel, count }) => {
  const region = () => screen.getByRole('region', { name });
  const live = () => region().querySelector('[aria-live]');
  const button = (label: string) => within(region()).findByRole('button', { name: label });

  it('is a region described as a carousel, its slides groups described as slides', async () => {
    render(<Carousel />);
    await button(text.pause);
    expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
    const groups = region().querySelectorAll('[aria-roledescription=slide][role=group]');
    expect(groups).toHaveLength(count);
    expect(groups[0]).toHaveAttribute('aria-label', `1 of ${count}`);
  });

  it('plays at first, and is not read out while it does', async () => {
    render(<Carousel />);
    await button(text.pause);
    expect(region()).toHaveAttribute('data-autoplay', 'playing');
    expect(live()).toHaveAttribute('aria-live', 'off');
  });

  it('is suspended while focus is in it, and resumes afterwards', async () => {
    render(<Carousel />);
    const next = await button(text.next);
    act(() => next.focus());
    expect(region()).toHaveAttribute('data-autoplay', 'focused');
    expect(live()).toHaveAttribute('aria-live', 'polite');
    act(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    expect(region()).toHaveAttribute('data-autoplay', 'playing');
  });

  it('is suspended while the pointer is over it, and resumes afterwards', async () => {
    render(<Carousel />);
    const user = userEvent.setup();
    await user.hover(region());
    expect(region()).toHaveAttribute('data-autoplay', 'hovered');
    await user.unhover(region());
    expect(region()).toHaveAttribute('data-autoplay', 'playing');
  });

  it('is paused by its button, the first of its tab stops, until it is pressed again', async () => {
    render(<Carousel />);
    const user = userEvent.setup();
    await user.click(await button(text.pause));
    expect(region()).toHaveAttribute('data-autoplay', 'paused');
    await user.click(await button(text.play));
    expect(region()).toHaveAttribute('data-autoplay', 'playing');
  });

  it('starts paused where reduced motion is asked for', async () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    render(<Carousel />);
    await button(text.play);
    expect(region()).toHaveAttribute('data-autoplay', 'paused');
  });
});
