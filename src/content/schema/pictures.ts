import { z } from 'zod';
import { fields, flag, formed, list, object, pictureName } from './fields';

const share = (label: string, hint: string) =>
  z.number().min(0).max(100).register(fields, { label, hint });

/** `content/pictures.json`. */
export const picturesSchema = object(
  'Pictures',
  'Pictures are cut to the shape that a page needs, and this says what must not be cut off, or that nothing may.',
  {
    pictures: list(
      'Pictures',
      'List only those whose middle is not what matters most, and those that are to be shown whole.',
      object('Picture', 'Each entry is for one file, wherever it is shown.', {
        name: formed(
          'Picture',
          'Give its folder and name below pictures/ without the ending, such as heroes/plc.',
          pictureName,
          'has to be a path below pictures/ without its extension, such as heroes/plc',
        ),
        focus: object(
          'Focal point',
          'This point stays in view whatever is cut off, such as a face or a machine.',
          {
            x: share(
              'From the left',
              'Give it in per cent of the width: 0 is the left edge, 100 the right.',
            ),
            y: share(
              'From the top',
              'Give it in per cent of the height: 0 is the top edge, 100 the bottom.',
            ),
          },
        ).exactOptional(),
        whole: flag(
          'Shown whole',
          'Nothing is cut off, as befits a screenshot: its average colour fills the rest of its place. Slides and the picture behind a heading fill the window all the same.',
        ).exactOptional(),
      }),
      { unique: ['name'] },
    ),
  },
);

export type Pictures = z.infer<typeof picturesSchema>;
