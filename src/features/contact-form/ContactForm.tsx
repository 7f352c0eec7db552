import { useEffect, useRef, useSyncExternalStore } from 'react';
import { contactPage } from '../../content/contactPage';
import { Button } from '../../ui/Button';
import { setFocus } from '../../ui/setFocus';
import { TextArea, TextField } from '../../ui/TextField';
import { askedTopic, beginMessage } from '../ask-about/askedAbout';
import { replaceUrl } from '../navigation/historyState';
import { contactFormStore, type FormState } from './contactFormStore';
import { contactFormUrl } from './contactFormUrl';
import { type ContactMessage, contactFields } from './contactMessage';

const text = contactPage.form;

const statusTexts = {
  empty: '',
  sending: '',
  success: text.success,
  refused: text.refused,
  exception: text.exception,
} as const satisfies Record<FormState, string>;

const stateWhilePrerendering = (): FormState => 'empty';

function field(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element
    : null;
}

function read(form: HTMLFormElement): ContactMessage {
  const value = (name: (typeof contactFields)[number]) => field(form, name)?.value ?? '';
  return { name: value('name'), email: value('email'), message: value('message') };
}

/**
 * 'Send Us a Message'. The fields are the browser's own: what was typed before React woke up, or
 * before a visit to another page, is still there, and without JavaScript the form posts itself.
 *
 * Accessibility: the status region is there, and empty, from the start; its text is announced once
 * and comes into view; on success focus goes from the form to it, on failure it
 * stays on the button.
 */
export function ContactForm() {
  const state = useSyncExternalStore(
    contactFormStore.subscribe,
    contactFormStore.state,
    stateWhilePrerendering,
  );
  // What is typed meanwhile would be cleared unsent.
  const sending = state === 'sending';
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!form.current) return;
    const draft = contactFormStore.draft();
    for (const name of contactFields) {
      const element = field(form.current, name);
      if (element?.value === '') element.value = draft[name];
    }
    contactFormStore.write(read(form.current));
    return contactFormStore.leave;
  }, []);

  useEffect(() => {
    if (statusTexts[state] === '') return;
    if (state === 'success') {
      form.current?.reset();
      // Who has gone on to something else meanwhile is left there.
      const { activeElement, body } = document;
      const waiting = activeElement === body || form.current?.contains(activeElement);
      if (waiting && status.current) setFocus(status.current, { preventScroll: true });
    }
    status.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  // After the one above: a new message is begun once the last one has been sent and cleared.
  useEffect(() => {
    const topic = askedTopic(window.location.search);
    if (!form.current || !topic || sending) return;
    const message = field(form.current, 'message');
    if (message) message.value = beginMessage(topic, message.value);
    field(form.current, 'name')?.focus();
    // Done once: who comes back finds the page as they left it.
    replaceUrl(window.location.pathname);
    contactFormStore.write(read(form.current));
  }, [sending]);

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Not everything that fills a field tells it, as typing does.
    contactFormStore.write(read(event.currentTarget));
    contactFormStore.submit(contactFormUrl, Boolean(trap.current?.value));
  };

  // Held down, Enter would submit again as soon as the service has refused.
  const ignoreHeldEnter = (event: React.KeyboardEvent) => {
    const writing = event.target instanceof HTMLTextAreaElement;
    if (event.key === 'Enter' && event.repeat && !writing) event.preventDefault();
  };

  return (
    <form
      ref={form}
      action={contactFormUrl}
      method="post"
      onSubmit={submit}
      onKeyDown={ignoreHeldEnter}
      onInput={(event) => contactFormStore.write(read(event.currentTarget))}
      className="grid gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={text.name} name="name" autoComplete="name" readOnly={sending} required />
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="email"
          readOnly={sending}
          required
        />
      </div>
      <TextArea
        label={text.message}
        hint={text.messageHint}
        name="message"
        rows={7}
        readOnly={sending}
        required
      />
      {/* A trap for simple robots. It has no name, so that no browser ever sends it. */}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label htmlFor="website">{text.trap}</label>
        <input ref={trap} id="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button
          type="submit"
          aria-disabled={sending || undefined}
          className="aria-disabled:cursor-progress aria-disabled:border-ink aria-disabled:bg-mist aria-disabled:text-ink sm:min-w-[11rem]"
        >
          {sending ? text.sending : text.send}
        </Button>
        <p
          ref={status}
          role="status"
          data-state={state}
          className="max-w-prose scroll-my-6 grow basis-[16rem] rounded-sm font-semibold data-[state=exception]:text-danger data-[state=refused]:text-danger data-[state=success]:text-success"
        >
          {statusTexts[state]}
        </p>
      </div>
    </form>
  );
}
