import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { requireOne } from '../../ui/Boxes';
import { isBox } from '../../ui/isBox';
import { setFocus } from '../../ui/setFocus';
import { contactFormId } from '../ask-about/askParameter';
import { askedTopic, beginMessage, withoutTopics } from '../ask-about/topicMessage';
import { replaceUrl } from '../history/historyState';
import { useIsAtAddress } from '../history/useIsAtAddress';
import { contactFormStore, type FormState } from './contactFormStore';
import { type ContactMessage, emptyMessage, isEmptyMessage, messageFrom } from './contactMessage';
import {
  isRestoredTooLate,
  isSavedInEntry,
  leaveInTab,
  nothingTyped,
  saveInEntry,
  takeSavedMessage,
} from './savedMessage';

/**
 * Typed text is saved in the history entry this long after the last letter, in ms: Safari allows
 * 100 changes of an entry in 30 s.
 */
const savePause = 400;

type Input = HTMLInputElement | HTMLTextAreaElement;

/** A field of the form by its name. */
const fieldOf = (form: HTMLFormElement, name: 'name' | 'message') =>
  form.querySelector<Input>(`[name="${name}"]`);

/** The current values of the form's fields. */
function readFields(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  return messageFrom((name) => data.getAll(name).map(String));
}

/** Fills the fields that are empty. */
function fillFields(form: HTMLFormElement, message: ContactMessage): void {
  const before = readFields(form);
  for (const input of form.querySelectorAll<Input>('input[name], textarea')) {
    if (before[input.name]?.length !== 0) continue;
    const values = [message[input.name] ?? []].flat();
    if (isBox(input)) input.checked = values.includes(input.value);
    else input.value = values[0] ?? '';
  }
}

/**
 * Ahead of a submit, as some programs that fill in forms fire no input event: what was said of a
 * field would keep the form from being sent, and no browser asks for one of several boxes.
 */
function askAgain(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<Input>('[name]')) input.setCustomValidity('');
  for (const group of form.querySelectorAll<HTMLElement>('[data-one-of]')) requireOne(group);
}

type FormRef = RefObject<HTMLFormElement | null>;

/**
 * The contact form's state and event handlers. Its fields are uncontrolled: words typed before
 * hydration stay, and without JavaScript the form posts itself.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const { subscribe, getState } = contactFormStore;
  const state = useSyncExternalStore(subscribe, getState, (): FormState => 'empty');
  useKeptMessage(form);
  useResult(state, form, status);
  // After the effect above: the message about a topic starts after the previous one is cleared.
  const [topic, setTopic] = useAskedTopic(state, form);

  return {
    state,
    /** The topic with which a link has begun the message, until it is sent. */
    topic,
    ref: form,
    status,
    honeypot,
    onInput: (event: React.FormEvent<HTMLFormElement>) => {
      contactFormStore.setTyped(readFields(event.currentTarget));
      // The next message has begun.
      if (state === 'success') contactFormStore.forgetResult();
    },
    onClick: (event: React.MouseEvent<HTMLFormElement>) => askAgain(event.currentTarget),
    onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setTopic(undefined);
      // Input that a program filled in may have come without an event.
      contactFormStore.setTyped(readFields(event.currentTarget));
      const trap = honeypot.current;
      const isTrapped = Boolean(trap?.value);
      // A person who tries again succeeds: they cannot empty a field that they do not see.
      if (trap) trap.value = '';
      contactFormStore.submit(isTrapped);
    },
    // Held down, Enter would submit again as soon as the service has refused.
    onKeyDown: (event: React.KeyboardEvent) => {
      const isMultiline = event.target instanceof HTMLTextAreaElement;
      if (event.key === 'Enter' && event.repeat && !isMultiline) event.preventDefault();
    },
  };
}

