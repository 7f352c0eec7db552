import { createElement, type ReactNode } from 'react';
import type { Tree } from '../../content/tree';

/** What a written page is made of, for React. */
export const elementsOf = (trees: readonly Tree[]): ReactNode[] =>
  trees.map((tree, index) => {
    if (typeof tree === 'string') return tree;
    const [name, props, ...children] = tree;
    // Written pages never change while they are shown: a place is as good a key as any.
    return createElement(name, { ...props, key: index }, ...elementsOf(children));
  });
