import type { BrandFont } from '../../content/schema';
import { deviceFamilies } from './deviceFamilies';

/** The name of a family's instance for headings. */
const displayName = (family: string) => `${family} Display`;

/** One weight and width of a font. */
export type Instance = BrandFont['instances']['text'];

/** An instance as styles ask for it: by a family and a weight. */
export type Face = {
  name: keyof BrandFont['instances'];
  instance: Instance;
  /** The name in CSS of a family that stands for the brand's. */
  called: (family: string) => string;
  weight: number;
  /** The face of a device's family that is shown until it is there. */
  standIn: 'regular' | 'bold';
};

/** The faces of a font. Its display instance is a family of its own: it may be narrower. */
export function facesOf({ instances: { text, strong, display } }: BrandFont): Face[] {
  const bold = (instance: Instance) =>
    ({ instance, weight: instance.weight, standIn: 'bold' }) as const;
  return [
    { name: 'text', instance: text, called: String, weight: 400, standIn: 'regular' },
    { name: 'strong', called: String, ...bold(strong) },
    ...(display ? [{ name: 'display', called: displayName, ...bold(display) } as const] : []),
  ];
}

/** The families of texts and of headings: the brand's, those fitted to it, the device's. */
export function fontStacks(font: BrandFont | undefined) {
  const families = font
    ? [font.family, ...Object.values(deviceFamilies).map(({ fallback }) => fallback)]
    : [];
  const stack = (called: Face['called']) => [...families.map(called), 'system-ui', 'sans-serif'];
  return { sans: stack(String), display: stack(font?.instances.display ? displayName : String) };
}
