import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import contact from '#content/contact';
import text from '#content/labels/contact-form';
import { ContactForm } from '../../../src/features/contact-form/ContactForm';
import { contactFormStore } from '../../../src/features/contact-form/contactFormStore';
import { emptyMessage } from '../../../src/features/contact-form/contactMessage';
import { fill } from '../../../src/ui/fill';

/** The form service is another company's: here it answers what a test tells it to. */
let answer: (response: Pick<Response, 'ok' | 'json'>) => void;
let service: jest.Mock;
/** What ends a request that gets no answer. */
let limit: AbortController;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  contactFormStore.setDraft(emptyMessage);
  contactFormStore.forgetResult();
  service = jest.fn(
    (_, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  Object.assign(globalThis, { fetch: service });
  limit = new AbortController();
  AbortSignal.timeout = jest.fn(() => limit.signal);
});

const field = (name: string) => screen.getByRole('textbox', { name });
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');

const written = {
  name: 'Mārama',
  email: 'marama@plant.example',
  message: 'The filler stops.',
};

async function fillIn() {
  const user = userEvent.setup();
  await user.type(field(text.name), written.name);
  await user.type(field(text.email), written.email);
  await user.type(field(text.message), written.message);
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
  await act(async () => answer({ ...response, json: async () => ({}) }));
}

test('the three fields are required, and the browser checks the address', () => {
  render(<ContactForm />);
  for (const name of [text.name, text.email, text.message]) expect(field(name)).toBeRequired();
  expect(field(text.email)).toHaveAttribute('type', 'email');
  expect(field(text.name)).toHaveAttribute('autocomplete', 'name');
  expect(field(text.email)).toHaveAttribute('autocomplete', 'email');
});

test('who receives a message, what for and for how long is said below its button, with the way to say more', () => {
  render(<ContactForm />);
  const { formService = '', kept, privacyPage } = contact;
  const note = screen.getByText(`${fill(text.privacy, { service: formService })} ${kept}`);
  expect(button().compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link')).toHaveAttribute('href', privacyPage?.href);
});

test('while it is sending the fields keep what they hold, it cannot be sent twice, and focus may go on', async () => {
  render(<ContactForm />);
  const user = await fillIn();
  await user.click(button());
  expect(button()).toHaveTextContent(text.sending);
  for (const name of [text.name, text.email, text.message]) {
    expect(field(name)).toHaveAttribute('readonly');
  }
  fireEvent.submit(screen.getByRole('form'));
  const link = document.body.appendChild(document.createElement('button'));
  link.focus();
  await answerWith({ ok: true });
  expect(service).toHaveBeenCalledTimes(1);
  expect(link).toHaveFocus();
  link.remove();
  expect(field(text.name)).not.toHaveAttribute('readonly');
});

test('Enter held down sends no second time, and goes on with lines in the message', () => {
  render(<ContactForm />);
  const isLeftToBrowser = (name: string) =>
    fireEvent.keyDown(field(name), { key: 'Enter', repeat: true });
  expect(isLeftToBrowser(text.name)).toBe(false);
  expect(isLeftToBrowser(text.message)).toBe(true);
});

test('no answer within 15 s counts as an exception, and loses nothing', async () => {
  render(<ContactForm />);
  const user = await fillIn();
  await user.click(button());
  expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000);
  await act(async () => limit.abort(new DOMException('', 'TimeoutError')));
  expect(status()).toHaveTextContent(text.exception);
  expect(field(text.message)).toHaveValue(written.message);
  expect(button()).toHaveTextContent(text.send);
});

test('what fills the trap sends nothing, and says so; a second try is sent', async () => {
  const { container } = render(<ContactForm />);
  const user = await fillIn();
  const trap = container.querySelector('input[tabindex="-1"]');
  Object.assign(trap ?? {}, { value: 'https://plant.example' });
  await user.click(button());
  expect(status()).toHaveTextContent(text.exception);
  expect(field(text.message)).toHaveValue(written.message);
  expect(service).not.toHaveBeenCalled();
  await user.click(button());
  const { body } = service.mock.calls[0]?.[1] ?? {};
  expect(JSON.parse(body)).toEqual(written);
  await answerWith({ ok: true });
  expect(status()).toHaveTextContent(text.success);
});

test('a visitor who leaves while it is sending and comes back sees how it ends, and cannot send it twice', async () => {
  const user = await sendAndLeave();
  render(<ContactForm />);
  await user.click(button());
  await answerWith({ ok: true });
  expect(service).toHaveBeenCalledTimes(1);
  expect(status()).toHaveTextContent(text.success);
  for (const name of [text.name, text.email, text.message]) expect(field(name)).toHaveValue('');
});

test('asked about something else while a message is on its way, it begins the new one once the first has been sent', async () => {
  await sendAndLeave();
  window.history.replaceState(null, '', '?about=Robotics');
  render(<ContactForm />);
  expect(field(text.message)).toHaveValue(written.message);
  await answerWith({ ok: true });
  expect(field(text.message)).toHaveValue('About: Robotics\n\n');
  expect(field(text.name)).toHaveFocus();
  expect(status()).toHaveTextContent('✅');
  expect(window.location.search).toBe('');
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
