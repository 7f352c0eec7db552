import { z } from 'zod';
import { schemasIn, unwrapped } from './inside';

/**
 * The ways in which pictures are shown; each has its sizes (`features/pictures/pictureKinds.ts`,
 * those of shared links `generator/sharePicture.ts`).
 */
export type PictureKindName =
  | 'hero'
  | 'card'
  | 'project'
  | 'side'
  | 'figure'
  | 'mark'
  | 'line'
  | 'share';

/** What a field says to the person who fills it in, and what else has to hold of its value. */
export type Field = {
  label: string;
  hint: string;
  /** So many entries, or characters, look right; more than that is a note of the build. */
  fits?: number;
  /** What to do about more than that. */
  remedy?: string;
  /** The value names such a thing; a feature says which there are (`things` in `content.ts`). */
  reference?: string;
  /** The value is in the language of the site, and another language has its own. */
  isWords?: boolean;
  /** The value is an address that something leads to. */
  leads?: boolean;
  /** The value names a picture below `pictures/`, which is shown so. */
  picture?: PictureKindName;
  /** The picture shows a person. */
  isPerson?: boolean;
  /** What the text may hold in braces, filled in when it is shown: `{count}`. */
  slots?: readonly string[];
};

/** What every field of the content says, for the documentation and the editor's forms. */
export const fields = z.registry<Field>();

type Words = Readonly<Record<string, string>>;

/**
 * Says of a schema and of every field within it what owners read of them: `Label: Hint.`, by their
 * places, such as `home.facts[].text`. Words that several places share go by the end of those.
 */
export function addWords(name: string, schema: z.core.$ZodType, words: Words): void {
  for (const { place, own } of schemasIn(schema, name)) {
    const { inner } = unwrapped(own);
    const [, label, hint] = /^(.*?): (.*)$/.exec(wordsOf(place, words) ?? '') ?? [];
    if (label && hint) fields.add(inner, { ...fields.get(inner), label, hint });
  }
}

function wordsOf(place: string, words: Words): string | undefined {
  if (Object.hasOwn(words, place)) return words[place];
  return place.includes('.') ? wordsOf(place.replace(/^[^.]*\./, ''), words) : undefined;
}

/** `callInstead` and `contact-form` as people read them: Call instead, Contact form. */
export const inWords = (name: string): string =>
  name
    .replaceAll('-', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** Until words are added. */
const unnamed = { label: '', hint: '' };

/** A text of one or more words, of which more may be said. */
const textWith = (said: Partial<Field>) =>
  z
    .string()
    .regex(/\S/, 'is empty')
    .register(fields, { ...unnamed, ...said });

/** So many characters look right. Facts of the company may stand in it: `{company.name}`. */
export const text = (fits?: number) => textWith({ isWords: true, ...(fits && { fits }) });

/** A name that is the same in every language: of a company, a person, a street, a product. */
export const properName = (fits?: number) => textWith(fits ? { fits } : {});

/** The name of something that stands elsewhere in the content. */
export const reference = (to: string) => textWith({ reference: to });

/** Where something leads: an address of the site, with a place on it or not, or of another site. */
export const target = () => textWith({ leads: true });

/** A text of a form of its own; `wrong` says of any other what it has to be. */
export const formed = (form: RegExp, wrong: string) => z.string().regex(form, wrong);

/** A text that is right if `isRight` says so, and not where that throws. */
export const checked = (isRight: (value: string) => boolean, wrong: string) =>
  z.string().refine((value) => {
    try {
      return isRight(value);
    } catch {
      return false;
    }
  }, wrong);

/** A whole number. */
export const whole = (least: number, most: number) => z.int().min(least).max(most);

/** An amount, in halves or tenths too. */
export const amount = () => z.number().min(0);

/** One of a few words. */
export const oneOf = <const Word extends string>(...words: readonly Word[]) => z.enum(words);

/** What something is called, or what stands above it, in a few words. */
export const heading = () => text(60);

/** A sentence or a few. */
export const sentences = () => text(300);

/** Something that is so, or is not. */
export const flag = () => z.boolean();

/** A name that addresses and references use: lower case, digits and hyphens. */
export const id = () =>
  formed(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'has to be lower-case letters, digits and hyphens, such as water-treatment',
  );

/** A path below `pictures/` without the extension. */
export const pictureName = /^[^./][^.]*$/;

/** A picture by its path below `pictures/`, without the extension: `heroes/plc`. */
export const picture = (kind: PictureKindName, more: Pick<Field, 'isPerson'> = {}) =>
  z
    .string()
    .regex(pictureName, {
      error: ({ input }) =>
        `has to be a path below pictures/ without its extension, such as ${pathWithoutExtension(input)}`,
    })
    .register(fields, { ...unnamed, picture: kind, ...more });

/** What was meant by a picture's name that is none: `./pictures/hall.jpg` is `hall`. */
const pathWithoutExtension = (name = ''): string => {
  const own = name.replace(/^[./]*(pictures\/)?/, '').replace(/\.\w+$/, '');
  return pictureName.test(own) ? own : 'heroes/plc';
};

/** An address of another site. */
export const webAddress = () =>
  formed(/^\P{Cc}*$/u, 'has a line break, or another sign that is not seen, in it').check(
    z.url({ protocol: /^https?$/, error: 'has to be an address that begins with https://' }),
  );

/** A day. */
export const date = () => z.iso.date('has to be a date such as 2026-03-14');

/** A telephone number as a person reads it. */
export const telephone = () =>
  formed(/^ *\+?[\d\p{Zs}()./\p{Pd}]{3,}$/u, 'has to be a telephone number such as +64 9 555 0142');

/** A mail address. */
export const mail = () =>
  formed(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'has to be a mail address such as hello@company.example');

/** A thing with named fields; a name that is not among them is a mistake. */
export const object = z.strictObject;

type ListOptions = Pick<Field, 'fits' | 'remedy'> & {
  /** Keys whose values differ between all entries. */
  unique?: readonly string[];
  /** How few entries there may be: none, if nothing is said. */
  least?: number;
};

/** A list in the order in which it is shown; no text is in it twice. */
export const list = <Entry extends z.core.$ZodType>(
  entry: Entry,
  { unique = [], least = 0, ...limits }: ListOptions = {},
) =>
  z
    .array(entry)
    .min(least, 'has no entries')
    .check(({ value, issues }) => {
      const report = (path: PropertyKey[], own: unknown) =>
        issues.push({ code: 'custom', input: own, path, message: `"${own}" is there twice` });
      for (const key of unique)
        for (const [index, own] of repeated(value.map((each) => Reflect.get(Object(each), key))))
          report([index, key], own);
      for (const [index, own] of repeated(value)) report([index], own);
    })
    .register(fields, { ...unnamed, ...limits });

/** The values that were there before, with their places. */
function repeated(values: readonly unknown[]): [index: number, value: unknown][] {
  return [...values.entries()].filter(
    ([index, value]) => value !== undefined && values.indexOf(value) !== index,
  );
}
