import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { setFocus } from '../../ui/setFocus';
import { askedTopic, beginMessage } from '../ask-about/askedAbout';
import { replaceUrl } from '../navigation/historyState';
import { contactFormStore, type FormState } from './contactFormStore';
import { contactFormUrl } from './contactFormUrl';
import { contactFields } from './contactMessage';
import { fieldOf, readFields } from './formFields';
import { keepDraft, keptDraft } from './keptDraft';

const prerenderedState = (): FormState => 'empty';

type Refs = {
  form: RefObject<HTMLFormElement | null>;
  status: RefObject<HTMLElement | null>;
  honeypot: RefObject<HTMLInputElement | null>;
};

/**
 * The contact form's state and what its events do. Its fields are uncontrolled: what was typed
 * before hydration stays, and without JavaScript the form posts itself.
 */
export function useContactForm({ form, status, honeypot }: Refs) {
  const { subscribe, getState } = contactFormStore;
  const state = useSyncExternalStore(subscribe, getState, prerenderedState);
  useDraft(form);
  useResult(state, form, status);
  // After the effect above: a message about a topic is begun once the last one is cleared.
  useAskedTopic(state, form);

  return {
    state,
    saveDraft: (event: React.FormEvent<HTMLFormElement>) =>
      contactFormStore.setDraft(readFields(event.currentTarget)),
    submit: (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // Some programs that fill in forms fire no input event.
      contactFormStore.setDraft(readFields(event.currentTarget));
      contactFormStore.submit(contactFormUrl, Boolean(honeypot.current?.value));
    },
    // Held down, Enter would submit again as soon as the service has refused.
    ignoreHeldEnter: (event: React.KeyboardEvent) => {
      const isMultiline = event.target instanceof HTMLTextAreaElement;
      if (event.key === 'Enter' && event.repeat && !isMultiline) event.preventDefault();
    },
  };
}

/** Brings back what was typed before a visit to another page or a reload, where fields are empty. */
function useDraft(form: Refs['form']): void {
  useEffect(() => {
    if (!form.current) return;
    const held = contactFormStore.getDraft();
    const draft = contactFields.some((name) => held[name]) ? held : keptDraft();
    for (const name of contactFields) {
      const field = fieldOf(form.current, name);
      if (field?.value === '') field.value = draft[name];
    }
    contactFormStore.setDraft(readFields(form.current));
    const stopKeeping = keepDraft(form.current, contactFormStore.getDraft);
    return () => {
      stopKeeping();
      contactFormStore.forgetResult();
    };
  }, [form]);
}

/** After a submit: clears the fields on success, and brings the status into view. */
function useResult(state: FormState, form: Refs['form'], status: Refs['status']): void {
  useEffect(() => {
    if (state === 'empty' || state === 'sending') return;
    if (state === 'success') {
      form.current?.reset();
      // Focus stays where it is if the visitor has gone on to something else meanwhile.
      const { activeElement, body } = document;
      const isWaiting = activeElement === body || form.current?.contains(activeElement);
      if (isWaiting && status.current) setFocus(status.current, { preventScroll: true });
    }
    status.current?.scrollIntoView({ block: 'nearest' });
  }, [state, form, status]);
}

/** Begins the message about the topic that a link such as "Ask about PLC" has put in the address. */
function useAskedTopic(state: FormState, form: Refs['form']): void {
  const isSending = state === 'sending';
  useEffect(() => {
    const topic = askedTopic(window.location.search);
    if (!form.current || !topic || isSending) return;
    const message = fieldOf(form.current, 'message');
    if (message) message.value = beginMessage(topic, message.value);
    fieldOf(form.current, 'name')?.focus();
    // Once is enough: on Back the visitor finds the message as they left it.
    replaceUrl(window.location.pathname);
    contactFormStore.setDraft(readFields(form.current));
  }, [isSending, form]);
}
