import { z } from 'zod';
import { flag, formed, list, object, pictureName } from '../../content/schema/fields';

const share = () => z.number().min(0).max(100);

export const files = {
  pictures: object({
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
  }).optional(),
};

export { default as words } from './fieldWords.en.json';

export type Pictures = NonNullable<z.infer<typeof files.pictures>>;
