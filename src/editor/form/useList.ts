import { useRef, useState } from 'react';

/** Keys that stay with the entries of a list while these are moved, and the one that comes next. */
function useKeys(length: number): { keys: number[]; next: number } {
  const kept = useRef({ keys: [] as number[], next: 0 }).current;
  while (kept.keys.length < length) kept.keys.push(kept.next++);
  kept.keys.length = length;
  return kept;
}

type Entries = readonly unknown[];

/** What is done to a list by buttons. */
export function useList(entries: Entries, onChange: (entries: Entries) => void) {
  const kept = useKeys(entries.length);
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState<number>();
  const [removed, setRemoved] = useState<{ entry: unknown; index: number }>();

  const change = (now: Entries, words: string, gone?: typeof removed) => {
    onChange(now);
    setSaid(words);
    setRemoved(gone);
  };
  return {
    keys: kept.keys,
    /** What was done last. */
    said,
    /** The key of the entry that was put in last. */
    added,
    /** What was taken away last, and where. */
    removed,
    /** Puts an entry in, and gives its key. */
    insert: (index: number, entry: unknown) => {
      const key = kept.next++;
      kept.keys.splice(index, 0, key);
      setAdded(key);
      change([...entries.slice(0, index), entry, ...entries.slice(index)], '');
      return key;
    },
    move: (from: number, by: -1 | 1, name: string) => {
      const to = from + by;
      if (to < 0 || to >= entries.length) return;
      const now = [...entries];
      now.splice(to, 0, ...now.splice(from, 1));
      kept.keys.splice(to, 0, ...kept.keys.splice(from, 1));
      change(now, `${name} is now ${to + 1} of ${entries.length}.`);
    },
    takeAway: (index: number, name: string) => {
      kept.keys.splice(index, 1);
      const others = entries.filter((_, at) => at !== index);
      change(others, `${name} was taken away.`, { entry: entries[index], index });
    },
    replace: (index: number, own: unknown) =>
      onChange(entries.map((each, at) => (at === index ? own : each))),
  };
}
