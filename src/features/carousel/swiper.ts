/** The parts of Swiper the carousels use, in one chunk that loads when the first one is near. */
export { Swiper } from 'swiper';
export { EffectFade } from 'swiper/modules';
