import { z } from 'zod';
import { flag, formed, list, object, pictureName } from './fields';

const share = () => z.number().min(0).max(100);

/** `content/pictures.json`. */
export const picturesSchema = object({
  pictures: list(
    object({
      name: formed(
        pictureName,
        'has to be a path below pictures/ without its extension, such as heroes/plc',
      ),
      focus: object({
        x: share(),
        y: share(),
      }).exactOptional(),
      whole: flag().exactOptional(),
    }),
    { unique: ['name'] },
  ),
});

export type Pictures = z.infer<typeof picturesSchema>;
