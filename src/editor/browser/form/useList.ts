import { useRef, useState } from 'react';

type Entries = readonly unknown[];

/** The last change of a list. */
type Done = {
  added?: number;
  removed?: { entry: unknown; index: number };
  /** The change in words. */
  news?: string;
};

/** Adds, moves and takes away entries of a list; each has a key that stays with it. */
export function useList(entries: Entries, onChange: (entries: Entries) => void) {
  const kept = useRef({ keys: [] as number[], next: 0 }).current;
  while (kept.keys.length < entries.length) kept.keys.push(kept.next++);
  kept.keys.length = entries.length;
  const { keys } = kept;
  const [done, setDone] = useState<Done>({});

  const change = (now: Entries, what: Done) => {
    onChange(now);
    setDone(what);
  };
  return {
    ...done,
    keys,
    insert: (index: number, entry: unknown) => {
      const added = kept.next++;
      keys.splice(index, 0, added);
      change(entries.toSpliced(index, 0, entry), { added });
    },
    move: (from: number, by: -1 | 1, name: string) => {
      const to = from + by;
      if (to < 0 || to >= entries.length) return;
      keys.splice(to, 0, ...keys.splice(from, 1));
      const news = `${name} is now ${to + 1} of ${entries.length}.`;
      change(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]), { news });
    },
    takeAway: (index: number, name: string) => {
      keys.splice(index, 1);
      const removed = { entry: entries[index], index };
      change(entries.toSpliced(index, 1), { removed, news: `${name} was taken away.` });
    },
  };
}
