import type { z } from 'zod';
import brandWords from './brandFieldWords.en.json';
import { addWords, formed, object, text, whole } from './fields';

const colour = () =>
  formed(/^#[0-9a-f]{6}$/i, 'has to be a colour as # and six digits, such as #ffb000');

/** A colour that `completeBrand.ts` makes from the accent and the darkest if it is left out. */
const shade = () => colour().exactOptional();

/** The white ground, and what lies on it. */
const ground = {
  page: shade(),
  band: shade(),
  heading: shade(),
  text: shade(),
  danger: shade(),
  success: shade(),
};

/** What is drawn of a font: in one weight and, where its width can be changed, in one width. */
const instance = (lightest = 1) =>
  object({ width: whole(25, 200).exactOptional(), weight: whole(lightest, 1000) });

/** `brand/brand.json`: the company's colours by what they are for, and its font. */
export const brandSchema = object({
  colours: object({
    accent: colour(),
    onAccent: shade(),
    dark950: colour(),
    dark900: shade(),
    onDark: shade(),
    ...ground,
  }),
  darkScheme: object(ground).exactOptional(),
  font: object({
    family: text(),
    package: formed(
      /^@fontsource(-variable)?\/[a-z0-9-]+$/,
      'has to be a package of Fontsource, such as @fontsource-variable/archivo',
    ).exactOptional(),
    file: formed(
      /^brand\/[^/]+\.(woff2|woff|ttf|otf)$/,
      'has to be a file such as brand/letters.woff2',
    ).exactOptional(),
    instances: object({
      display: instance().exactOptional(),
      text: instance(),
      // Browsers tell it from the text, which is 400 to them, by its weight.
      strong: instance(500),
    }),
  })
    .refine(
      ({ package: name, file }) => (name === undefined) !== (file === undefined),
      'needs one of package and file',
    )
    .exactOptional(),
});

addWords('brand', brandSchema, brandWords);

/** The brand as its file says it. */
export type BrandFile = z.infer<typeof brandSchema>;
/** The brand with every colour that its file leaves out. */
export type SiteBrand = Pick<BrandFile, 'font'> & {
  [Name in Exclude<keyof BrandFile, 'font'>]: Required<NonNullable<BrandFile[Name]>>;
};
export type BrandFont = NonNullable<BrandFile['font']>;
