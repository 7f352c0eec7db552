import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactPage } from '../../../src/content/contactPage';
import { ContactForm } from '../../../src/features/contact-form/ContactForm';
import { contactFormStore } from '../../../src/features/contact-form/contactFormStore';
import { emptyMessage } from '../../../src/features/contact-form/contactMessage';

const { form: text } = contactPage;

/** The form service is another company's: here it answers what a test tells it to. */
let answer: (response: { ok: boolean } | Error) => void;
let service: jest.Mock;

beforeEach(() => {
  contactFormStore.setDraft(emptyMessage);
  contactFormStore.forgetResult();
  service = jest.fn(
    () =>
      new Promise((resolve, reject) => {
        answer = (response) => (response instanceof Error ? reject(response) : resolve(response));
      }),
  );
  Object.assign(globalThis, { fetch: service });
  AbortSignal.timeout = () => new AbortController().signal;
});

const field = (name: string) => screen.getByRole('textbox', { name });
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');

async function fillIn() {
  const user = userEvent.setup();
  await user.type(field(text.name), 'Mārama');
  await user.type(field(text.email), 'marama@plant.example');
  await user.type(field(text.message), 'The filler stops.');
  return user;
}

/** Fills the form in, sends it and goes to another page before the service has answered. */
async function sendAndLeave() {
  const { unmount } = render(<ContactForm />);
  const user = await fillIn();
  await user.click(button());
  unmount();
  return user;
}

async function answerWith(response: { ok: boolean } | Error) {
  await act(async () => answer(response));
}

test('the three fields are required, and the browser checks the address', () => {
  render(<ContactForm />);
  for (const name of [text.name, text.email, text.message]) expect(field(name)).toBeRequired();
  expect(field(text.email)).toHaveAttribute('type', 'email');
  expect(field(text.name)).toHaveAttribute('autocomplete', 'name');
  expect(field(text.email)).toHaveAttribute('autocomplete', 'email');
});

describe('on success', () => {
  it('has moved focus before it clears the field that the message was sent from', async () => {
    render(<ContactForm />);
    const user = await fillIn();
    await user.type(field(text.email), '{Enter}');
    let focusedOnReset: Element | null = null;
    screen.getByRole('form').addEventListener('reset', () => {
      focusedOnReset = document.activeElement;
    });
    await answerWith({ ok: true });
    expect(focusedOnReset).toBe(status());
  });
});

describe.each<[string, { ok: boolean } | Error, string]>([
  ['the service refuses', { ok: false }, '❌ Failed to send message. Try again later.'],
  ['there is no answer', new Error('network'), '❌ Error sending message. Please try again.'],
])('when %s', (_, response, message) => {
  it('says so, keeps what was typed and the focus on the button, which works again', async () => {
    render(<ContactForm />);
    const user = await fillIn();
    await user.click(button());
    await answerWith(response);
    expect(status()).toHaveTextContent(message);
    expect(field(text.name)).toHaveValue('Mārama');
    expect(field(text.email)).toHaveValue('marama@plant.example');
    expect(field(text.message)).toHaveValue('The filler stops.');
    expect(button()).toHaveFocus();

    await user.click(button());
    // A region that says the same twice is heard once.
    expect(status()).toHaveTextContent(text.sending);
    await answerWith(response);
    expect(status()).toHaveTextContent(text.sending);
    await waitFor(() => expect(status()).toHaveTextContent(message));
    await user.click(button());
    await answerWith({ ok: true });
    expect(status()).toHaveTextContent('✅');
  });
});

test('what was sent is not there any more after a visit to another page', async () => {
  await sendAndLeave();
  await answerWith({ ok: true });
  render(<ContactForm />);
  expect(field(text.name)).toHaveValue('');
});

describe('asked about something else while a message is on its way', () => {
  const ask = () => window.history.replaceState(null, '', '?about=Robotics');
  afterEach(() => window.history.replaceState(null, '', '/'));
  const begun = 'About: Robotics\n\n';

  it('begins the new message once the first has been sent', async () => {
    await sendAndLeave();
    ask();
    render(<ContactForm />);
    expect(field(text.message)).toHaveValue('The filler stops.');
    await answerWith({ ok: true });
    expect(field(text.message)).toHaveValue(begun);
    expect(field(text.name)).toHaveFocus();
    expect(field(text.name)).toHaveAccessibleDescription(text.begun('About: Robotics'));
    expect(status()).toHaveTextContent('✅');
    expect(window.location.search).toBe('');
  });

  it('keeps the new message where the first was sent before the visitor came back', async () => {
    await sendAndLeave();
    await answerWith({ ok: true });
    ask();
    render(<ContactForm />);
    expect(field(text.message)).toHaveValue(begun);
    expect(field(text.name)).toHaveFocus();
  });
});

test('what fills a field without typing, as some password managers do, is sent as it stands', async () => {
  render(<ContactForm />);
  const user = await fillIn();
  Object.assign(field(text.name), { value: 'Aroha' });
  await user.click(button());
  expect(JSON.parse(service.mock.calls[0]?.[1].body)).toMatchObject({ name: 'Aroha' });
  await answerWith({ ok: true });
});

test('the result of a submit is not shown again on the next visit', async () => {
  const { unmount } = render(<ContactForm />);
  const user = await fillIn();
  await user.click(button());
  await answerWith({ ok: false });
  unmount();
  render(<ContactForm />);
  expect(status()).toBeEmptyDOMElement();
  expect(field(text.name)).toHaveValue('Mārama');
});

describe('the honeypot', () => {
  it('is out of the way of every person', () => {
    render(<ContactForm />);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    const trap = screen.getByLabelText(text.honeypot);
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).not.toHaveAttribute('name');
  });
});
