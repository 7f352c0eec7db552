import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import text from '#content/labels/contact-form';
import { ContactForm } from '../../../src/features/contact-form/ContactForm';
import { contactFormStore } from '../../../src/features/contact-form/contactFormStore';
import { emptyMessage } from '../../../src/features/contact-form/contactMessage';
import { noteSent } from '../../../src/features/contact-form/draft';
import { fill } from '../../../src/ui/fill';

/** The form service is another company's: here it answers what a test tells it to. */
let answer: (response: { ok: boolean }) => void;
let service: jest.Mock;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  contactFormStore.setDraft(emptyMessage);
  contactFormStore.forgetResult();
  service = jest.fn(
    () =>
      new Promise((resolve) => {
        answer = resolve;
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

async function answerWith(response: { ok: boolean }) {
  await act(async () => answer(response));
}

test('the three fields are required, and the browser checks the address', () => {
  render(<ContactForm />);
  for (const name of [text.name, text.email, text.message]) expect(field(name)).toBeRequired();
  expect(field(text.email)).toHaveAttribute('type', 'email');
  expect(field(text.name)).toHaveAttribute('autocomplete', 'name');
  expect(field(text.email)).toHaveAttribute('autocomplete', 'email');
});

test('on success it has moved focus before it clears the field that the message was sent from', async () => {
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
    expect(field(text.name)).toHaveAccessibleDescription(
      fill(text.begun, { beginning: 'About: Robotics' }),
    );
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

test('a page that the browser has held for Back shows nothing of what was sent from another meanwhile', async () => {
  render(<ContactForm />);
  await fillIn();
  // Chromium under a test's control holds no page.
  const show = () => window.dispatchEvent(new Event('pageshow'));
  show();
  expect(field(text.message)).toHaveValue('The filler stops.');
  noteSent();
  show();
  for (const name of [text.name, text.email, text.message]) expect(field(name)).toHaveValue('');
});
