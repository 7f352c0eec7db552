import type { ProjectFront } from '../projects/content';

/** A figure as the content says it: in the words of its language. */
type WrittenFigure = NonNullable<ProjectFront['figures']>[number];

type Amounts = { before: number; after: number };

/** A figure with what a chart needs of it; without `amounts` its words are no numbers. */
export type Figure = WrittenFigure & { amounts?: Amounts; gain?: string };

/** What charts say of themselves. */
export type ChartWords = {
  before: string;
  now: string;
  /** Beside the marks of what is left where fewer is better. */
  remain: string;
};

/** Durations are compared even where their units differ. */
const seconds: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600, d: 86_400 };

/** The number that a text begins with, and its unit; undefined where it is anything else. */
function quantityOf(text: string, language: string) {
  const [, digits = '', unit = ''] = /^(\d[\d\s.,'’]*)(\D*)$/u.exec(text.trim()) ?? [];
  const decimal = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(1.5)[1];
  const plain = [...digits.trim()]
    .filter((sign) => /\d/.test(sign) || sign === decimal)
    .map((sign) => (sign === decimal ? '.' : sign))
    .join('');
  const number = Number(plain);
  return plain && Number.isFinite(number) ? { number, unit: unit.trim() } : undefined;
}

/** Both numbers of a figure in one unit; undefined where they have none in common. */
export function amountsOf(
  { before, after }: Pick<WrittenFigure, 'before' | 'after'>,
  language: string,
): Amounts | undefined {
  const old = before === undefined ? undefined : quantityOf(before, language);
  const now = quantityOf(after, language);
  if (!old || !now) return undefined;
  if (old.unit === now.unit) return { before: old.number, after: now.number };
  const [oldUnit, nowUnit] = [seconds[old.unit], seconds[now.unit]];
  if (!oldUnit || !nowUnit) return undefined;
  return { before: old.number * oldUnit, after: now.number * nowUnit };
}

/** ×2.9 where more is better, −83% where fewer is; none where nothing changed or began at 0. */
export function gainOf(amounts: Amounts, language: string, better?: 'more' | 'fewer') {
  const { before, after } = amounts;
  if (before === 0 || before === after) return undefined;
  // Without a word of it, the way it went is the better one.
  if (better === 'more' || (!better && after > before)) {
    const times = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
    return `×${times.format(after / before)}`;
  }
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    // 39 of 40 gone are not all of them.
    maximumFractionDigits: after > 0 && after / before < 0.005 ? 1 : 0,
  });
  return percent.format(after / before - 1).replace('-', '−');
}

/** A figure of the content with its numbers and its gain. */
export function measured(figure: WrittenFigure, language: string): Figure {
  const amounts = amountsOf(figure, language);
  if (!amounts) return figure;
  const gain = gainOf(amounts, language, figure.better);
  return { ...figure, amounts, ...(gain && { gain }) };
}

/** How marks look: before or removed, now or done, and what somebody else is to thank for. */
export type Look = 'before' | 'now' | 'other';

/** Marks beside each other that mean the same, with their words. */
export type Group = { count: number; look: Look; what: string };

/**
 * The marks of a figure: what stands now and what went where fewer is better, what stood before and
 * what came where more is. Without parts, all that went or came is one group.
 */
export function groupsOf({ amounts, better, parts }: Figure, words: ChartWords): Group[] {
  if (!amounts) return [];
  const { before, after } = amounts;
  const more = after > before || (after === before && better === 'more');
  const change = Math.abs(after - before);
  const stays: Group = more
    ? { count: before, look: 'before', what: words.before }
    : { count: after, look: 'now', what: parts ? words.remain : words.now };
  const ours: Look = more ? 'now' : 'before';
  const whole: Group = { count: change, look: ours, what: more ? words.now : words.before };
  const groups = parts?.map(
    ({ count, what, credit = 'us' }): Group => ({
      count,
      what,
      look: credit === 'us' ? ours : 'other',
    }),
  ) ?? [whole];
  return [stays, ...groups].filter(({ count }) => count > 0);
}

/** More marks than this are no longer counted by eye. */
export const mostMarks = 60;

/** Whether a chart can show each unit of these as a mark. */
export const areMarks = (groups: readonly Group[]): boolean =>
  groups.every(({ count }) => Number.isInteger(count)) &&
  groups.reduce((total, { count }) => total + count, 0) <= mostMarks;

/** The class of a share of a length; `charts.css` has its rule. A part that is there is seen. */
export const shareClass = (part: number, whole: number): string =>
  `share-${whole > 0 && part > 0 ? Math.max(1, Math.round((part / whole) * 100)) : 0}`;

/**
 * The classes that divide a length in the proportions of these amounts: as whole as they are if all
 * are whole, halves or quarters up to 100, or else to a hundredth of the largest.
 */
export function proportionClasses(amounts: readonly number[]): string[] {
  const largest = Math.max(...amounts, 0);
  const factor = [1, 2, 4].find(
    (times) =>
      amounts.every((amount) => Number.isInteger(amount * times)) && largest * times <= 100,
  );
  return amounts.map((amount) =>
    factor === undefined ? shareClass(amount, largest) : `share-${amount * factor}`,
  );
}

/** The width of a digit of the display font, the share of an old figure, and an arrow, in ems. */
const digit = 0.45;
const old = 0.42;
const arrow = 0.45;

/** The class of the width of both numbers beside each other, in tenths of their size. */
export function widthClass({ before, after }: Pick<WrittenFigure, 'before' | 'after'>): string {
  const width =
    digit * after.length + (before === undefined ? 0 : digit * old * before.length + arrow);
  return `share-${Math.min(100, Math.ceil(width * 10))}`;
}
