import { classNames } from './classNames';

/** From so many letters on, a word may be longer than its line; more than the most has a hyphen. */
const least = 9;
const most = 32;

/** A word's letters as wide as most are: capitals, m and w are wider. */
const widthOf = (word: string): number =>
  word.length + 0.3 * (word.match(/[\p{Lu}mw]/gu)?.length ?? 0);

/** The class that says how many letters the longest word of a text has; none where all words are short. */
export function lettersOf(text: string): string | undefined {
  const letters = Math.ceil(Math.max(...text.split(/[\s\p{Pd}]+/u).map(widthOf)));
  return letters < least ? undefined : `letters-${Math.min(letters, most)}`;
}

type HeadingProps = Omit<React.ComponentProps<'h2'>, 'children'> & {
  as?: 'h1' | 'h2' | 'h3' | 'dt';
  children: string;
};

/**
 * A heading in large letters, which are smaller where its longest word would not fit its line. How long
 * that is, `--measure` says, where it is not the page's column.
 */
export function Heading({ as: Element = 'h2', className, children, ...attributes }: HeadingProps) {
  return (
    <Element {...attributes} className={classNames(className, lettersOf(children))}>
      {children}
    </Element>
  );
}
