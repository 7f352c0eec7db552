import type { BrandFont } from '../../content/schema';
import { deviceFamilies } from './deviceFamilies';

/** The end of the name of a family's instance for headings. */
const forHeadings = ' Display';

/** One weight and width of a font. */
export type Instance = BrandFont['instances']['text'];

/** An instance as styles ask for it: by a family and a weight. */
export type Face = {
  name: keyof BrandFont['instances'];
  instance: Instance;
  /** The end of its family's name. */
  suffix: string;
  weight: number;
};

/** The faces of a font. Its display instance is a family of its own: it may be narrower. */
export const facesOf = ({ instances: { text, strong, display } }: BrandFont): Face[] => [
  { name: 'text', instance: text, suffix: '', weight: 400 },
  { name: 'strong', instance: strong, suffix: '', weight: strong.weight },
  ...(display
    ? [{ name: 'display', instance: display, suffix: forHeadings, weight: display.weight } as const]
    : []),
];

/** The families of texts and of headings: the brand's, those fitted to it, the device's. */
export function fontStacks(font: BrandFont | undefined) {
  const families = font
    ? [font.family, ...Object.values(deviceFamilies).map(({ fallback }) => fallback)]
    : [];
  const stack = (suffix: string) => [
    ...families.map((family) => family + suffix),
    ...['system-ui', 'sans-serif'],
  ];
  return { sans: stack(''), display: stack(font?.instances.display ? forHeadings : '') };
}
