import type { Partner } from './types';

/** The client companies of the home page, invented like their marks in `static/partners/`. */
export const partners: Partner[] = [
  {
    id: 'tussock-dairy',
    imgSrc: '/partners/tussock-dairy.svg',
    title: 'Tussock Dairy Co',
  },
  {
    id: 'harbour-brewing',
    imgSrc: '/partners/harbour-brewing.svg',
    title: 'Harbour Brewing',
  },
  {
    id: 'stonefield-wines',
    imgSrc: '/partners/stonefield-wines.svg',
    title: 'Stonefield Wines',
  },
  {
    id: 'clearwell-bottling',
    imgSrc: '/partners/clearwell-bottling.svg',
    title: 'Clearwell Bottling',
  },
  {
    id: 'highcountry-meats',
    imgSrc: '/partners/highcountry-meats.svg',
    title: 'High Country Meats',
  },
  {
    id: 'rimu-ridge-timber',
    imgSrc: '/partners/rimu-ridge-timber.svg',
    title: 'Rimu Ridge Timber',
  },
  {
    id: 'three-rivers-water',
    imgSrc: '/partners/three-rivers-water.svg',
    title: 'Three Rivers Water',
  },
  {
    id: 'sunpatch-fruit',
    imgSrc: '/partners/sunpatch-fruit.svg',
    title: 'Sunpatch Fruit Packers',
  },
  {
    id: 'millstone-bakery',
    imgSrc: '/partners/millstone-bakery.svg',
    title: 'Millstone Bakery',
  },
  {
    id: 'kahurangi-pharma',
    imgSrc: '/partners/kahurangi-pharma.svg',
    title: 'Kahurangi Pharma',
  },
];
