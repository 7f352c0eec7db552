import { useRef, useState } from 'react';
import { isSame } from '../entry/changedText';

/** Keys that stay with the entries of a list while these are moved, and the one that comes next. */
function useKeys(length: number): { keys: number[]; next: number } {
  const kept = useRef({ keys: [] as number[], next: 0 }).current;
  while (kept.keys.length < length) kept.keys.push(kept.next++);
  kept.keys.length = length;
  return kept;
}

type ListOptions = {
  entries: readonly unknown[];
  /** What a new entry begins with. */
  blank: () => unknown;
  onChange: (entries: readonly unknown[]) => void;
};

/**
 * What is done to a list by buttons. Focus stays with what was done: on the same button of an entry that
 * was moved, in the first field of a new one, and on the next entry where one was taken away.
 */
export function useList({ entries, blank, onChange }: ListOptions) {
  const kept = useKeys(entries.length);
  const { keys, next } = kept;
  const [opened, setOpened] = useState<number>();
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<{ entry: unknown; index: number }>();
  const box = useRef<HTMLDivElement>(null);

  const focusLater = (selectors: readonly string[]) =>
    setTimeout(() => {
      const found = selectors.map((each) => box.current?.querySelector<HTMLElement>(each));
      found.find(Boolean)?.focus();
    });
  const buttonOf = (key: number | undefined, name: string) =>
    `:scope > ol > [data-key="${key}"] [data-action="${name}"]:not(:disabled)`;

  return {
    keys,
    box,
    /** What was done last. */
    said,
    /** Puts back what was taken away last; undefined where nothing was. */
    putBack:
      removed &&
      // It came back by another way.
      !entries.some((entry) => isSame(entry, removed.entry)) &&
      (() => {
        const { entry, index } = removed;
        onChange([...entries.slice(0, index), entry, ...entries.slice(index)]);
        keys.splice(index, 0, kept.next++);
        setRemoved(undefined);
        setSaid('');
        focusLater([`:scope > ol > [data-key="${next}"] :is(button, input, textarea, select)`]);
      }),
    opened,
    setOpened,
    add: () => {
      onChange([...entries, blank()]);
      setOpened(next);
      setRemoved(undefined);
      setSaid('');
      focusLater([':scope > ol > li:last-child :is(input:not([hidden]), textarea, select)']);
    },
    move: (from: number, by: -1 | 1, name: string) => {
      const to = from + by;
      const [key = 0] = keys.splice(from, 1);
      keys.splice(to, 0, key);
      const now = [...entries];
      now.splice(to, 0, ...now.splice(from, 1));
      onChange(now);
      setRemoved(undefined);
      setSaid(`${name} is now ${to + 1} of ${entries.length}.`);
      const [own, other] = by < 0 ? ['up', 'down'] : ['down', 'up'];
      focusLater([buttonOf(key, own), buttonOf(key, other)]);
    },
    takeAway: (index: number, name: string) => {
      keys.splice(index, 1);
      onChange(entries.filter((_, at) => at !== index));
      setSaid(`${name} was taken away.`);
      setRemoved({ entry: entries[index], index });
      const key = keys[Math.min(index, keys.length - 1)];
      focusLater([buttonOf(key, 'remove'), ':scope > [data-action="add"]']);
    },
    change: (index: number, own: unknown) =>
      onChange(entries.map((each, at) => (at === index ? own : each))),
  };
}
