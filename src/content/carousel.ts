/** The names of the controls of both carousels. */
export const carouselText = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause automatic slides',
  play: 'Play automatic slides',
  picker: 'Choose slide',
  slide: 'Slide',
  of: 'of',
};
