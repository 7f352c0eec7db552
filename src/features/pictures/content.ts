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

// biome-ignore format: a field a line
export const words = {
  pictures: 'Pictures: Pictures are cut to the shape that a page needs, and this says what must not be cut off, or that nothing may.',
  'pictures.pictures': 'Pictures: List only those whose middle is not what matters most, and those that are to be shown whole.',
  'pictures.pictures[].name': 'Picture: Give its folder and name below pictures/ without the ending, such as heroes/plc.',
  'pictures.pictures[].focus': 'Focal point: This point stays in view whatever is cut off, such as a face or a machine.',
  'pictures.pictures[].focus.x': 'From the left: Give it in per cent of the width: 0 is the left edge, 100 the right.',
  'pictures.pictures[].focus.y': 'From the top: Give it in per cent of the height: 0 is the top edge, 100 the bottom.',
  'pictures.pictures[].whole': 'Shown whole: Nothing is cut off, as befits a screenshot: its average colour fills the rest of its place. Slides and the picture behind a heading fill the window all the same.',
};

export type Pictures = NonNullable<z.infer<typeof files.pictures>>;
