/** What an element of a written page has, by the names that React has for it. */
export type TreeProps = Readonly<Record<string, string | number | boolean>>;

/**
 * A part of a written page: a text, or an element with its name, what it has, and what is in it. Pages
 * are sent so because the policy lets no script make HTML from text.
 */
export type Tree = string | readonly [name: string, props: TreeProps | null, ...children: Tree[]];
