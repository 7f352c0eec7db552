import type { Successor } from '../../content/modules';
import type { Found } from './createFinder';

/** A search with what it found. */
export type Search = {
  /** What was typed, to the letter, and what of it was searched for. */
  typed: string;
  query: string;
  /** Undefined where the query is too short to search for. */
  found: Found | undefined;
  /** The older models that are asked about, with their successors. */
  answers: Successor[];
  searched: 'site' | 'products';
  /** What is announced. */
  status: string;
};
