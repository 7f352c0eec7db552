import { useId } from 'react';
import content from '#content/contact';
import text from '#content/labels/contact-form';
import { Button } from '../../ui/Button';
import { fill } from '../../ui/fill';
import { TextField } from '../../ui/TextField';
import { beginningAbout } from '../ask-about/topicMessage';
import { telephoneWay } from '../contact-details/directWays';
import { WithNumbers } from '../contact-details/WithNumbers';
import { contactFormUrl } from './contactFormStore';
import { ownFields } from './contactMessage';
import type { FormField } from './content';
import { OwnField } from './OwnField';
import { useContactForm } from './useContactForm';

/** The receiver of a message, how long it is kept, and the page that says more. */
const { formService = text.service, kept, privacyPage } = content;

/** What is agreed to stands below what is written. */
const isConsent = ({ kind }: FormField): boolean => kind === 'consent';

/** The first step after a message, and when it comes: shown once the message was sent. */
const firstStep = content.next?.steps[0];

/**
 * 'Send Us a Message'.
 *
 * Accessibility: the form is a named landmark, for visitors who arrive in the middle of it; the
 * status region is there, and empty, from the start; its text is announced once and comes into
 * view; on success focus moves from the form to the status, on failure it stays on the button; that
 * the device was offline is an alert beside it.
 */
export function ContactForm() {
  const { state, topic, status, honeypot, ...form } = useContactForm();
  const beginningId = useId();
  // Words typed while the message is being sent would be cleared unsent.
  const sending = state === 'sending';
  const field = { readOnly: sending, required: true };
  const ownField = (own: FormField) => <OwnField key={own.name} readOnly={sending} {...own} />;
  return (
    <form
      action={contactFormUrl}
      method="post"
      aria-label={text.title}
      {...form}
      className="grid grid-cols-1 gap-y-4"
    >
      <div className="grid grid-cols-1 gap-x-(--gutter) gap-y-4 tablet:grid-cols-2">
        <TextField
          {...field}
          label={text.name}
          missing={text.nameMissing}
          name="name"
          autoComplete="name"
          aria-describedby={topic && beginningId}
        />
        <TextField
          {...field}
          label={text.email}
          missing={text.emailMissing}
          wrong={text.emailWrong}
          name="email"
          type="email"
          autoComplete="email"
        />
        {ownFields.filter((own) => !isConsent(own)).map(ownField)}
      </div>
      <TextField
        {...field}
        label={text.message}
        hint={text.messageHint}
        missing={text.messageMissing}
        name="message"
        rows={5}
        // Browsers would fill in a message that was sent again, on Back to a page that was left.
        autoComplete="off"
      />
      {ownFields.filter(isConsent).map(ownField)}
      {topic && (
        <p id={beginningId} hidden>
          {fill(text.begun, { beginning: beginningAbout(topic) })}
        </p>
      )}
      <Honeypot ref={honeypot} />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Button
          type="submit"
          aria-disabled={sending || undefined}
          className="aria-disabled:cursor-progress aria-disabled:border-fg aria-disabled:bg-tint! aria-disabled:text-fg! tablet:min-w-[11rem]"
        >
          {sending ? text.sending : text.send}
        </Button>
        {privacyPage && (
          // After the button: from the message, Tab goes on to it.
          <a href={privacyPage.href} data-print="none" className="link">
            {privacyPage.title}
          </a>
        )}
        <div className="max-w-prose scroll-my-6 grow basis-[16rem]">
          <p
            ref={status}
            role="status"
            data-state={state}
            className="font-strong data-[state=exception]:text-danger data-[state=refused]:text-danger data-[state=success]:text-success"
          >
            {state !== 'empty' && (
              // One element whose text changes: an exchanged one is announced as two changes. Only
              // screen readers need "Sending…", which the button shows: a second failure after it
              // is news to them.
              <span className={sending ? 'sr-only' : undefined}>{text[state]}</span>
            )}
          </p>
          {state === 'exception' && !navigator.onLine && (
            <p role="alert" className="mt-4">
              {`${text.offline} `}
              {telephoneWay && (
                <a href={telephoneWay.href} className="link">
                  <bdi>{telephoneWay.text}</bdi>
                </a>
              )}
            </p>
          )}
          {state === 'success' && firstStep && (
            <p className="mt-4 text-note">
              <strong className="block font-strong">{firstStep.when}</strong>
              <WithNumbers text={firstStep.what} />
            </p>
          )}
        </div>
      </div>
      <p data-print="none" className="max-w-[66ch] text-data text-soft">
        {[fill(text.privacy, { service: formService }), kept].filter(Boolean).join(' ')}
      </p>
    </form>
  );
}

/**
 * A field that only simple robots fill in. It has no name, so that no browser ever sends it, and no
 * word in it is known to programs that fill in forms for people.
 */
function Honeypot({ ref }: { ref: React.Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
      <label htmlFor="leave-empty">{text.honeypot}</label>
      <input
        ref={ref}
        id="leave-empty"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
        data-protonpass-ignore=""
      />
    </div>
  );
}
