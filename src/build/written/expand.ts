import { Fragment, isValidElement, type ReactNode } from 'react';
import type { Tree, TreeProps } from '../../content/tree';
import { joinedTexts } from './joinedTexts';

/** Whether a prop can be sent. */
const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** What of an element's props is sent: all but children and what is not set. */
function plainProps(name: string, props: Record<string, unknown>): TreeProps | null {
  const entries = Object.entries(props).flatMap(
    ([key, value]): [string, string | number | boolean][] => {
      if (key === 'children' || value === undefined || value === false || value === null) return [];
      if (!isPlain(value)) throw new Error(`<${name}> has ${key}, which cannot be sent.`);
      return [[key, value]];
    },
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/**
 * What components without hooks render, as it is sent. Throws for what cannot be: handlers, styles.
 */
export function expand(node: ReactNode): Tree[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return joinedTexts(node.flatMap(expand));
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  const { type, props } = node;
  if (type === Fragment) return childrenOf(props);
  if (typeof type === 'string') return [[type, plainProps(type, props), ...childrenOf(props)]];
  return expand(Reflect.apply(type, undefined, [props]));
}

const childrenOf = ({ children }: Record<string, unknown>): Tree[] =>
  // What an element's type says of its children React has checked.
  expand(children as ReactNode);
