import type { PictureModules } from '../../content/modules';
import { photoKinds } from '../../features/pictures/pictureKinds';
import { markAddress, pictureSources } from '../../features/pictures/pictureSources';

/** The address of a picture's file as it is published; undefined where no page shows it. */
export function publishedUrl(
  file: string,
  { pictures, marks }: PictureModules,
): string | undefined {
  const name = file.replace(/^pictures\//, '').replace(/\.\w+$/, '');
  const mark = marks[name];
  if (mark) return markAddress(name, mark);
  const kind = photoKinds.find((own) => pictures[own]?.[name]);
  return kind && pictureSources(name, kind, pictures).plain;
}
