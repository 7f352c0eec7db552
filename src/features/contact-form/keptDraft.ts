import { readHistoryState, writeHistoryState } from '../navigation/historyState';
import { type ContactMessage, contactFields, emptyMessage, messageFrom } from './contactMessage';

/** The key of the draft in the page's history entry. */
const historyKey = 'draft';

/**
 * How long after the last letter a draft is kept, in ms: Safari allows 100 changes of a history
 * entry in 30 s.
 */
const pause = 400;

/** Once a message is sent, no entry's draft is shown again. */
let sent = false;

const isEmpty = (draft: ContactMessage) => contactFields.every((name) => draft[name] === '');

/** What was typed in this history entry before the page was reloaded, or thrown away by a phone. */
export function keptDraft(): ContactMessage {
  const kept = sent ? undefined : readHistoryState(historyKey);
  if (!kept || typeof kept !== 'object') return emptyMessage;
  return messageFrom((name) => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'string' ? value : '';
  });
}

/** Keeps a draft with the history entry, or forgets it where nothing is left of it. */
function keep(draft: ContactMessage): void {
  if (!isEmpty(draft)) writeHistoryState(historyKey, draft);
  else if (readHistoryState(historyKey) !== undefined) writeHistoryState(historyKey, undefined);
}

/**
 * Keeps what is typed into the form in the page's own history entry, so that a reload, a crash or a
 * discarded tab loses none of it: the browser keeps it with the tab, and the site stores nothing.
 * `current` gives the draft. Returns a function that ends it.
 */
export function keepDraft(form: HTMLFormElement, current: () => ContactMessage): () => void {
  let waiting: number | undefined;
  const rest = () => {
    window.clearTimeout(waiting);
    waiting = undefined;
    window.removeEventListener('beforeunload', keepNow);
  };
  const keepNow = () => {
    rest();
    keep(current());
  };
  const keepSoon = () => {
    rest();
    waiting = window.setTimeout(keepNow, pause);
    // On `pagehide` it is too late in Chromium. Only for this moment: a listener that stays would
    // keep Firefox from holding the page for Back.
    window.addEventListener('beforeunload', keepNow);
  };
  // The last moment there is: a tab in the background is thrown away without another event.
  const keepLast = () => {
    if (waiting !== undefined) keepNow();
  };
  keep(current());
  form.addEventListener('input', keepSoon);
  document.addEventListener('visibilitychange', keepLast);
  return () => {
    // The history entry is that of another page by now.
    rest();
    form.removeEventListener('input', keepSoon);
    document.removeEventListener('visibilitychange', keepLast);
  };
}

/** Forgets the draft: its message has been sent. */
export function forgetKeptDraft(): void {
  sent = true;
  keep(emptyMessage);
}
