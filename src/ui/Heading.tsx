import { classNames } from './classNames';
import { partsOf, unbroken } from './unbroken';

/** The class of the longest words that there is; longer ones are hyphenated. */
const most = 32;

/** A word's width in letters of average width; capitals, m and w are wider. */
const widthOf = (word: string): number =>
  word.length + 0.3 * (word.match(/[\p{Lu}mw]/gu)?.length ?? 0);

const longestWord = (text: string) =>
  Math.max(
    ...partsOf(text)
      .flatMap((part, index) => (index % 2 ? part : part.split(/[\s\p{Pd}]+/u)))
      .map(widthOf),
  );

/** The class for the length of a text's longest word. */
export const lettersOf = (text: string): string => lettersClass(longestWord(text));

/** The class for a text that stays on one line, such as a telephone number. */
export const lettersOfLine = (text: string): string => lettersClass(widthOf(text));

const lettersClass = (width: number): string =>
  `letters-${Math.min(Math.max(Math.ceil(width), 1), most)}`;

type HeadingProps = Omit<React.ComponentProps<'h2'>, 'children'> & {
  as?: 'h1' | 'h2' | 'h3';
  children: string;
};

/**
 * A heading in large letters, which are smaller if its longest word would not fit its line.
 * `--measure` is the line's width, if that is not the page's column.
 */
export function Heading({ as: Element = 'h2', className, children, ...attributes }: HeadingProps) {
  return (
    <Element {...attributes} className={classNames('in-display', className, lettersOf(children))}>
      {unbroken(children)}
    </Element>
  );
}
