import type { Tree } from '../../content/tree';

/** Texts that stand beside each other are one: between them React writes a comment. */
export function joinedTexts(trees: readonly Tree[]): Tree[] {
  const joined: Tree[] = [];
  for (const tree of trees) {
    const last = joined.at(-1);
    if (typeof tree === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + tree;
    else joined.push(tree);
  }
  return joined;
}
