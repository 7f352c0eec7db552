import type { SiteBrand } from '../../content/schema/brand';

const ground = {
  page: '#ffffff',
  band: '#eeeeee',
  surface: '#ffffff',
  heading: '#000000',
  text: '#000000',
  edge: '#666666',
  danger: '#000000',
  success: '#000000',
};

const black = { dark950: '#000000', dark900: '#000000', dark800: '#000000', dark700: '#333333' };

/** Black on white: what `npm start` shows until `brand/brand.json` is right. No company's colours. */
export const plainBrand: SiteBrand = {
  colours: {
    ...ground,
    ...black,
    accent: '#dddddd',
    accentBright: '#ffffff',
    onDark: '#ffffff',
    plain: '#ffffff',
  },
  darkScheme: { ...ground, dark900: '#000000', dark800: '#000000' },
  moreContrast: { text: '#000000', onDark: '#ffffff' },
  drawing: {
    running: '#ffffff',
    backedUp: '#ffffff',
    starved: '#ffffff',
    data: '#ffffff',
    lampRunning: '#ffffff',
    lampWaiting: '#ffffff',
    lampStopped: '#ffffff',
  },
};
