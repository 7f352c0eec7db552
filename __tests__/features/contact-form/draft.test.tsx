import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import text from '#content/labels/contact-form';
import { ContactForm } from '../../../src/features/contact-form/ContactForm';
import { contactFormStore } from '../../../src/features/contact-form/contactFormStore';
import { emptyMessage } from '../../../src/features/contact-form/contactMessage';
import { noteSent } from '../../../src/features/contact-form/savedDraft';

let now: number;

beforeEach(() => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.restoreAllMocks());

const message = () => screen.getByRole('textbox', { name: text.message });

/** Shows the form as on a visit, with nothing of an earlier one in memory. */
function visit() {
  contactFormStore.setDraft(emptyMessage, 0);
  return render(<ContactForm />);
}

async function begin() {
  const visited = visit();
  await userEvent.type(message(), 'The filler stops.');
  return visited;
}

const pass = (hours: number) => {
  now += hours * 60 * 60 * 1000;
};

test('a draft is forgotten a day after its last letter, whoever looks at it meanwhile', async () => {
  const { unmount } = await begin();
  document.dispatchEvent(new Event('visibilitychange'));
  unmount();
  pass(20);
  const again = visit();
  expect(message()).toHaveValue('The filler stops.');
  again.unmount();
  pass(5);
  visit();
  expect(message()).toHaveValue('');
  expect(window.history.state?.draft).toBeUndefined();
});

test('so it is in a page that was left open, once that is looked at again', async () => {
  await begin();
  pass(25);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(message()).toHaveValue('');
  expect(window.history.state?.draft).toBeUndefined();
});

test('a page that the browser has held for Back shows nothing of what was sent from another meanwhile', async () => {
  await begin();
  // Chromium under a test's control holds no page.
  const show = () => window.dispatchEvent(new Event('pageshow'));
  show();
  expect(message()).toHaveValue('The filler stops.');
  noteSent();
  show();
  expect(message()).toHaveValue('');
});
