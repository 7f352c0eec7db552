import { classNames } from './classNames';

/** The classes that there are: a shorter word always fits its line, a longer one is hyphenated. */
const least = 9;
const most = 32;

/** A word's width in letters of average width; capitals, m and w are wider. */
const widthOf = (word: string): number =>
  word.length + 0.3 * (word.match(/[\p{Lu}mw]/gu)?.length ?? 0);

/** The class for the length of a text's longest word; undefined if all words are short. */
export function lettersOf(text: string): string | undefined {
  const letters = Math.ceil(Math.max(...text.split(/[\s\p{Pd}]+/u).map(widthOf)));
  return letters < least ? undefined : `letters-${Math.min(letters, most)}`;
}

type HeadingProps = Omit<React.ComponentProps<'h2'>, 'children'> & {
  as?: 'h1' | 'h2' | 'h3' | 'dt';
  children: string;
};

/**
 * A heading in large letters, which are smaller if its longest word would not fit its line.
 * `--measure` is the line's width, if that is not the page's column.
 */
export function Heading({ as: Element = 'h2', className, children, ...attributes }: HeadingProps) {
  return (
    <Element {...attributes} className={classNames(className, lettersOf(children))}>
      {children}
    </Element>
  );
}
