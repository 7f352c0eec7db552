import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { setFocus } from '../../ui/setFocus';
import { contactFormId } from '../ask-about/askParameter';
import { askedTopic, beginMessage } from '../ask-about/topicMessage';
import { replaceUrl } from '../history/historyState';
import { useIsAtAddress } from '../history/useIsAtAddress';
import { contactFormStore, type FormState } from './contactFormStore';
import {
  type ContactField,
  contactFields,
  emptyMessage,
  isEmptyMessage,
  messageFrom,
} from './contactMessage';
import { autosaveDraft, isRestoredTooLate, noDraft, saveDraft, savedDraft } from './savedDraft';

/** A field of the form by its name. */
const fieldOf = (form: HTMLFormElement, name: ContactField) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

/** The current values of the form's fields. */
const readFields = (form: HTMLFormElement) =>
  messageFrom((name) => fieldOf(form, name)?.value ?? '');

type FormRef = RefObject<HTMLFormElement | null>;

/**
 * The contact form's state and what its events do. Its fields are uncontrolled: what was typed
 * before hydration stays, and without JavaScript the form posts itself.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const { subscribe, getState } = contactFormStore;
  const state = useSyncExternalStore(subscribe, getState, (): FormState => 'empty');
  useDraft(form);
  useResult(state, form, status);
  // After the effect above: the message about a topic starts after the previous one is cleared.
  const [topic, setTopic] = useAskedTopic(state, form);

  return {
    state,
    /** What a link has begun the message about, until it is sent. */
    topic,
    ref: form,
    status,
    honeypot,
    onInput: (event: React.FormEvent<HTMLFormElement>) =>
      contactFormStore.setDraft(readFields(event.currentTarget)),
    onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setTopic(undefined);
      // Some programs that fill in forms fire no input event.
      contactFormStore.setDraft(readFields(event.currentTarget));
      const trap = honeypot.current;
      const isTrapped = Boolean(trap?.value);
      // Whoever is told to try again has to succeed by it: nobody can empty a field that is not seen.
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

/**
 * Brings back what was typed before a visit to another page or a reload, where fields are empty, and
 * takes out of them what is of a message that was sent, or a day old.
 */
function useDraft(form: FormRef): void {
  const isAtAddress = useIsAtAddress();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (isRestoredTooLate()) element.reset();
    const held = contactFormStore.getDraft();
    const { message, typedAt } = isEmptyMessage(held.message) ? savedDraft() : held;
    for (const name of contactFields) {
      const field = fieldOf(element, name);
      if (field?.value === '') field.value = message[name];
    }
    contactFormStore.setDraft(readFields(element), typedAt || Date.now());
    const ended = new AbortController();
    autosaveDraft(element, contactFormStore.getDraft, isAtAddress, ended.signal);
    // One that is a day old when its visitor comes back to it, and one that the browser has held for Back
    // while the message was sent from another page.
    const forget = () => {
      if (contactFormStore.getDraft().typedAt > 0) return;
      element.reset();
      contactFormStore.setDraft(emptyMessage);
      saveDraft(noDraft);
    };
    window.addEventListener('pageshow', forget, { signal: ended.signal });
    document.addEventListener('visibilitychange', forget, { signal: ended.signal });
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
      // Only now: in Firefox it moves the caret of a field that has focus, and what a screen reader
      // then says of the field cuts off the message.
      form.current?.reset();
    }
    // The status, with what follows it.
    status.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [state, form, status]);
}

/**
 * Begins the message about the topic that a link such as "Ask about PLC" has put in the address, and
 * tells the topic, once it can be heard with the name's field, which then receives focus. The form is
 * at the top of the window then, so that a phone shows the beginning of the message too.
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
    contactFormStore.setDraft(readFields(form.current));
  }, [isSending, form]);
  useEffect(() => {
    if (!begunTopic || !form.current) return;
    document.getElementById(contactFormId)?.scrollIntoView({ behavior: 'instant' });
    fieldOf(form.current, 'name')?.focus({ preventScroll: true });
  }, [begunTopic, form]);
  return [begunTopic, setBegunTopic] as const;
}
