import { type PictureIndex, pictureSources } from '../features/pictures/pictureSources';

/** The addresses of every file that the pages can ask for of a picture. */
export function pictureFiles(name: string, index: PictureIndex): string[] {
  const { wide, tall = '', plain } = pictureSources(name, index);
  const offered = [wide, tall].flatMap((srcSet) => srcSet.split(', '));
  const addresses = offered.map((entry) => entry.split(' ')[0] ?? '').filter(Boolean);
  return [...addresses, plain];
}
