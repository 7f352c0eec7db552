import { type PictureIndex, pictureSources } from '../features/pictures/pictureSources';

/** The addresses of every file that the pages can ask for of a picture. */
export function pictureFiles(name: string, index: PictureIndex): string[] {
  const { wide, tall } = pictureSources(name, index);
  const srcSets = [...Object.values(wide), ...Object.values(tall ?? {})];
  return srcSets.flatMap((srcSet) => srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? ''));
}
