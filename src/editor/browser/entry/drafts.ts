import { isSame } from '../jsonValues';
import type { Draft } from './draft';

/** The drafts of a window, by the addresses of their forms below `#/`. */
export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

/** A draft as it is stored: when, in ms since 1970, and whether its window was closed then. */
type Stored = Draft & { at?: number; isLeft?: boolean };

/** What a window left behind, under the key by which it is stored. */
export type LeftDraft = { key: string; address: string; draft: Draft };

/** What windows that are closed now have left of a site's drafts, the latest first. */
async function leftBehind(prefix: string): Promise<LeftDraft[]> {
  const { held = [] } = await navigator.locks.query();
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      // An older editor had one draft for all windows, and kept no pictures.
      const [window = '', address = ''] = key.slice(prefix.length).split(/ |^(?=content\/)/);
      const stored: Stored = { pictures: {}, ...JSON.parse(localStorage.getItem(key) ?? '') };
      return { key, address, stored, isOpen: held.some(({ name }) => name === prefix + window) };
    })
    .filter(({ stored, isOpen }) => stored.isLeft || !isOpen)
    .sort((one, other) => (other.stored.at ?? 0) - (one.stored.at ?? 0))
    .map(({ key, address, stored: { at: _, isLeft: __, ...draft } }) => ({ key, address, draft }));
}

/**
 * The drafts of a site, whose `name` sets it apart from others that are edited at the same address.
 * Typed words outlast the page; files of pictures are too large for the browser's storage. Each
 * window has drafts of its own, and the next to be opened takes over those of windows that closed.
 */
export async function openDrafts(name: string) {
  const prefix = `draft ${name} `;
  const own = prefix + crypto.randomUUID();
  // As long as the window holds it, others leave its drafts alone.
  navigator.locks.request(own, () => new Promise(() => {}));
  let all: ReadonlyMap<string, Draft> = new Map();
  let left: readonly LeftDraft[] = [];
  const listeners = new Set<() => void>();
  const set = (address: string, draft: Draft | undefined) => {
    const others = [...all].filter(([other]) => other !== address);
    all = new Map(draft ? [...others, [address, draft]] : others);
    keep(`${own} ${address}`, draft);
    for (const listener of listeners) listener();
  };
  // One window after the other, so that each draft is taken over once.
  await navigator.locks.request(prefix, async () => {
    for (const one of await leftBehind(prefix)) {
      const mine = all.get(one.address);
      if (mine && !isSame(mine, one.draft)) left = [...left, one];
      else localStorage.removeItem(one.key);
      if (!mine) set(one.address, one.draft);
    }
  });
  addEventListener('pagehide', () => {
    for (const [address, draft] of all) keep(`${own} ${address}`, draft, true);
  });
  return {
    /** Another map after each change. */
    all: () => all,
    /** Keeps a draft; undefined forgets it. */
    set,
    /** What another window has left of a form. */
    leftAt: (address: string) => left.find((one) => one.address === address),
    forgetLeft: ({ key, address }: LeftDraft) => {
      localStorage.removeItem(key);
      left = left.filter((one) => one.key !== key);
      set(address, all.get(address));
    },
    /** Calls back after each change; returns how to stop that. */
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Stores a draft in the browser; if there is no room it lasts only as long as the page. */
function keep(key: string, draft: Draft | undefined, isLeft = false): void {
  if (!draft) {
    localStorage.removeItem(key);
    return;
  }
  const moved = Object.entries(draft.pictures).filter(([, { file }]) => !file);
  const pictures = Object.fromEntries(moved);
  const stored: Stored = { ...draft, pictures, at: Date.now(), isLeft };
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch (error) {
    localStorage.removeItem(key);
    reportError(error);
  }
}
