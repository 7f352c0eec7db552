import { z } from 'zod';
import { fields, list, object } from './fields';

const share = (label: string, hint: string) =>
  z
    .number()
    .min(0, 'has to be from 0 to 100')
    .max(100, 'has to be from 0 to 100')
    .register(fields, { label, hint });

/** `content/pictures.json`. */
export const picturesSchema = object(
  'Pictures',
  'How pictures are cut where their shape is another one.',
  {
    pictures: list(
      'Pictures',
      '',
      object('Picture', '', {
        name: z
          .string()
          .regex(
            /^[^./][^.]*$/,
            'has to be a path below pictures/ without its extension, such as heroes/plc',
          )
          .register(fields, {
            label: 'Picture',
            hint: 'Its path below pictures/, without the extension.',
          }),
        focus: object('Focal point', 'What stays in view whatever is cut off.', {
          x: share('From the left', 'In per cent of the width.'),
          y: share('From the top', 'In per cent of the height.'),
        }),
      }),
      { unique: ['name'] },
    ),
  },
);

export type Pictures = z.infer<typeof picturesSchema>;
