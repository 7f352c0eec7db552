import { readHistoryState, writeHistoryState } from '../history/historyState';
import { type ContactMessage, emptyMessage, isEmptyMessage, messageFrom } from './contactMessage';

/** What a visitor has typed and not sent, and when its last letter was typed (ms since 1970). */
export type Draft = { message: ContactMessage; typedAt: number };

export const noDraft: Draft = { message: emptyMessage, typedAt: 0 };

/** A draft is forgotten this long after its last letter. In ms. */
const longestKept = 24 * 60 * 60 * 1000;

/** Under this key the tab keeps when a message was last sent from it, and nothing of the message. */
const sentKey = 'messageSentAt';

/** The same in memory, for browsers that are told to store nothing. */
let sentHere = 0;

/** The tab's storage; undefined where the browser is told to store nothing. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** When a message was last sent from this tab; 0 if none was. */
const lastSentAt = (): number => Math.max(sentHere, Number(tabStorage()?.getItem(sentKey) ?? 0));

/**
 * A message has been sent. What was typed up to now may lie in entries of the history that cannot be
 * reached, and in pages that the browser holds for Back: none of it is shown again.
 */
export function noteSent(): void {
  sentHere = Date.now();
  tabStorage()?.setItem(sentKey, String(sentHere));
}

/** Whether a draft may still be shown: younger than a day, and than the last message that was sent. */
export const isCurrent = ({ typedAt }: Draft): boolean =>
  typedAt > lastSentAt() && Date.now() - typedAt < longestKept;

/** The key of the draft in the page's history entry. */
const historyKey = 'draft';

/**
 * How long after the last letter a draft is saved, in ms: Safari allows 100 changes of a history
 * entry in 30 s.
 */
const pause = 400;

/**
 * Where a draft lies in `sessionStorage` from when its page is left until the form is there again: then it
 * is too late to change the history entry, and a reload without a connection puts the browser's own error
 * page there.
 */
const reloadKey = 'draftWhileLoading';

/** A draft as it was saved; undefined where that is none. */
function draftFrom(saved: unknown): Draft | undefined {
  if (!saved || typeof saved !== 'object') return undefined;
  return {
    message: messageFrom((name) => {
      const value: unknown = Reflect.get(saved, name);
      return typeof value === 'string' ? value : '';
    }),
    typedAt: Number(Reflect.get(saved, 'typedAt')),
  };
}

/** The draft of this history entry, whatever its age; undefined if there is none. */
const readDraft = () => draftFrom(readHistoryState(historyKey));

/** What was typed before the page was reloaded, or thrown away by a phone: in this history entry, or last in the tab. */
export function savedDraft(): Draft {
  const left = tabStorage()?.getItem(reloadKey);
  tabStorage()?.removeItem(reloadKey);
  const [latest = noDraft] = [readDraft(), left ? draftFrom(JSON.parse(left)) : undefined]
    .filter((draft) => draft !== undefined)
    .filter(isCurrent)
    .toSorted((a, b) => b.typedAt - a.typedAt);
  return latest;
}

/**
 * Whether what stands in the fields of a page that has just been loaded was put there by the browser,
 * which restores forms by itself, and is of a message that was sent or of a draft that is too old.
 */
export function isRestoredTooLate(): boolean {
  const loads = performance.getEntriesByType('navigation');
  if (!loads.some((load) => 'type' in load && load.type !== 'navigate')) return false;
  const saved = readDraft();
  return saved ? !isCurrent(saved) : lastSentAt() > 0;
}

/** Saves a draft in the history entry, or removes it where nothing is left of it. */
export function saveDraft({ message, typedAt }: Draft): void {
  if (!isEmptyMessage(message)) writeHistoryState(historyKey, { ...message, typedAt });
  else if (readHistoryState(historyKey) !== undefined) writeHistoryState(historyKey, undefined);
}

/**
 * Saves what is typed into the form in the page's own history entry, so that a reload, a crash or a
 * discarded tab loses none of it: the browser holds it with the tab. While the page is loaded, the tab's
 * storage has it as well.
 * `current` gives the draft, `isAtAddress` tells whether the entry is still the form's, `ended` stops it.
 */
export function autosaveDraft(
  form: HTMLFormElement,
  current: () => Draft,
  isAtAddress: () => boolean,
  ended: AbortSignal,
): void {
  let waiting: number | undefined;
  const save = () => {
    window.clearTimeout(waiting);
    // A link may have opened another page meanwhile.
    if (isAtAddress()) saveDraft(current());
  };
  const saveSoon = () => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(save, pause);
  };
  const keepWhileLoading = () => {
    const { message, typedAt } = current();
    if (isAtAddress() && !isEmptyMessage(message))
      tabStorage()?.setItem(reloadKey, JSON.stringify({ ...message, typedAt }));
  };
  save();
  form.addEventListener('input', saveSoon, { signal: ended });
  window.addEventListener('pagehide', keepWhileLoading, { signal: ended });
  // The last moment there is: a tab in the background is thrown away without another event.
  document.addEventListener('visibilitychange', save, { signal: ended });
}
