import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { requireOne } from '../../ui/Boxes';
import { isBox } from '../../ui/isBox';
import { setFocus } from '../../ui/setFocus';
import { contactFormId } from '../ask-about/askParameter';
import { askedTopic, beginMessage, withoutTopics } from '../ask-about/topicMessage';
import { replaceUrl, savedScrollPosition } from '../history/historyEntry';
import { contactFormStore, type FormState } from './contactFormStore';
import { type ContactMessage, isEmptyMessage, messageFrom } from './contactMessage';
import { leaveInTab, nothingTyped, takeFromTab } from './savedMessage';

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
    // Held down, Enter would submit again as soon as the service has refused.
    onKeyDown: (event: React.KeyboardEvent) => {
      const isMultiline = event.target instanceof HTMLTextAreaElement;
      if (event.key === 'Enter' && event.repeat && !isMultiline) event.preventDefault();
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
  };
}

/** Whether what was typed lies with the tab, whose next document may have sent it. */
let isLeft = false;

/** Fills the fields that are empty with what was typed before another page or a reload. */
function bringBack(form: HTMLFormElement): void {
  const left = takeFromTab();
  const held = contactFormStore.getTyped();
  const { typedAt, message } = isLeft || isEmptyMessage(held.message) ? left : held;
  isLeft = false;
  // The topic of an earlier visit, with nothing written below it.
  const isNewVisit = savedScrollPosition() === undefined;
  const isBegunOnly = isNewVisit && withoutTopics(`${message.message}`) === '';
  fillFields(form, isBegunOnly ? { ...message, message: '' } : message);
  contactFormStore.setTyped(readFields(form), typedAt || undefined);
}

/** Leaves it with the tab, which a phone may throw away unseen, without another event. */
function leaveTyped({ type }: Event): void {
  if (type === 'pagehide' || document.hidden) isLeft = leaveInTab(contactFormStore.getTyped());
}

/**
 * Brings back what was typed, leaves it with the tab while the document is left, and takes it out
 * of the fields once it is a day old.
 */
function useKeptMessage(form: FormRef): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const bringBackAnew = () => {
      element.reset();
      bringBack(element);
    };
    const lookAgain = () => {
      if (contactFormStore.getTyped() === nothingTyped) bringBackAnew();
      if (document.hidden) return;
      leaveInTab(nothingTyped);
      isLeft = false;
    };
    // From the browser's cache for Back.
    const showAgain = () => {
      if (isLeft) bringBackAnew();
    };
    bringBack(element);
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('visibilitychange', lookAgain, { signal });
    window.addEventListener('pageshow', showAgain, { signal });
    // To the end of the document, which may be left from another page of the site.
    document.addEventListener('visibilitychange', leaveTyped);
    window.addEventListener('pagehide', leaveTyped);
    return () => {
      ended.abort();
      contactFormStore.forgetResult();
    };
  }, [form]);
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
  }, [isSending, form]);
  useEffect(() => {
    if (!begunTopic || !form.current) return;
    document.getElementById(contactFormId)?.scrollIntoView({ behavior: 'instant' });
    fieldOf(form.current, 'name')?.focus({ preventScroll: true });
  }, [begunTopic, form]);
  return [begunTopic, setBegunTopic] as const;
}
