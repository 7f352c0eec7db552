import { readHistoryState, writeHistoryState } from '../history/historyState';
import { type ContactMessage, emptyMessage, isEmptyMessage, messageFrom } from './contactMessage';

/** The key of the draft in the page's history entry. */
const historyKey = 'draft';

/**
 * How long after the last letter a draft is saved, in ms: Safari allows 100 changes of a history
 * entry in 30 s.
 */
const pause = 400;

/** Once a message is sent, no entry's draft is shown again. */
let sent = false;

/** What was typed in this history entry before the page was reloaded, or thrown away by a phone. */
export function savedDraft(): ContactMessage {
  const saved = sent ? undefined : readHistoryState(historyKey);
  if (!saved || typeof saved !== 'object') return emptyMessage;
  return messageFrom((name) => {
    const value: unknown = Reflect.get(saved, name);
    return typeof value === 'string' ? value : '';
  });
}

/** Saves a draft in the history entry, or removes it where nothing is left of it. */
function save(draft: ContactMessage): void {
  if (!isEmptyMessage(draft)) writeHistoryState(historyKey, draft);
  else if (readHistoryState(historyKey) !== undefined) writeHistoryState(historyKey, undefined);
}

/**
 * Saves what is typed into the form in the page's own history entry, so that a reload, a crash or a
 * discarded tab loses none of it: the browser holds it with the tab, and the site stores nothing.
 * `current` gives the draft, `isAtAddress` tells whether the entry is still the form's. Returns a
 * function that stops it.
 */
export function autosaveDraft(
  form: HTMLFormElement,
  current: () => ContactMessage,
  isAtAddress: () => boolean,
): () => void {
  let waiting: number | undefined;
  const cancel = () => {
    window.clearTimeout(waiting);
    waiting = undefined;
    window.removeEventListener('beforeunload', saveNow);
  };
  const saveNow = () => {
    cancel();
    // A link may have opened another page meanwhile.
    if (isAtAddress()) save(current());
  };
  const saveSoon = () => {
    cancel();
    waiting = window.setTimeout(saveNow, pause);
    // On `pagehide` it is too late in Chromium. Only for this moment: a listener that stays would
    // keep Firefox from holding the page for Back.
    window.addEventListener('beforeunload', saveNow);
  };
  // The last moment there is: a tab in the background is thrown away without another event.
  const saveBeforeHidden = () => {
    if (waiting !== undefined) saveNow();
  };
  save(current());
  form.addEventListener('input', saveSoon);
  document.addEventListener('visibilitychange', saveBeforeHidden);
  return () => {
    // The history entry is that of another page by now.
    cancel();
    form.removeEventListener('input', saveSoon);
    document.removeEventListener('visibilitychange', saveBeforeHidden);
  };
}

/** Forgets the draft: its message has been sent. */
export function forgetSavedDraft(): void {
  sent = true;
  save(emptyMessage);
}