/** Fills the fields that are empty with what was typed before another page or a reload. */
function bringBack(form: HTMLFormElement): void {
  if (isRestoredTooLate()) form.reset();
  const held = contactFormStore.getTyped();
  const saved = takeSavedMessage();
  const { typedAt, begunAt, message } = isEmptyMessage(held.message) ? saved : held;
  // The topic of an earlier visit, with nothing written below it.
  const isBegunOnly = !isSavedInEntry() && withoutTopics(`${message.message}`) === '';
  fillFields(form, isBegunOnly ? { ...message, message: '' } : message);
  contactFormStore.setTyped(readFields(form), typedAt || undefined, begunAt || undefined);
}

const leaveTyped = () => leaveInTab(contactFormStore.getTyped());

/**
 * Brings back what was typed, saves it from then on, and takes it out of the fields once it was
 * sent or is a day old.
 */
function useKeptMessage(form: FormRef): void {
  const isAtAddress = useIsAtAddress();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const save = () => {
      // A link may have opened another page meanwhile.
      if (isAtAddress()) saveInEntry(contactFormStore.getTyped());
    };
    let waiting: number | undefined;
    const saveSoon = () => {
      window.clearTimeout(waiting);
      waiting = window.setTimeout(save, savePause);
    };
    // On the way out of the tab too, which a phone may throw away without another event.
    const forgetOrSave = () => {
      if (contactFormStore.getTyped() === nothingTyped) {
        element.reset();
        contactFormStore.setTyped(emptyMessage);
      }
      save();
    };
    // From the browser's cache for Back.
    const showAgain = () => {
      leaveInTab(nothingTyped);
      forgetOrSave();
    };
    bringBack(element);
    save();
    const ended = new AbortController();
    const { signal } = ended;
    element.addEventListener('input', saveSoon, { signal });
    document.addEventListener('visibilitychange', forgetOrSave, { signal });
    window.addEventListener('pageshow', showAgain, { signal });
    // Another tab has sent a message: this one's, if it was duplicated.
    window.addEventListener('storage', forgetOrSave, { signal });
    // To the end of the document, which may be left from another page of the site.
    window.addEventListener('pagehide', leaveTyped);
    return () => {
      ended.abort();
      contactFormStore.forgetResult();
    };
  }, [form, isAtAddress]);
}

/** After a submit: clears the fields on success, and brings the status into view. */
function useResult(state: FormState, form: FormRef, status: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (state === 'empty' || state === 'sending') return;
    if (state === 'success') {
      // Focus stays where it is if the visitor has moved it elsewhere meanwhile.
      const { activeElement, body } = document;
      const isWaiting = activeElement === body || form.current?.contains(activeElement);
      if (isWaiting && status.current) setFocus(status.current, { preventScroll: true });
      // Only now: in Firefox a reset moves the caret of a focused field, and a screen reader that
      // then reads the field cuts off the message.
      form.current?.reset();
    }
    // The status, with what follows it.
    status.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [state, form, status]);
}

/**
 * Begins the message about the topic that a link such as "Ask about PLC" has put in the address,
 * and returns it. The name's field, which a screen reader reads with it, then receives focus. The
 * form is at the top of the window, so that a phone shows the beginning of the message too.
 */
function useAskedTopic(state: FormState, form: FormRef) {
  const isSending = state === 'sending';
  const [begunTopic, setBegunTopic] = useState<string>();
  useEffect(() => {
    const topic = askedTopic(window.location.search);
    if (!form.current || !topic || isSending) return;
    const message = fieldOf(form.current, 'message');
    if (message) message.value = beginMessage(topic, message.value);
    setBegunTopic(topic);
    // Once is enough: on Back the visitor finds the message as they left it.
    replaceUrl(window.location.pathname);
    contactFormStore.setTyped(readFields(form.current));
    saveInEntry(contactFormStore.getTyped());
  }, [isSending, form]);
  useEffect(() => {
    if (!begunTopic || !form.current) return;
    document.getElementById(contactFormId)?.scrollIntoView({ behavior: 'instant' });
    fieldOf(form.current, 'name')?.focus({ preventScroll: true });
  }, [begunTopic, form]);
  return [begunTopic, setBegunTopic] as const;
}
